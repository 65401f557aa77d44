import { SEARCH_LIMITS } from '../../../text/searchLimits';
import { builder } from '../../builder';
import { foreignOrigin } from '../../errors';
import { countRefinedSearch } from '../../write/failedSearches';

const CUT = `Only the first ${SEARCH_LIMITS.queryCharacters} characters are used.`;

/** Without a person, as failed searches are; its cost is that of a search (complexity.ts). */
builder.relayMutationField(
  'countRefinedSearch',
  {
    description: 'A search and the one that a reader sent instead of opening a result.',
    inputFields: (t) => ({
      query: t.string({ required: true, description: `The first query as typed. ${CUT}` }),
      refinedTo: t.string({
        required: true,
        description: `What the reader searched for next, as typed. ${CUT}`,
      }),
    }),
  },
  {
    description:
      'Counts that a reader of this site opened no result of a search and searched for something else within two minutes; see `failedSearches`. Nothing about the reader is stored. The Origin of the request must be this site.',
    resolve: (_root, { input: { query, refinedTo } }, context) => {
      if (!context.caller.isSameOrigin) throw foreignOrigin();
      return { isCounted: countRefinedSearch(context, query, refinedTo) };
    },
  },
  {
    description: 'Payload of `countRefinedSearch`.',
    outputFields: (t) => ({
      isCounted: t.exposeBoolean('isCounted', {
        description:
          'False if a query is empty, or if search does not distinguish the two. Counts beyond what the server can hold are dropped silently.',
      }),
    }),
  },
);
