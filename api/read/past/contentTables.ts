import type { ContentKind } from '../../__generated__/prisma/client';

/** Tables by the kinds of their rows, with the columns of their keys: `rowId` and `otherId` of a change. */
export const CONTENT_TABLES = {
  surah: ['"Surah"', 'id'],
  verse: ['"Verse"', 'id'],
  importedWord: ['"ImportedWord"', '"wordId"'],
  word: ['"Word"', 'id'],
  root: ['"Root"', 'id'],
  post: ['"Post"', 'id'],
  postVerse: ['"PostVerse"', 'id'],
  term: ['"Term"', 'id'],
  termElement: ['"TermElement"', 'id'],
  termElementWord: ['"TermElementWord"', '"termElementId"', '"wordId"'],
  termElementVerse: ['"TermElementVerse"', '"termElementId"', '"verseId"'],
  verseAlias: ['"VerseAlias"', 'id'],
  character: ['"Character"', 'id'],
  readingSign: ['"ReadingSign"', 'id'],
  translation: ['"Translation"', 'id'],
  translationVerse: ['"TranslationVerse"', 'id'],
} as const satisfies Partial<Record<ContentKind, readonly [table: string, ...key: string[]]>>;

export type KindOfTable = keyof typeof CONTENT_TABLES;

/** @returns the name of the table, and of the columns of its key; the second is undefined if it has one column */
export const tableOf = (kind: KindOfTable) =>
  CONTENT_TABLES[kind] as readonly [table: string, key: string, otherKey?: string];
