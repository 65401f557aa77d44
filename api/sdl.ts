/** The schema as text: as a whole, and what everyone may call. */
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  lexicographicSortSchema,
  parse,
  print,
  visit,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import { API_VERSION } from '../text/apiVersion';
import { schema } from './schema';

const HEADER = `# Tibyan API ${API_VERSION}. A new minor version only adds; /developers has the deprecations.\n\n`;

let wholeText: string | undefined;
let publicText: string | undefined;

const whole = () =>
  (wholeText ??= `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`);

export const wholeSdl = () => HEADER + whole();

/** Without the fields marked `@admin` and the types that only they lead to. */
export const publicSdl = () => (publicText ??= HEADER + printPublic());

const isPublic = ({ extensions }: GraphQLField<unknown, unknown>) =>
  !(extensions as { directives?: { admin?: unknown } }).directives?.admin;

function printPublic(): string {
  const reached = reachedTypes();
  const document = visit(parse(whole()), {
    FieldDefinition: ({ directives }) =>
      directives?.some(({ name }) => name.value === 'admin') ? null : undefined,
    DirectiveDefinition: () => null,
    enter(node) {
      const isType = 'name' in node && node.kind.endsWith('TypeDefinition');
      return isType && node.name && !reached.has(node.name.value) ? null : undefined;
    },
  });
  return `${print(document)}\n`;
}

/**
 * Names of the types that public fields lead to. A type that is reached only as a member of an interface is none of
 * them: `node` gives everyone the types of other public fields, and admins those of theirs.
 */
function reachedTypes(): Set<string> {
  const reached = new Set<string>();
  const visitType = (type: GraphQLNamedType) => {
    if (reached.has(type.name) || isSpecifiedScalarType(type)) return;
    reached.add(type.name);
    if (isUnionType(type)) type.getTypes().forEach(visitType);
    if (isInputObjectType(type)) {
      Object.values(type.getFields()).forEach((field) => visitType(getNamedType(field.type)));
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    type.getInterfaces().forEach(visitType);
    for (const field of Object.values(type.getFields()).filter(isPublic)) {
      visitType(getNamedType(field.type));
      field.args.forEach((argument) => visitType(getNamedType(argument.type)));
    }
  };
  for (const root of [schema.getQueryType(), schema.getMutationType()]) if (root) visitType(root);
  return reached;
}
