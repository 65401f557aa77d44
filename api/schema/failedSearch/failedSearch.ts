import { builder } from '../../builder';
import type { FailedSearch } from '../../__generated__/prisma/client';
import { adminOf } from '../../context';
import type { Fragment } from '../../database/database';
import { fragment } from '../../database/database';
import { pageOf } from '../../read/pagination';
import { findName, searchNamesOf } from '../../read/searchNames';
import { SEARCH_LIMITS } from '../../../text/searchLimits';

const failedSearchOrder = builder.enumType('FailedSearchOrder', {
  description: 'Order of a list of failed searches.',
  values: {
    NEWEST: { value: 'newest', description: 'Latest first.' },
    MOST_FREQUENT: {
      value: 'mostFrequent',
      description: 'Most frequent first, by the sum of `count` and `refinedCount`.',
    },
  } as const,
});

const failedSearchNode = builder.prismaNode('FailedSearch', {
  description:
    'A query that was searched without results, of which a word occurs nowhere, or that readers refined; who searched it is not recorded. At most 1,000 queries are stored; rare ones are deleted first. Only an admin can fetch one by `node`.',
  id: { field: 'id' },
  nullable: true,
  findUnique: async (id, context) => {
    await adminOf(context);
    return { id: Number(id) };
  },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key.' }),
    query: t.exposeString('query', {
      description: `The query as typed, on one line, at most ${SEARCH_LIMITS.queryCharacters} characters; unique.`,
    }),
    count: t.exposeInt('count', {
      description:
        'How often the query was searched without results or with a word that occurs nowhere; 0 if it was only refined.',
    }),
    refinedCount: t.exposeInt('refinedCount', {
      description:
        'How often a reader of this site opened none of its results and searched for something else within two minutes.',
    }),
    isName: t.boolean({
      description: 'True if the query is a name of verses now, which searches find.',
      resolve: async ({ query }, _args, context) =>
        findName(await searchNamesOf(context), query) !== undefined,
    }),
    lastRefinedTo: t.exposeString('lastRefinedTo', {
      nullable: true,
      description: `What a reader last searched for instead, at most ${SEARCH_LIMITS.queryCharacters} characters; null if the query was never refined.`,
    }),
    firstAt: t.string({
      description:
        'When the query was first counted, in ISO 8601, UTC, accurate to about 5 seconds.',
      resolve: ({ firstAt }) => new Date(firstAt).toISOString(),
    }),
    lastAt: t.string({
      description:
        'When the query was last counted, in ISO 8601, UTC, accurate to about 5 seconds.',
      resolve: ({ lastAt }) => new Date(lastAt).toISOString(),
    }),
  }),
});

const ORDERS = {
  newest: {
    columns: ['"lastAt"', 'id'],
    // A time in milliseconds since 1970.
    digits: [13],
    placeOf: ({ lastAt, id }: FailedSearch) => [new Date(lastAt).getTime(), id],
    valuesOf: ([time = 0, ...rest]: number[]): (number | Fragment)[] => [
      fragment`to_timestamp(${time}::float8 / 1000)`,
      ...rest,
    ],
  },
  mostFrequent: {
    columns: ['count + "refinedCount"', 'id'],
    placeOf: ({ count, refinedCount, id }: FailedSearch) => [count + refinedCount, id],
  },
};

builder.queryField('failedSearches', (t) =>
  t.connection(
    {
      type: failedSearchNode,
      directives: { admin: {} },
      description:
        'Searches without results or with words that occur nowhere, and those that readers refined, which show what names or texts are missing.',
      args: {
        order: t.arg({
          type: failedSearchOrder,
          defaultValue: 'newest',
          description: 'Order of the list.',
        }),
      },
      resolve: (_root, { order, ...args }, { database: { sql } }) =>
        pageOf(args, {
          ...ORDERS[order ?? 'newest'],
          isDescending: true,
          read: (where, end) =>
            sql<FailedSearch>`SELECT * FROM "FailedSearch" WHERE ${where} ${end}`,
          count: () => sql`SELECT count(*)::int AS count FROM "FailedSearch"`,
        }),
    },
    { name: 'FailedSearchConnection', description: 'A page of failed searches.' },
    {
      name: 'FailedSearchEdge',
      description: 'A failed search and its position in the list.',
    },
  ),
);
