/** The feed of changes: what has changed in the public content since a revision. */
import { GraphQLError } from 'graphql';
import { INT32 } from '../../text/limits';
import { PUBLIC_KINDS, type PublicKind } from '../database/contentKinds';
import { Fragment, fragment, type Sql } from '../database/database';
import { badInput } from '../errors';
import { withTablesAt } from './past/pastTables';
import { publicTables } from './tables/publicTables';
import type { PublicTable } from './tables/table';

/** A row as the downloads have it. */
export type TableRow = Record<string, unknown> & { databaseId: number };

/** All changes of one row after a revision. */
export interface ChangeRow {
  /** Of the last change. */
  revision: number;
  changedAt: Date;
  kind: PublicKind;
  rowId: number;
  fields: string[];
  /** By the names of the tables; null where the row is gone. Empty if they were not asked for. */
  tableRows: Record<string, TableRow | null>;
}

/** The row in the first of its tables; null if it is gone. */
export const rowOf = ({ tableRows }: ChangeRow): TableRow | null =>
  Object.values(tableRows)[0] ?? null;

/** Names of columns with the natural key of a row. */
const KEY_COLUMNS = ['key', 'letters', 'arabicLetter', 'sign', 'slug'];

/** The natural key of the row, such as "2:255"; null if it has none or is gone. */
export function keyOf(change: ChangeRow): string | null {
  const row = rowOf(change);
  const name = KEY_COLUMNS.find((column) => row && column in row);
  return name ? ((row?.[name] ?? null) as string | null) : null;
}

export interface ChangesPage {
  /** The changes are complete up to this revision. */
  contentRevision: number;
  /** The revision after which the log has every change. */
  loggedSince: number;
  changes: ChangeRow[];
  hasNextPage: boolean;
  endCursor: string | null;
}

interface Asked {
  since: number;
  /** The last revision; the present one by default, and that of `after` on further pages. */
  until?: number;
  kinds: readonly PublicKind[];
  first: number;
  after: string | null | undefined;
  /** Whether `tableRows` are those of now, those of `until`, or none. */
  tableRows: 'now' | 'past' | 'none';
}

/** The place of a change in the feed up to a revision. */
interface Place {
  until: number;
  revision: number;
  id: number;
}

/** @throws {GraphQLError} REVISION_TOO_OLD or REVISION_UNKNOWN if only the downloads have what the caller lacks */
export async function readChanges(sql: Sql, asked: Asked): Promise<ChangesPage> {
  const { since, kinds, first } = asked;
  const state = await stateOf(sql);
  const { until, revision, id } = asked.after
    ? placeOf(asked.after)
    : { until: asked.until ?? state.revision, revision: since, id: 0 };
  check(Math.max(since, until), since, state);
  // The embedded database does not know lists of an enum that was created since it was opened.
  const rows = await sql<Omit<ChangeRow, 'tableRows'> & { id: number }>`
    SELECT c.id, c.revision, c."changedAt", c.kind, c."rowId", (
      SELECT COALESCE(array_agg(DISTINCT f.name), '{}')
      FROM "ContentChange" o CROSS JOIN LATERAL unnest(o.fields) f(name)
      WHERE o.kind = c.kind AND o."rowId" = c."rowId" AND o.revision > ${since} AND o.revision <= ${until}
    ) AS fields
    FROM "ContentChange" c
    WHERE (c.revision, c.id) > (${revision}, ${id}) AND c.revision > ${since} AND c.revision <= ${until}
      AND c.kind = ANY(${[...kinds]}::text[]::"ContentKind"[])
      AND NOT EXISTS (
        SELECT 1 FROM "ContentChange" l
        WHERE l.kind = c.kind AND l."rowId" = c."rowId" AND l.revision <= ${until}
          AND (l.revision, l.id) > (c.revision, c.id)
      )
    ORDER BY c.revision, c.id LIMIT ${first + 1}`;
  const page = rows.slice(0, first);
  const last = page.at(-1);
  return {
    contentRevision: until,
    loggedSince: state.loggedSince,
    changes: await withTableRows(sql, page, asked.tableRows, until),
    hasNextPage: rows.length > first,
    endCursor: last ? cursorOf({ until, ...last }) : null,
  };
}

interface Summary {
  until: number;
  /** Number of rows that changed. */
  rows: number;
  /** Time of the last change; that of the first import without any. */
  changedAt: Date;
}

/**
 * What `readChanges` reads of all kinds.
 * @param asked the last revision; the present one by default
 */
export async function summaryOfChanges(
  sql: Sql,
  since: number,
  asked: number | undefined,
): Promise<Summary> {
  const state = await stateOf(sql);
  const until = asked ?? state.revision;
  check(Math.max(since, until), since, state);
  const [counted] = await sql<{ rows: number; changedAt: Date | null }>`
    SELECT count(DISTINCT (c.kind, c."rowId"))::int AS rows,
      COALESCE(max(c."changedAt"), (SELECT "filledAt" FROM "ContentRevision")) AS "changedAt"
    FROM "ContentChange" c
    WHERE c.revision > ${since} AND c.revision <= ${until}
      AND c.kind = ANY(${[...PUBLIC_KINDS]}::text[]::"ContentKind"[])`;
  return { until, rows: counted?.rows ?? 0, changedAt: new Date(counted?.changedAt ?? 0) };
}

