/** The list `nodes`: its length is limited, and a malformed id is an error of its own place only. */
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { decodeNodeId } from './builder';
import type { Context } from './context';
import { badInput } from './errors';
import { MAX_PAGE_SIZE } from './read/pagination';

/** Pothos refuses the whole list if one id is malformed. */
export function separateNodes(schema: GraphQLSchema): GraphQLSchema {
  const field = schema.getQueryType()?.getFields().nodes;
  const resolve = field?.resolve;
  if (!field || !resolve) throw new Error('The schema has no field `nodes`.');
  // The complexity of the list is read from its ids before they are checked.
  field.extensions = { ...field.extensions, pothosArgMappers: undefined };
  field.resolve = async (root, { ids }: { ids: string[] }, context: Context, info) => {
    if (ids.length > MAX_PAGE_SIZE) {
      throw badInput(`\`ids\` may have at most ${MAX_PAGE_SIZE} items; got ${ids.length}.`);
    }
    const errors = ids.map(errorOf);
    const wellFormed = ids.filter((_id, index) => !errors[index]);
    const nodes = (await resolve(root, { ids: wellFormed }, context, info)) as unknown[];
    return errors.map((error) => error ?? nodes.shift());
  };
  return schema;
}

function errorOf(id: string): GraphQLError | undefined {
  try {
    decodeNodeId(id);
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
