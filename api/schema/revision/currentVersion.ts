/** The current version of the row that a revision changed. */
import type { RevisionEntity } from '../../__generated__/prisma/client';
import { builder } from '../../builder';
import type { Context } from '../../context';
import { fragment, type Fragment } from '../../database/database';
import { perRequest } from '../../read/loader';

const TABLES: Record<RevisionEntity, Fragment> = {
  surah: fragment`"Surah"`,
  verse: fragment`"Verse"`,
  word: fragment`"Word"`,
  post: fragment`"Post"`,
  postVerse: fragment`"PostVerse"`,
  term: fragment`"Term"`,
  termElement: fragment`"TermElement"`,
  character: fragment`"Character"`,
  verseAlias: fragment`"VerseAlias"`,
};

/** Reads the versions of all rows of one kind for a page of revisions in one statement. */
const versionsIn = (table: Fragment) =>
  perRequest<number, number>(async (ids, { database: { sql } }: Context) => {
    const rows = await sql<{ id: number; version: number }>`
      SELECT id, version FROM ${table} WHERE id = ANY(${[...ids]}::int[])`;
    return new Map(rows.map(({ id, version }) => [id, version]));
  });

const versions = Object.fromEntries(
  Object.entries(TABLES).map(([entity, table]) => [entity, versionsIn(table)]),
) as Record<RevisionEntity, ReturnType<typeof versionsIn>>;

builder.prismaObjectField('Revision', 'currentVersion', (t) =>
  t.int({
    nullable: true,
    description:
      'The version that the row has now, for `expectedVersion`; a deleted row has one too. Null for a verse that is no longer in its post: there is nothing to restore until it is added to the post again.',
    resolve: async ({ entity, entityId }, _args, context) =>
      (await versions[entity](context).load(entityId)) ?? null,
  }),
);
