/** Reads the rows that a table had at an earlier content revision. */
import { Fragment, fragment, type Sql } from '../../database/database';
import { tableOf, type KindOfTable } from './contentTables';
import { undone, type JsonRow, type LoggedChange } from './undo';

/** A column of a table by which rows are chosen. */
type Owner = 'id' | 'verseId' | 'postId' | 'termId' | 'termElementId';

export interface PastRows<Row> {
  rows: Row[];
  /** Revisions that changed what is shown of the rows since, in any order. */
  later: number[];
}

interface Asked {
  revision: number;
  column: Owner;
  values: readonly number[];
  /** Columns of which changes count as later ones, and fields of the log that follow from other rows. */
  shown: readonly string[];
}

/** A change of a row, or of what another row lets readers see of it. */
type FoundChange = (LoggedChange | { operation: 'affected' }) & {
  revision: number;
  fields: string[];
};

interface FoundRow {
  /** The present row. */
  row: JsonRow | null;
  changes: FoundChange[];
}

const isOfRow = (change: FoundChange): change is FoundChange & LoggedChange =>
  change.operation !== 'affected';

const changesAny = (shown: readonly string[], { operation, fields }: FoundChange) =>
  operation === 'created' ||
  operation === 'deleted' ||
  fields.some((field) => shown.includes(field));

const name = (text: string) => new Fragment([text], []);

/** Reads the rows of a kind whose column had one of these values at a revision, in one statement. */
export async function pastRows<Row>(
  sql: Sql,
  kind: KindOfTable,
  { revision, column, values, shown }: Asked,
): Promise<PastRows<Row>> {
  const [table, key, otherKey] = tableOf(kind);
  const other = otherKey ? fragment`t.${name(otherKey)}` : fragment`NULL::int`;
  const isSince = fragment`c.kind = ${kind}::"ContentKind" AND c.revision > ${revision}`;
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
        'operation', c.operation, 'before', c.before, 'revision', c.revision, 'fields', c.fields
      ) ORDER BY c.revision DESC, c.id DESC)
      FROM "ContentChange" c
      WHERE ${isSince} AND c."rowId" = k.id AND c."otherId" IS NOT DISTINCT FROM k.other
    ), '[]') AS changes
    FROM keys k LEFT JOIN ${name(table)} t
      ON t.${name(key)} = k.id AND ${otherKey ? fragment`${other} = k.other` : fragment`TRUE`}`;
  const past = found.map(({ row, changes }) => ({
    row: undone(row ?? undefined, changes.filter(isOfRow)),
    later: changes.filter((change) => changesAny(shown, change)),
  }));
  const rows = past.flatMap(({ row }) => (values.includes(row?.[column] as number) ? row : []));
  return {
    rows: rows as Row[],
    later: past.flatMap(({ later }) => later.map((change) => change.revision)),
  };
}
