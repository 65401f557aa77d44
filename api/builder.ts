import SchemaBuilder from '@pothos/core';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import DirectivesPlugin from '@pothos/plugin-directives';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import { getDatamodel } from './__generated__/prisma/pothos';
import type PrismaTypes from './__generated__/prisma/pothos';
import type { Context } from './context';
import type { Language, PostSection, RevisionEntity } from './__generated__/prisma/client';
import { badInput } from './errors';
import { MAX_PAGE } from './read/pagination';
import type {
  PostRow,
  PostVerseRow,
  RootRow,
  SearchAnswerRow,
  SearchJumpRow,
  SearchResultRow,
  SuggestionRow,
  SurahRow,
  TermElementRow,
  TermRow,
  TextRange,
  VerseRow,
  WordRow,
  WordTextRow,
} from './read/rows';

export const builder = new SchemaBuilder<{
  Context: Context;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  Directives: { admin: { locations: 'FIELD_DEFINITION'; args: Record<string, never> } };
  Connection: { totalCount: () => Promise<number> };
  Objects: {
    Surah: SurahRow;
    Verse: VerseRow;
    Word: WordRow;
    Root: RootRow;
    Post: PostRow;
    PostVerse: PostVerseRow;
    Term: TermRow;
    TermElement: TermElementRow;
    SearchAnswer: SearchAnswerRow;
    SearchResult: SearchResultRow;
    SearchJump: SearchJumpRow;
    TextRange: TextRange;
    Suggestion: SuggestionRow;
  };
  Interfaces: { WordText: WordTextRow };
  Scalars: {
    JSON: { Input: never; Output: unknown };
    // Enums: Pothos knows those by name only where it takes a scalar.
    Language: { Input: Language; Output: Language };
    PostSection: { Input: PostSection; Output: PostSection };
    RevisionEntity: { Input: RevisionEntity; Output: RevisionEntity };
  };
}>({
  // Errors last of all: it is to catch what the others throw.
  plugins: [ErrorsPlugin, RelayPlugin, DataloaderPlugin, PrismaPlugin, DirectivesPlugin],
  directives: { useGraphQLToolsUnorderedDirectives: true },
  errors: {
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName[0]?.toUpperCase()}${fieldName.slice(1)}Result`,
      description: 'What was done, or why nothing was.',
    },
  },
  defaultFieldNullability: false,
  prisma: { client: ({ database }) => database.prisma, dmmf: getDatamodel() },
  relay: {
    clientMutationId: 'omit',
    mutationInputArgOptions: { description: 'All there is to say.' },
    cursorType: 'String',
    decodeGlobalID: (id) => decodeNodeId(id),
    nodeTypeOptions: { description: 'Anything that can be fetched again by its `id`.' },
    idFieldOptions: { description: 'Opaque, the same for ever; `node` takes it.' },
    nodeQueryOptions: {
      description: 'The object with this `id`, or null when there is none.',
      args: { id: { description: 'An `id` from an earlier answer.' } },
    },
    nodesQueryOptions: {
      description: 'The objects with these `id`s, in the same order; null where there is none.',
      args: { ids: { description: 'Each an `id` from an earlier answer.' } },
    },
    firstArgOptions: { description: `How many from the start of the list, 0 to ${MAX_PAGE}.` },
    afterArgOptions: { description: 'A `cursor`: the list starts behind it.' },
    lastArgOptions: { description: `How many from the end of the list, 0 to ${MAX_PAGE}.` },
    beforeArgOptions: { description: 'A `cursor`: the list ends before it.' },
    edgesFieldOptions: { description: 'The page, in the order of the list.' },
    pageInfoFieldOptions: { description: 'Whether there is more on either side.' },
    nodeFieldOptions: { description: 'What stands at this place.' },
    cursorFieldOptions: { description: 'Opaque, for `after` and `before`.' },
    hasNextPageFieldOptions: { description: 'There is more behind the page.' },
    hasPreviousPageFieldOptions: { description: 'There is more before the page.' },
    startCursorFieldOptions: {
      description: "The first edge's `cursor`; null when the page is empty.",
    },
    endCursorFieldOptions: {
      description: "The last edge's `cursor`, for `after`; null when the page is empty.",
    },
    pageInfoTypeOptions: {
      description: 'Where a page stands in its list (Relay cursor connections).',
    },
  },
});

builder.scalarType('JSON', {
  description: 'Any JSON value; in answers only.',
  serialize: (value) => value,
  parseValue: () => {
    throw badInput('JSON is not taken as input.');
  },
});

builder.queryType({
  description:
    'Everything that can be read. The text is Tanzil Uthmani 1.1; `source` of a verse names every source and licence.',
});

builder.mutationType({
  description:
    'Everything that can be changed. What was asked for and could not be done is a member of the result; only bugs are `errors`.',
});

builder.globalConnectionField('totalCount', (t) =>
  t.int({
    description: 'How many there are in all, whatever the page.',
    resolve: (connection) => connection.totalCount(),
  }),
);

const NOT_AN_ID = 'This is not an id that this API gave out.';

/** The type and integer key inside an opaque id. */
function decodeNodeId(id: string): { typename: string; id: string } {
  const text = Buffer.from(id, 'base64').toString();
  const [, typename = '', key = ''] = /^(\w+):(\d+)$/.exec(text) ?? [];
  const types = builder.configStore;
  const options = types.hasConfig(typename) ? types.getTypeConfig(typename).pothosOptions : {};
  const isNode = 'loadMany' in options || 'loadWithoutCache' in options;
  if (!isNode) throw badInput(NOT_AN_ID);
  return { typename, id: String(parseDatabaseId(key)) };
}

/** For a node's `id.parse`: the integer key inside an opaque id. */
export function parseDatabaseId(id: string): number {
  const value = Number(id);
  if (!Number.isInteger(value) || value < 1 || value > 2_147_483_647) throw badInput(NOT_AN_ID);
  return value;
}
