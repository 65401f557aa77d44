import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { SEARCH_LIMITS } from '../text/searchLimits';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type PageExtensions } from './read/pagination';

/** The arguments that determine the number of items of a list. */
export const LENGTH_ARGUMENTS = ['first', 'last', 'pageSize', 'ids', 'slugs'] as const;
type PageSizeArguments = Partial<Record<'first' | 'last' | 'pageSize', number | null>>;

/** Complexity of a search itself, independent of the number of results. */
const SEARCH_COMPLEXITY = 400;

/** Assumed number of translations of a request that does not name them. */
const TRANSLATIONS = 20;

/** The longest verse has 128 words, the average one 12; nearly all words have no term element. */
const LENGTHS: Partial<Record<string, number>> = {
  'Query.characters': 29,
  'Query.readingSigns': 22,
  'Query.rootInitials': 28,
  'Query.suggest': SEARCH_LIMITS.suggestions,
  // The page size of the search, usually 10, multiplies these too: searches find verses in about 20 of each.
  'SearchAnswer.conditions': 1,
  'SearchAnswer.elements': 2,
  'SearchAnswer.posts': 2,
  'SearchAnswer.roots': 2,
  'SearchAnswer.surahs': 2,
  'SearchAnswer.named': SEARCH_LIMITS.suggestions,
  'Query.surahs': 114,
  'Query.translations': TRANSLATIONS,
  // `first` of its parent has counted it.
  'SimilarVerses.verses': 1,
  // The most that a topic and a table have.
  'PastPost.verses': 300,
  'PastTerm.elements': 100,
  'Surah.verses': 286,
  'Word.termElements': 2,
};

/** Complexity of the fields themselves, where it is not 1. */
const COMPLEXITIES: Partial<Record<string, number>> = {
  // As much as the search without results that counts the same.
  'Mutation.countRefinedSearch': SEARCH_COMPLEXITY,
  // May look at the whole log for a few rows.
  'Query.changes': 100,
  // Few results have one.
  'SearchResult.matchedTranslation': 0,
  'Query.day': 20,
  // Undo what was changed since, of hundreds of rows.
  'Query.postAt': SEARCH_COMPLEXITY,
  'Query.termAt': SEARCH_COMPLEXITY,
  'Query.verseAt': 100,
  'Query.posts': 20,
  'Query.roots': 400,
  'Query.suggest': 100,
  'Query.termElements': 20,
  'Query.terms': 20,
  'Query.verseAliases': 20,
  // Looks at each verse, and its lists at each post, root or element.
  'Query.verseCounts': 100,
  'VerseCounts.elements': 20,
  'VerseCounts.posts': 20,
  // With a text as much as `findRoots`, whatever `first` is.
  'VerseCounts.roots': 100,
  // Compares the verse with all others.
  'Verse.similar': 100,
  // Reads all words of the verse.
  'Verse.transcription': 10,
};

/**
 * Sets the multiplier of each field for the complexity of a request: for a connection, the size of
 * the page. By default, fields count 1 and lists 10.
 */
export function countPages(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      const complexity = complexityOf(field, COMPLEXITIES[name] ?? 1, LENGTHS[name]);
      if (complexity) field.extensions = { ...field.extensions, complexity };
      describeSize(field);
    }
  }
  return schema;
}

/** The arguments of all connections are described alike, with the usual maximum. */
function describeSize({ args, extensions }: GraphQLField<unknown, unknown>): void {
  const { maxPageSize } = extensions as PageExtensions;
  if (maxPageSize === undefined) return;
  for (const arg of args) {
    arg.description = arg.description?.replace(`0 to ${MAX_PAGE_SIZE}`, `0 to ${maxPageSize}`);
  }
}

/** Lists whose length is the page size, which the field around them counts. */
const PAGE_LISTS = ['edges', 'nodes', 'results'];

/** @returns undefined for a field with the default complexity */
function complexityOf(
  { name, args, extensions }: GraphQLField<unknown, unknown>,
  own: number,
  length: number | undefined,
) {
  const has = (argument: string) => args.some((one) => one.name === argument);
  const { pageSize = DEFAULT_PAGE_SIZE, maxPageSize = MAX_PAGE_SIZE } =
    extensions as PageExtensions;
  if (name === 'nodes' && has('ids')) {
    return ({ ids }: { ids?: readonly unknown[] }) => ({
      field: 1,
      multiplier: Math.max(ids?.length ?? 1, 1),
    });
  }
  if (PAGE_LISTS.includes(name)) return { field: 1, multiplier: 1 };
  if (has('slugs')) {
    return ({ slugs }: { slugs?: readonly unknown[] | null }) => ({
      field: own,
      multiplier: Math.max(slugs?.length ?? TRANSLATIONS, 1),
    });
  }
  // The page size of a search is an argument of its parent field.
  if (has('pageSize')) {
    return ({ pageSize: requested }: PageSizeArguments) => ({
      field: SEARCH_COMPLEXITY,
      multiplier: Math.min(Math.max(requested ?? DEFAULT_PAGE_SIZE, 1), MAX_PAGE_SIZE),
    });
  }
  if (has('first')) {
    return ({ first, last }: PageSizeArguments) => ({
      field: own,
      multiplier: Math.min(Math.max(first ?? last ?? pageSize, 1), maxPageSize),
    });
  }
  return length !== undefined || own !== 1 ? { field: own, multiplier: length ?? 1 } : undefined;
}
