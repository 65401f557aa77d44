/** The public content as rows, for tests of the log of its changes. */
import type { Database } from '../../api/database/database';
import { ContentKind, type ContentChange } from '../../api/__generated__/prisma/client';

type Row = Record<string, unknown>;

/** Rows by kind and key. */
export type ContentState = Map<string, Row>;

const KEYS: Partial<Record<ContentKind, string[]>> = {
  importedWord: ['wordId'],
  termElementWord: ['termElementId', 'wordId'],
  termElementVerse: ['termElementId', 'verseId'],
};
const ADMIN_COLUMNS = ['turkishTranslationAdmin', 'englishTranslationAdmin'];
/** The edits of the tests change no words of other verses. */
const EDITED_WORDS = `"verseId" < 10 OR "verseId" > 6220`;
const CONDITIONS: Partial<Record<ContentKind, string>> = {
  word: EDITED_WORDS,
  importedWord: `"wordId" IN (SELECT id FROM "Word" WHERE ${EDITED_WORDS})`,
};

const nameOf = (kind: ContentKind, ...ids: (number | null | undefined)[]) =>
  [kind, ...ids.filter((id) => id != null)].join(' ');

/** All rows without the columns of admins; words only of the verses that edits of the tests change. */
export async function contentState({ prisma }: Database): Promise<ContentState> {
  const state: ContentState = new Map();
  for (const kind of Object.values(ContentKind)) {
    const table = kind.charAt(0).toUpperCase() + kind.slice(1);
    const rows = await prisma.$queryRawUnsafe<{ row: Row }[]>(
      `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE ${CONDITIONS[kind] ?? 'TRUE'}`,
    );
    const [first = 'id', second] = KEYS[kind] ?? [];
    for (const { row } of rows) {
      const columns = Object.entries(row).filter(([column]) => !ADMIN_COLUMNS.includes(column));
      const keys = [first, ...(second ? [second] : [])].map((column) => Number(row[column]));
      state.set(nameOf(kind, ...keys), Object.fromEntries(columns));
    }
  }
  return state;
}

/** The changes that were written after others, the latest first. */
export const changesAfter = ({ prisma }: Database, revision: number): Promise<ContentChange[]> =>
  prisma.contentChange.findMany({
    where: { revision: { gt: revision } },
    orderBy: [{ revision: 'desc' }, { id: 'desc' }],
  });

/** The content before these changes. */
export function undone(state: ContentState, changes: readonly ContentChange[]): ContentState {
  const rows = new Map(state);
  for (const { kind, rowId, otherId, operation, before } of changes) {
    const name = nameOf(kind, rowId, otherId);
    if (operation === 'created') rows.delete(name);
    if (operation === 'deleted') rows.set(name, before as Row);
    if (operation === 'updated') rows.set(name, { ...rows.get(name), ...(before as Row) });
  }
  return rows;
}

/** The rows that two states don't have in common. */
export const differencesOf = (one: ContentState, other: ContentState) =>
  [...new Set([...one.keys(), ...other.keys()])].flatMap((name) => {
    const rows = [one.get(name), other.get(name)];
    return textOf(rows[0]) === textOf(rows[1]) ? [] : [{ name, rows }];
  });

const textOf = (row: Row | undefined) =>
  row && JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
