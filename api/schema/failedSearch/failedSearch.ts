import { builder } from '../../builder';
import { adminOf } from '../../context';
import { pageOfModel } from '../../read/paginationOfModel';
import { SEARCH_LIMITS } from '../../../text/limits';

const failedSearchOrder = builder.enumType('FailedSearchOrder', {
  description: 'What comes first in a list of searches that found nothing.',
  values: {
    NEWEST: { value: 'newest', description: 'What was searched last.' },
    MOST_FREQUENT: { value: 'mostFrequent', description: 'What was searched most often.' },
  } as const,
});

const failedSearchNode = builder.prismaNode('FailedSearch', {
  description:
    'A search that found nothing: what was typed, not who typed it. At most 1,000 are kept; those that came once go first. Only an admin can fetch one by `node`.',
  id: { field: 'id' },
  nullable: true,
  findUnique: async (id, context) => {
    await adminOf(context);
    return { id: Number(id) };
  },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key.' }),
    query: t.exposeString('query', {
      description: `As typed, on one line, at most ${SEARCH_LIMITS.queryCharacters} characters; unique.`,
    }),
    count: t.exposeInt('count', {
      description: 'How often it was searched.',
    }),
    firstAt: t.string({
      description: 'When it was counted first, in ISO 8601, UTC, to about 5 seconds.',
      resolve: ({ firstAt }) => firstAt.toISOString(),
    }),
    lastAt: t.string({
      description: 'When it was counted last, likewise.',
      resolve: ({ lastAt }) => lastAt.toISOString(),
    }),
  }),
});

const COLUMNS = {
  newest: ['lastAt', 'id'],
  mostFrequent: ['count', 'id'],
} as const;

builder.queryField('failedSearches', (t) =>
  t.connection(
    {
      type: failedSearchNode,
      directives: { admin: {} },
      description: 'Searches that found nothing, for what could be found by another name or text.',
      args: {
        order: t.arg({
          type: failedSearchOrder,
          defaultValue: 'newest',
          description: 'What comes first.',
        }),
      },
      resolve: (_root, { order, ...args }, { database: { prisma } }) =>
        pageOfModel(args, prisma.failedSearch, {
          columns: COLUMNS[order ?? 'newest'],
          times: ['lastAt'],
          isDescending: true,
        }),
    },
    { name: 'FailedSearchConnection', description: 'A page of searches that found nothing.' },
    { name: 'FailedSearchEdge', description: 'A search that found nothing, with its place.' },
  ),
);
