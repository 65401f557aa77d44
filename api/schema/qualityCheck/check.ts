/** The interface of quality checks, and checks by a single statement or by a function on rows. */
import type { Context } from '../../context';
import type { Fragment } from '../../database/database';
import { perRequest } from '../../read/loader';
import { pageOf, pageOfRows, type PageArguments } from '../../read/pagination';
import type { PostRow } from '../../read/rows';

export type CheckedLanguage = 'turkish' | 'english';

export type QualityCheckKind =
  | 'emptyGloss'
  | 'sameGlossOnNeighbors'
  | 'deadReference'
  | 'referenceOutside'
  | 'sharedSynonym'
  | 'withoutOwnVerse'
  | 'countDiffers'
  | 'versesDiffer'
  | 'arabicDiffers';

export interface FindingRow {
  /** Type of the target in the schema, and its integer key. */
  typename: 'Word' | 'Verse' | 'Post' | 'PostVerse' | 'TermElement';
  id: number;
  /** Position among the findings of the check. */
  place: number[];
  verseKey: string | null;
  post: PostRow | null;
  text: string;
  expected: string | null;
}

export interface Check {
  kind: QualityCheckKind;
  /** Null if the check does not concern a language. */
  language: CheckedLanguage | null;
  count(context: Context): Promise<number>;
  page(args: PageArguments, context: Context): ReturnType<typeof pageOf<FindingRow>>;
}

/** The columns of the order for places with this number of parts. */
const orderColumns = (parts: number) =>
  Array.from({ length: parts }, (_, index) => `f.place[${index + 1}]`);

interface Statement extends Pick<Check, 'kind' | 'language'> {
  /** Selects all findings; each row is a `FindingRow`. */
  findings: Fragment;
  /** Number of parts of a place. */
  parts: number;
}

export function checkBySql({ kind, language, findings, parts }: Statement): Check {
  const counts = perRequest<QualityCheckKind, number>(async (_kinds, { database: { sql } }) => {
    const [row] = await sql<{ count: number }>`SELECT count(*)::int AS count FROM (${findings}) f`;
    return new Map([[kind, row?.count ?? 0]]);
  });
  const count = async (context: Context) => (await counts(context).load(kind)) ?? 0;
  return {
    kind,
    language,
    count,
    page: (args, context) =>
      pageOf<FindingRow>(args, {
        columns: orderColumns(parts),
        placeOf: ({ place }) => place,
        read: (where, order) =>
          context.database.sql<FindingRow>`SELECT f.* FROM (${findings}) f WHERE ${where} ${order}`,
        count: async () => [{ count: await count(context) }],
      }),
  };
}

interface Computed extends Pick<Check, 'kind' | 'language'> {
  /** Finds everything, in the order of the places. */
  find(context: Context): Promise<FindingRow[]>;
  /** Number of parts of a place. */
  parts: number;
}

/** A check that needs more than SQL; it runs once per request. */
export function checkByRows({ kind, language, find, parts }: Computed): Check {
  const findings = perRequest<QualityCheckKind, FindingRow[]>(
    async (_kinds, context) => new Map([[kind, await find(context)]]),
  );
  const all = async (context: Context) => (await findings(context).load(kind)) ?? [];
  return {
    kind,
    language,
    count: async (context) => (await all(context)).length,
    page: async (args, context) =>
      pageOfRows(args, await all(context), {
        columns: orderColumns(parts),
        placeOf: ({ place }) => place,
      }),
  };
}
