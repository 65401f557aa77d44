import { defaultFieldResolver, GraphQLDirective, type GraphQLSchema, isObjectType } from 'graphql';
import { DirectiveLocation } from 'graphql';
import { adminOf, type Context } from './context';

/** Declared on fields of the schema; the only source of their protection. */
export const adminDirective = new GraphQLDirective({
  name: 'admin',
  description:
    'Restricts a field to signed-in admins. Other callers get the error FORBIDDEN, whatever the arguments.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
});

/**
 * Wraps every field marked `@admin` in a check that runs before anything else of its resolver. A
 * caller without a valid token is refused without SQL.
 */
export function protect(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { directives } = field.extensions as { directives?: Record<string, unknown> };
      if (!directives?.admin) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = async (source, args, context: Context, info) => {
        await adminOf(context);
        return await resolve(source, args, context, info);
      };
    }
  }
  return schema;
}
