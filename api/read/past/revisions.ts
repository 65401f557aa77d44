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

const KEY = 0;

/** Read once in a request, so that all its fields agree. */
const known = perRequest<number, KnownRevisions>(async (_keys, { database: { sql } }) => {
  const [row] = await sql<KnownRevisions>`
    SELECT "loggedSince" AS first, revision AS last FROM "ContentRevision"`;
  return new Map([[KEY, row ?? { first: 0, last: 0 }]]);
});

export const knownRevisions = async (context: Context): Promise<KnownRevisions> =>
  (await known(context).load(KEY)) ?? { first: 0, last: 0 };

/** @throws {GraphQLError} for a revision that cannot be shown, with those that can */
export async function checkRevision(revision: number, context: Context): Promise<void> {
  const { first, last } = await knownRevisions(context);
  if (revision >= first && revision <= last) return;
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
