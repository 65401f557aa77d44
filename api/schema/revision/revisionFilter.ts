/** Which revisions a list has. */
import type { Prisma, RevisionEntity } from '../../__generated__/prisma/client';
import { VERSE_COUNTS } from '../../../text/verseCounts';
import { verseIdOf } from '../../../text/verseReference';
import type { Database } from '../../database/database';
import { badInput, quoted } from '../../errors';

export interface RevisionFilter {
  entity?: RevisionEntity | null | undefined;
  entityId?: number | null | undefined;
  adminName?: string | null | undefined;
  /** Times in ISO 8601. */
  since?: string | null | undefined;
  until?: string | null | undefined;
  surah?: number | null | undefined;
  changeSetId?: number | null | undefined;
  /** Only the first of the changes of each change set that fulfill the other conditions. */
  isGrouped?: boolean | null | undefined;
}

/**
 * The condition of a list of revisions.
 * @throws {GraphQLError} for a text that is no time and a surah that does not exist
 */
export async function revisionsWhere(
  prisma: Database['prisma'],
  filter: RevisionFilter,
): Promise<Prisma.RevisionWhereInput> {
  const where = conditionsOf(filter);
  if (!filter.isGrouped) return where;
  return {
    AND: [where, { OR: [{ changeSetId: null }, await firstOfSets(prisma, filter, where)] }],
  };
}

/** The first change of each change set. */
async function firstOfSets(
  prisma: Database['prisma'],
  { entityId, surah }: RevisionFilter,
  where: Prisma.RevisionWhereInput,
): Promise<Prisma.RevisionWhereInput> {
  // The changes of a set have the same kind, admin and time, but are of several words, which can be of several surahs.
  if (entityId == null && surah == null)
    return { changeSetId: { equals: prisma.revision.fields.id } };
  const sets = await prisma.revision.groupBy({
    by: ['changeSetId'],
    where: { AND: [where, { changeSetId: { not: null } }] },
    _min: { id: true },
  });
  return { id: { in: sets.flatMap(({ _min: { id } }) => id ?? []) } };
}

function conditionsOf(filter: RevisionFilter): Prisma.RevisionWhereInput {
  const { entity, entityId, adminName, since, until, surah, changeSetId } = filter;
  return {
    entity: entity ?? undefined,
    entityId: entityId ?? undefined,
    adminName: adminName ?? undefined,
    createdAt: { gte: timeOf('since', since), lt: timeOf('until', until) },
    changeSetId: changeSetId ?? undefined,
    OR: surah == null ? undefined : ofSurah(surah),
  };
}

const ISO_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

function timeOf(name: string, text: string | null | undefined): Date | undefined {
  if (text == null) return undefined;
  const time = new Date(text);
  if (ISO_TIME.test(text) && !Number.isNaN(time.getTime())) return time;
  throw badInput(
    `\`${name}\` must be a date or a time with its zone in ISO 8601, such as "2026-03-01" or "2026-03-01T18:30:00Z"; got ${quoted(text)}.`,
  );
}

/** The changes of a surah, of its verses and words, and of the rows of other kinds that belong to one of its verses. */
function ofSurah(surah: number): Prisma.RevisionWhereInput[] {
  const verses = VERSE_COUNTS[surah - 1];
  if (verses === undefined) {
    throw badInput(`\`surah\` must be 1 to ${VERSE_COUNTS.length}; got ${surah}.`);
  }
  const ids = {
    gte: verseIdOf({ surah, verse: 1 }),
    lte: verseIdOf({ surah, verse: verses }),
  };
  const isOfVerse = { path: ['verseId'], ...ids };
  return [
    { entity: 'surah', entityId: surah },
    { entity: 'verse', entityId: ids },
    {
      entity: { in: ['word', 'postVerse', 'verseAlias'] },
      OR: [{ after: isOfVerse }, { before: isOfVerse }],
    },
  ];
}
