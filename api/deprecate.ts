import { isEnumType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import { DEPRECATIONS, reasonOf, type Deprecation } from '../text/deprecations';

/**
 * Marks the fields and enum values of the table as `@deprecated`, with the dates and what to use instead.
 * @throws {Error} if the schema has no such field or value
 */
export function deprecate(
  schema: GraphQLSchema,
  table: readonly Deprecation[] = DEPRECATIONS,
): GraphQLSchema {
  for (const deprecation of table) {
    if (deprecation.api !== 'GraphQL') continue;
    const part = partOf(schema, deprecation.name);
    if (!part) throw new Error(`The schema has no ${deprecation.name} to deprecate.`);
    part.deprecationReason = reasonOf(deprecation);
  }
  return schema;
}

function partOf(schema: GraphQLSchema, name: string) {
  const [typeName = '', partName = ''] = name.split('.');
  const type = schema.getType(typeName);
  if (isObjectType(type) || isInterfaceType(type)) return type.getFields()[partName];
  return isEnumType(type) ? type.getValue(partName) : undefined;
}
