import DataLoader from 'dataloader';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { readsOf, type Context } from '../context';

/** Batches the reads of one request: keys requested at the same time are loaded by one call. */
export function perRequest<Key extends string | number, Value>(
  load: (keys: readonly Key[], context: Context) => Promise<Map<Key, Value>>,
): (context: Context) => DataLoader<Key, Value | undefined> {
  const loaders = new WeakMap<object, DataLoader<Key, Value | undefined>>();
  return (context) => {
    const reads = readsOf(context);
    let loader = loaders.get(reads);
    if (!loader) {
      loader = new DataLoader(async (keys) => {
        const values = await load(keys, context);
        return keys.map((key) => values.get(key));
      });
      loaders.set(reads, loader);
    }
    return loader;
  };
}

/**
 * Removes the resolvers of exposed fields. Rows contain other rows and not their keys, so no loader has
 * to look for keys. Per-field loaders dominated the time of word lists.
 */
export function exposeRows(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.extensions.pothosExposedField === field.name) delete field.resolve;
    }
  }
  return schema;
}
