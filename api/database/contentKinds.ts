/** Kinds of rows whose changes others may know; named after the types of the schema. */
export const CONTENT_KINDS = [
  'surah',
  'verse',
  'word',
  'root',
  'post',
  'postVerse',
  'term',
  'termElement',
  'verseAlias',
  'character',
  'readingSign',
] as const;

export type PublicKind = (typeof CONTENT_KINDS)[number];
