import type { FailedSearch } from '../../prisma/client/client';
import { builder, parseDatabaseId } from '../builder';
import { adminOf, type Context } from '../context';
import { fragment } from '../database/database';
import { pageOf } from '../pages';

const failedSearchOrder = builder.enumType('FailedSearchOrder', {
  description: 'What comes first in a list of searches that found nothing.',
  values: {
    NEWEST: { value: 'newest', description: 'What was searched last.' },
    MOST_FREQUENT: { value: 'mostFrequent', description: 'What was searched most often.' },
  } as const,
});

const iso = (time: Date) => new Date(time).toISOString();

builder.loadableNode('FailedSearch', {
  description:
    'A search that found nothing: what was typed, not who typed it. At most 1,000 are kept; those that came once go first. Only an admin can fetch one by `node`.',
  id: { resolve: (search) => search.id, parse: parseDatabaseId },
  load: async (ids: number[], context: Context) => {
    await adminOf(context);
    return context.database.sql<FailedSearch>`
      SELECT * FROM "FailedSearch" WHERE id = ANY(${ids}::int[])`;
  },
  sort: (search: FailedSearch) => search.id,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key.' }),
    query: t.exposeString('query', {
      description: 'As typed, on one line, at most 200 characters; unique.',
    }),
    count: t.exposeInt('count', {
      description: 'How often it was searched.',
    }),
    firstAt: t.string({
      description: 'When it was counted first, in ISO 8601, UTC, to about 5 seconds.',
      resolve: ({ firstAt }) => iso(firstAt),
    }),
    lastAt: t.string({
      description: 'When it was counted last, likewise.',
      resolve: ({ lastAt }) => iso(lastAt),
    }),
  }),
});

/** Cursors have the time in milliseconds since 1970. */
const ORDERS = {
  newest: {
    columns: ['f."lastAt"', 'f.id'],
    digits: [13],
    placeOf: ({ lastAt, id }: FailedSearch) => [new Date(lastAt).getTime(), id],
    valuesOf: ([time = 0, id = 0]: number[]) => [
      fragment`to_timestamp(${time}::float8 / 1000)`,
      id,
    ],
  },
  mostFrequent: {
    columns: ['f.count', 'f.id'],
    placeOf: ({ count, id }: FailedSearch) => [count, id],
  },
};

builder.queryField('failedSearches', (t) =>
  t.connection(
    {
      type: 'FailedSearch',
      directives: { admin: {} },
      description: 'Searches that found nothing, for what could be found by another name or text.',
      args: {
        order: t.arg({
          type: failedSearchOrder,
          defaultValue: 'newest',
          description: 'What comes first.',
        }),
      },
      resolve: (_query, { order, ...args }, { database: { sql } }) =>
        pageOf(args, {
          ...ORDERS[order ?? 'newest'],
          isDescending: true,
          read: (where, by) =>
            sql<FailedSearch>`SELECT f.* FROM "FailedSearch" f WHERE ${where} ${by}`,
          count: () => sql`SELECT count(*)::int AS count FROM "FailedSearch"`,
        }),
    },
    { name: 'FailedSearchConnection', description: 'A page of searches that found nothing.' },
    { name: 'FailedSearchEdge', description: 'A search that found nothing, with its place.' },
  ),
);