interface State {
  revision: number;
  loggedSince: number;
}

async function stateOf(sql: Sql): Promise<State> {
  const [state] = await sql<State>`SELECT revision, "loggedSince" FROM "ContentRevision"`;
  return state ?? { revision: 0, loggedSince: 0 };
}

const START_OVER = 'Start from /downloads/manifest.json.';

function check(latest: number, since: number, { revision, loggedSince }: State): void {
  const details = { contentRevision: revision, oldestRevision: loggedSince };
  const refuse = (code: string, message: string) => {
    // Gone: no later request for the same changes succeeds.
    throw new GraphQLError(message, { extensions: { code, http: { status: 410 }, ...details } });
  };
  if (latest > revision) {
    refuse(
      'REVISION_UNKNOWN',
      `The content revision is ${revision}, so this server does not know ${latest}: its database was restored. ${START_OVER}`,
    );
  }
  if (since < loggedSince) {
    refuse(
      'REVISION_TOO_OLD',
      `The changes since revision ${since} are not known, only those since ${loggedSince} or later. ${START_OVER}`,
    );
  }
}

const cursorOf = ({ until, revision, id }: Place) =>
  Buffer.from(`changes:${until}:${revision}:${id}`).toString('base64url');

function placeOf(cursor: string): Place {
  const found = /^changes:(\d{1,9}):(\d{1,9}):(\d{1,10})$/.exec(
    Buffer.from(cursor, 'base64url').toString(),
  );
  const [until = 0, revision = 0, id = 0] = found?.slice(1).map(Number) ?? [];
  if (!found || id > INT32.maximum) {
    throw badInput('`after` must be an `endCursor` of `changes`.');
  }
  return { until, revision, id };
}

const tablesOf = (kind: PublicKind): PublicTable[] =>
  publicTables.filter((table) => table.kind === kind);

async function withTableRows(
  sql: Sql,
  changes: readonly Omit<ChangeRow, 'tableRows'>[],
  asked: Asked['tableRows'],
  until: number,
): Promise<ChangeRow[]> {
  const isAsked = asked !== 'none';
  const start = asked === 'past' ? withTablesAt(until) : fragment``;
  const rows = new Map<string, TableRow>();
  for (const kind of new Set(isAsked ? changes.map((change) => change.kind) : [])) {
    const ids = changes.filter((change) => change.kind === kind).map(({ rowId }) => rowId);
    for (const table of tablesOf(kind)) {
      for (const row of await readTableRows(sql, table, ids, start)) {
        rows.set(`${table.name} ${row.databaseId}`, row);
      }
    }
  }
  return changes.map((change) => {
    const tables = tablesOf(change.kind);
    const tableRows = Object.fromEntries(
      (isAsked ? tables : []).map(({ name }) => [
        name,
        rows.get(`${name} ${change.rowId}`) ?? null,
      ]),
    );
    return { ...change, fields: publicFields(change, tables), tableRows };
  });
}

/** @param start of the statement */
async function readTableRows(
  sql: Sql,
  table: PublicTable,
  ids: readonly number[],
  start: Fragment,
) {
  const names = table.columns.map(({ name }) => `rows."${name}"`).join(', ');
  const rows = await sql<{ object: string }>`${start}
    SELECT row_to_json((SELECT o FROM (SELECT ${new Fragment([names], [])}) o))::text AS object
    FROM (${table.select}) rows WHERE rows."databaseId" = ANY(${[...ids]}::int[])`;
  return rows.map(({ object }) => JSON.parse(object) as TableRow);
}

/** Names of columns of the database that differ from those of the public rows. */
const PUBLIC_NAMES: Partial<Record<PublicKind, Record<string, string[]>>> = {
  word: { rootId: ['rootLetters'] },
  postVerse: { verseId: ['verseKey'] },
  termElement: { counting: ['leftOut', 'rules'] },
  verseAlias: { verseId: ['firstVerseKey'], lastVerseId: ['lastVerseKey'] },
};

/** Beside the columns of the tables, fields of the schema that only GraphQL has. */
const SCHEMA_FIELDS = ['leftOut', 'rules'];

function publicFields(
  { kind, fields }: Pick<ChangeRow, 'kind' | 'fields'>,
  tables: readonly PublicTable[],
): string[] {
  const known = new Set([...tables.flatMap(({ columns }) => columns.map(({ name }) => name))]);
  return fields
    .flatMap((name) => PUBLIC_NAMES[kind]?.[name] ?? [name])
    .filter((name) => known.has(name) || SCHEMA_FIELDS.includes(name))
    .sort();
}
