import type { ContentKind } from '../__generated__/prisma/client';

/** Kinds of rows of the public tables, whose changes others may know. */
export const PUBLIC_KINDS = [
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
  'translation',
  'translationVerse',
] as const satisfies ContentKind[];

export type PublicKind = (typeof PUBLIC_KINDS)[number];
