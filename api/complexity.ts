import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type PageExtensions } from './read/pagination';

/** The arguments that determine the number of items of a list. */
export const PAGE_SIZE_ARGUMENTS = ['first', 'last', 'pageSize'] as const;
type PageSizeArguments = Partial<Record<(typeof PAGE_SIZE_ARGUMENTS)[number], number | null>>;

/** Complexity of a search itself, independent of the number of results. */
const SEARCH_COMPLEXITY = 400;

const MAX_VERSES_PER_SURAH = 286;

/** Nearly all words have none. */
const MAX_TERM_ELEMENTS_PER_WORD = 2;

const MAX_LENGTHS: Partial<Record<string, number>> = {
  'Surah.verses': MAX_VERSES_PER_SURAH,
  'Word.termElements': MAX_TERM_ELEMENTS_PER_WORD,
};

/**
 * Sets the multiplier of each field for the complexity of a request: for a connection, the size of
 * the page. By default, fields count 1 and lists 10.
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
  // The number of ids is not used: reading the ids would report a malformed one for the whole request.
  if (name === 'nodes') return { field: 1, multiplier: MAX_PAGE_SIZE };
  // The page size of a search is an argument of its parent field.
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
