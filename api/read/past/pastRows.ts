/** Reads the rows that a table had at an earlier content revision. */
import type { ContentKind } from '../../__generated__/prisma/client';
import { Fragment, fragment, type Sql } from '../../database/database';
import { undone, type JsonRow, type LoggedChange } from './undo';

/** Tables by the kinds of their rows, with the columns of their keys. */
const TABLES = {
  surah: ['"Surah"', 'id'],
  verse: ['"Verse"', 'id'],
  word: ['"Word"', 'id'],
  root: ['"Root"', 'id'],
  post: ['"Post"', 'id'],
  postVerse: ['"PostVerse"', 'id'],
  term: ['"Term"', 'id'],
  termElement: ['"TermElement"', 'id'],
  termElementVerse: ['"TermElementVerse"', '"termElementId"', '"verseId"'],
} as const satisfies Partial<Record<ContentKind, readonly [table: string, ...key: string[]]>>;

/** A column of a table by which rows are chosen. */
type Owner = 'id' | 'verseId' | 'postId' | 'termId' | 'termElementId';

export interface PastRows<Row> {
  rows: Row[];
  /** Revisions that changed what readers see of the rows since, in any order. */
  later: number[];
}

interface FoundRow {
  /** The present row. */
  row: JsonRow | null;
  changes: (LoggedChange & { revision: number })[];
}

/** Columns that pages of the past don't show. */
const UNSHOWN = /^(version|updatedAt)$|Source$|NeedsUpdate$/;

const isShown = ({ operation, before }: LoggedChange) =>
  operation !== 'updated' || Object.keys(before ?? {}).some((column) => !UNSHOWN.test(column));

const name = (text: string) => new Fragment([text], []);

/** Reads the rows of a kind whose column had one of these values at a revision, in one statement. */
export async function pastRows<Row>(
  sql: Sql,
  kind: keyof typeof TABLES,
  revision: number,
  column: Owner,
  values: readonly number[],
): Promise<PastRows<Row>> {
  const [table, key, otherKey] = TABLES[kind] as readonly [string, string, string?];
  const other = otherKey ? fragment`t.${name(otherKey)}` : fragment`NULL::int`;
  const isSince = fragment`c.kind = ${kind}::"ContentKind" AND c.revision > ${revision}
    AND c.operation <> 'affected'`;
  const owned = fragment`SELECT t.${name(key)}, ${other} FROM ${name(table)} t
    WHERE t.${name(`"${column}"`)} = ANY(${[...values]}::int[])`;
  // Rows that had another owner since, or were deleted. Words always stay in their verses.
  const owners =
    kind === 'word'
      ? owned
      : fragment`${owned} UNION SELECT c."rowId", c."otherId" FROM "ContentChange" c
          WHERE ${isSince} AND (c.before ->> ${column})::int = ANY(${[...values]}::int[])`;
  const keys = column === 'id' ? fragment`SELECT unnest(${[...values]}::int[]), NULL::int` : owners;
  const found = await sql<FoundRow>`
    WITH keys(id, other) AS (${keys})
    SELECT to_jsonb(t) AS row, COALESCE((
      SELECT json_agg(json_build_object(
        'operation', c.operation, 'before', c.before, 'revision', c.revision
      ) ORDER BY c.revision DESC, c.id DESC)
      FROM "ContentChange" c
      WHERE ${isSince} AND c."rowId" = k.id AND c."otherId" IS NOT DISTINCT FROM k.other
    ), '[]') AS changes
    FROM keys k LEFT JOIN ${name(table)} t
      ON t.${name(key)} = k.id AND ${otherKey ? fragment`${other} = k.other` : fragment`TRUE`}`;
  const past = found.map(({ row, changes }) => ({
    row: undone(row ?? undefined, changes),
    changes,
  }));
  const rows = past.flatMap(({ row }) => (values.includes(row?.[column] as number) ? row : []));
  return {
    rows: rows as Row[],
    later: past.flatMap(({ changes }) => changes.filter(isShown).map((change) => change.revision)),
  };
}
