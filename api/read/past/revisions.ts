/** The content revisions that can be shown. */
import type { Context } from '../../context';
import { badInput } from '../../errors';
import { perRequest } from '../loader';

export interface KnownRevisions {
  /** The earliest one: later changes are logged. */
  first: number;
  /** The present one. */
  last: number;
}

interface Past extends KnownRevisions {
  /** The first and the last revision of each gap between them. */
  lost: number[];
}

const KEY = 0;

/** Read once in a request, so that all its fields agree. */
const past = perRequest<number, Past>(async (_keys, { database: { sql } }) => {
  const [row] = await sql<Past>`
    SELECT "pastSince" AS first, revision AS last, "lostRevisions" AS lost FROM "ContentRevision"`;
  return new Map([[KEY, row ?? { first: 0, last: 0, lost: [] }]]);
});

/** @returns revisions that can be shown in place of one that cannot: those after the gap if it is in one; undefined if it can */
export async function knownInPlaceOf(
  revision: number,
  context: Context,
): Promise<KnownRevisions | undefined> {
  const { first = 0, last = 0, lost = [] } = (await past(context).load(KEY)) ?? {};
  if (revision < first || revision > last) return { first, last };
  const end = lost.findIndex((one, index) => index % 2 === 1 && one >= revision);
  const [start = Infinity, ended = 0] = lost.slice(Math.max(end - 1, 0), end + 1);
  return start <= revision ? { first: ended + 1, last } : undefined;
}

/** @throws {GraphQLError} for a revision that cannot be shown, with those that can */
export async function checkRevision(revision: number, context: Context): Promise<void> {
  const known = await knownInPlaceOf(revision, context);
  if (!known) return;
  const { first, last } = known;
  throw badInput(
    `\`revision\` must be a content revision from ${first}, since which changes are logged, to ${last}, the present one; got ${revision}.`,
  );
}

/**
 * When a change of content was logged, by its revision: that of the latest one up to it; null if none was.
 * Times from before the log have the revision 0.
 */
export async function timeOf(revision: number, { database: { sql } }: Context) {
  const [row] = await sql<{ time: string | null }>`
    SELECT to_char("changedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS time
    FROM "ContentChange" WHERE revision > 0 AND revision <= ${revision} ORDER BY revision DESC, id DESC LIMIT 1`;
  return row?.time ?? null;
}
