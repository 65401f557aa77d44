import { builder } from '../../builder';
import { perRequest } from '../../read/loader';

const counts = perRequest<number, number>(async (ids, { database: { sql } }) => {
  const rows = await sql<{ id: number; count: number }>`
    SELECT "changeSetId" AS id, count(*)::int AS count
    FROM "Revision" WHERE "changeSetId" = ANY(${[...ids]}::int[]) GROUP BY "changeSetId"`;
  return new Map(rows.map(({ id, count }) => [id, count]));
});

export const changeSet = builder.objectType('ChangeSet', {
  description:
    'Changes of several rows that were made together, such as one gloss for many words. `revisions(changeSetId:)` lists them.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', {
      description: 'Integer key: that of the first of its revisions.',
    }),
    numberOfChanges: t.int({
      description: 'Number of rows that were changed, at least 2.',
      resolve: async ({ id }, _args, context) => (await counts(context).load(id)) ?? 0,
    }),
  }),
});

builder.prismaObjectField('Revision', 'changeSet', (t) =>
  t.field({
    type: changeSet,
    nullable: true,
    description: 'The changes with which it was made; null if it was made alone.',
    resolve: ({ changeSetId }) => (changeSetId === null ? null : { id: changeSetId }),
  }),
);
