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
import type { grammarFeatures, PartOfSpeech } from '../text/grammar';
import { INT32 } from '../text/limits';
import type { TranslationRow } from '../text/translations';
import type { TranscriptionScheme } from '../text/transcription/schemes';
import { badInput } from './errors';
import { MAX_PAGE_SIZE } from './read/pagination';
import type {
  PostRow,
  PostVerseRow,
  RootRow,
  SearchAnswerRow,
  MushafPartRow,
  LemmaRow,
  MeaningRow,
  PassageRow,
  ReferenceRow,
  SearchJumpRow,
  ElementCountRow,
  PostCountRow,
  RootCountRow,
  SurahCountRow,
  SearchResultRow,
  SimilarVerseRow,
  SimilarVersesRow,
  SuggestionRow,
  SurahRow,
  TermElementRow,
  TermRow,
  TextRange,
  VerseConditionRow,
  VerseRow,
  VerseRunRow,
  VerseTranslationRow,
  WordRow,
  WordTextRow,
} from './read/rows';

type VerbForm = keyof (typeof grammarFeatures)['form'];

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
    SimilarVerse: SimilarVerseRow;
    SimilarVerses: SimilarVersesRow;
    SurahCount: SurahCountRow;
    PostCount: PostCountRow;
    RootCount: RootCountRow;
    ElementCount: ElementCountRow;
    VerseCondition: VerseConditionRow;
    Reference: ReferenceRow;
    Translation: TranslationRow;
    VerseTranslation: VerseTranslationRow;
    VerseRun: VerseRunRow;
    Passage: PassageRow;
    MushafPage: MushafPartRow;
    Juz: MushafPartRow;
    TextRange: TextRange;
    ChangeSet: { id: number };
    GlossCount: { text: string; count: number };
    Lemma: LemmaRow;
    RootMeaning: MeaningRow;
    Suggestion: SuggestionRow;
  };
  Interfaces: { WordText: WordTextRow; Failure: Error };
  Scalars: {
    JSON: { Input: never; Output: unknown };
    // Enums: Pothos accepts their names only where scalars are declared.
    Language: { Input: Language | 'auto'; Output: Language };
    PostSection: { Input: PostSection; Output: PostSection };
    PartOfSpeech: { Input: PartOfSpeech; Output: PartOfSpeech };
    VerbForm: { Input: VerbForm; Output: VerbForm };
    RevisionEntity: { Input: RevisionEntity; Output: RevisionEntity };
    TranscriptionScheme: { Input: TranscriptionScheme; Output: TranscriptionScheme };
  };
}>({
  // The first plugin wraps all others, so that it catches their errors.
  plugins: [ErrorsPlugin, RelayPlugin, DataloaderPlugin, PrismaPlugin, DirectivesPlugin],
  directives: { useGraphQLToolsUnorderedDirectives: true },
  errors: {
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName[0]?.toUpperCase()}${fieldName.slice(1)}Result`,
      description: 'The payload of the mutation, or the reason why nothing was changed.',
    },
  },
  defaultFieldNullability: false,
  prisma: { client: ({ database }) => database.prisma, dmmf: getDatamodel() },
  relay: {
    clientMutationId: 'omit',
    mutationInputArgOptions: { description: 'Input of the mutation.' },
    cursorType: 'String',
    decodeGlobalID: (id) => decodeNodeId(id),
    nodeTypeOptions: { description: 'An object that can be fetched by its `id`.' },
    idFieldOptions: { description: 'Opaque, permanent id; argument of `node`.' },
    nodeQueryOptions: {
      description: 'The object with this `id`; null if there is none.',
      args: { id: { description: 'An `id` from an earlier response.' } },
    },
    nodesQueryOptions: {
      description: `The objects with these \`id\`s in the same order; null for an \`id\` without an object, and null with an error for a malformed one. At most ${MAX_PAGE_SIZE}.`,
      args: { ids: { description: 'The `id`s, each from an earlier response.' } },
    },
    firstArgOptions: {
      description: `Number of items from the start of the list, 0 to ${MAX_PAGE_SIZE}.`,
    },
    afterArgOptions: { description: 'Cursor after which the page starts.' },
    lastArgOptions: {
      description: `Number of items from the end of the list, 0 to ${MAX_PAGE_SIZE}.`,
    },
    beforeArgOptions: { description: 'Cursor before which the page ends.' },
    edgesFieldOptions: { description: 'Edges of the page, in the order of the list.' },
    nodesOnConnection: { description: 'The items of the page without their cursors.' },
    pageInfoFieldOptions: { description: 'Position of the page in the list.' },
    nodeFieldOptions: { description: 'The item at this position.' },
    cursorFieldOptions: { description: 'Opaque cursor of the item, for `after` and `before`.' },
    hasNextPageFieldOptions: { description: 'True if there are items after the page.' },
    hasPreviousPageFieldOptions: { description: 'True if there are items before the page.' },
    startCursorFieldOptions: {
      description: 'Cursor of the first edge, for `before`; null if the page is empty.',
    },
    endCursorFieldOptions: {
      description: 'Cursor of the last edge, for `after`; null if the page is empty.',
    },
    pageInfoTypeOptions: {
      description: 'Position of a page in its list (Relay cursor connections).',
    },
  },
});

builder.scalarType('JSON', {
  description: 'Any JSON value; only for output.',
  serialize: (value) => value,
  parseValue: () => {
    throw badInput('JSON is not accepted as input.');
  },
});

builder.queryType({
  description:
    "All queries. The text of the Qur'an is Tanzil Uthmani 1.1; `source` of a verse names every source and license.",
});

builder.mutationType({
  description:
    'All mutations. Expected failures are members of their results; `errors` contains only refused requests and bugs.',
});

builder.globalConnectionField('totalCount', (t) =>
  t.int({
    description: 'Number of items in the whole list.',
    resolve: (connection) => connection.totalCount(),
  }),
);

const INVALID_ID = 'This is not an id of this API.';

/**
 * The type and the integer key of an opaque id.
 * @throws {GraphQLError} for a malformed one
 */
export function decodeNodeId(id: string): { typename: string; id: string } {
  const text = Buffer.from(id, 'base64').toString();
  const [, typename = '', key = ''] = /^(\w+):(\d+)$/.exec(text) ?? [];
  const types = builder.configStore;
  const options = types.hasConfig(typename) ? types.getTypeConfig(typename).pothosOptions : {};
  const isNode = 'loadMany' in options || 'loadWithoutCache' in options;
  if (!isNode) throw badInput(INVALID_ID);
  return { typename, id: String(parseDatabaseId(key)) };
}

/** The integer key of an opaque id, for `id.parse` of a node. */
export function parseDatabaseId(id: string): number {
  const value = Number(id);
  if (!Number.isInteger(value) || value < 1 || value > INT32.maximum) throw badInput(INVALID_ID);
  return value;
}

/** The name of a value in the schema: that of "faithInAllah" is FAITH_IN_ALLAH. */
export const enumName = (value: string) =>
  value.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The values of an enum in the order of their descriptions, for `builder.enumType`. */
export const enumValues = <Value extends string>(descriptions: Record<Value, string>) =>
  Object.fromEntries(
    (Object.keys(descriptions) as Value[]).map((value) => [
      enumName(value),
      { value, description: descriptions[value] },
    ]),
  );
