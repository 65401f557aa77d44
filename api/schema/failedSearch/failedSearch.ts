import { builder } from '../../builder';
import { adminOf } from '../../context';
import { pageOfModel } from '../../read/paginationOfModel';
import { SEARCH_LIMITS } from '../../../text/limits';

const failedSearchOrder = builder.enumType('FailedSearchOrder', {
  description: 'Order of a list of searches without results.',
  values: {
    NEWEST: { value: 'newest', description: 'Latest first.' },
    MOST_FREQUENT: { value: 'mostFrequent', description: 'Most frequent first.' },
  } as const,
});

const failedSearchNode = builder.prismaNode('FailedSearch', {
  description:
    'A query that was searched without results, or of which a word occurs nowhere; who searched it is not recorded. At most 1,000 queries are stored; those searched only once are deleted first. Only an admin can fetch one by `node`.',
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
      description: 'How often the query was searched.',
    }),
    firstAt: t.string({
      description: 'Time of the first search in ISO 8601, UTC, accurate to about 5 seconds.',
      resolve: ({ firstAt }) => firstAt.toISOString(),
    }),
    lastAt: t.string({
      description: 'Time of the last search in ISO 8601, UTC, accurate to about 5 seconds.',
      resolve: ({ lastAt }) => lastAt.toISOString(),
    }),
  }),
});

const ORDER_COLUMNS = {
  newest: ['lastAt', 'id'],
  mostFrequent: ['count', 'id'],
} as const;

builder.queryField('failedSearches', (t) =>
  t.connection(
    {
      type: failedSearchNode,
      directives: { admin: {} },
      description:
        'Searches without results or with words that occur nowhere, which show what names or texts are missing.',
      args: {
        order: t.arg({
          type: failedSearchOrder,
          defaultValue: 'newest',
          description: 'Order of the list.',
        }),
      },
      resolve: (_root, { order, ...args }, { database: { prisma } }) =>
        pageOfModel(args, prisma.failedSearch, {
          columns: ORDER_COLUMNS[order ?? 'newest'],
          times: ['lastAt'],
          isDescending: true,
        }),
    },
    { name: 'FailedSearchConnection', description: 'A page of searches without results.' },
    {
      name: 'FailedSearchEdge',
      description: 'A search without results and its position in the list.',
    },
  ),
);
