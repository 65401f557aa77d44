/** Descriptions of the columns of tables; those that are fields of the schema are taken from it. */
import { isInterfaceType, isObjectType } from 'graphql';
import type { PublicTable } from '../read/tables/table';
import { schema } from '../schema';
import type { SourceName } from '../../text/sources';

/** A column in the manifest. */
interface Column {
  name: string;
  /** A type in the notation of GraphQL: "Int!", "String", "[String!]!". */
  type: string;
  description: string;
  /** Source of the text; null for keys, numbers and marks. */
  source: SourceName | null;
}

export const columnsOf = ({ typename, columns }: PublicTable): Column[] =>
  columns.map(({ name, source = null, own }) => ({
    name,
    ...(own ?? publicField(typename, name)),
    source,
  }));

/** @throws {Error} if the schema has no such field, or it is only for admins */
function publicField(typename: string, name: string) {
  const field = fieldsOf(typename)[name];
  const { directives } = (field?.extensions ?? {}) as { directives?: Record<string, unknown> };
  if (!field?.description || directives?.admin) {
    throw new Error(`${typename}.${name} is not a public field of the schema.`);
  }
  return { type: String(field.type), description: field.description };
}

function fieldsOf(typename: string) {
  const type = schema.getType(typename);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
}
