import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE, type PageExtensions } from './read/pagination';

/** The arguments that say how many rows of a list are requested for. */
export const PAGE_SIZE_ARGUMENTS = ['first', 'last', 'pageSize'] as const;
type PageSizeArguments = Partial<Record<(typeof PAGE_SIZE_ARGUMENTS)[number], number | null>>;

/** What a search costs by itself, however few its results are. */
const SEARCH_COMPLEXITY = 400;

/** How many verses the longest surah has. */
const MAX_VERSES_PER_SURAH = 286;

/** How many names a word is an occurrence of at maxLength; nearly all have none. */
const MAX_TERM_ELEMENTS_PER_WORD = 2;

const MAX_LENGTHS: Partial<Record<string, number>> = {
  'Surah.verses': MAX_VERSES_PER_SURAH,
  'Word.termElements': MAX_TERM_ELEMENTS_PER_WORD,
};

/**
 * Tells the counter of complexity how often what is below a field comes: for a connection as often
 * as its page says. Other fields count 1, and 10 for a list.
 */
export function countPages(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const maxLength = MAX_LENGTHS[`${type.name}.${field.name}`];
      const complexity = maxLength ? { field: 1, multiplier: maxLength } : complexityOf(field);
      if (complexity) field.extensions = { ...field.extensions, complexity };
    }
  }
  return schema;
}

function complexityOf({ name, args, extensions }: GraphQLField<unknown, unknown>) {
  const pageSize = (extensions as PageExtensions).pageSize ?? DEFAULT_PAGE_SIZE;
  if (name === 'edges') return { field: 1, multiplier: 1 };
  // Looking at the ids would read them, and a malformed one is an error of its field alone.
  if (name === 'nodes') return { field: 1, multiplier: MAX_PAGE_SIZE };
  // The results of a search are as many as its argument says.
  if (args.some((argument) => argument.name === 'pageSize')) {
    return ({ pageSize: requested }: PageSizeArguments) => ({
      field: SEARCH_COMPLEXITY,
      multiplier: Math.min(Math.max(requested ?? DEFAULT_PAGE_SIZE, 1), MAX_PAGE_SIZE),
    });
  }
  if (name === 'results') return { field: 1, multiplier: 1 };
  if (!args.some((argument) => argument.name === 'first')) return undefined;
  return ({ first, last }: PageSizeArguments) => ({
    field: 1,
    multiplier: Math.min(Math.max(first ?? last ?? pageSize, 1), MAX_PAGE_SIZE),
  });
}
