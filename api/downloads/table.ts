/** How a table is described; what the schema says of its columns is not said again. */
import { isInterfaceType, isObjectType } from 'graphql';
import type { Fragment } from '../database/database';
import { schema } from '../schema';
import type { SourceName } from '../../text/sources';

export interface Table {
  name: string;
  /** The type of the schema that a row is one of. */
  typename: string;
  columns: ColumnSpec[];
  /** Every row, with a unique "databaseId" that pages are read by. */
  select: Fragment;
}

/** A field of the GraphQL type; or, with `own`, a column that only the files have. */
export interface ColumnSpec {
  name: string;
  source?: SourceName;
  own?: { type: string; description: string };
}

/** A column as the manifest shows it. */
export interface Column {
  name: string;
  /** In the language of GraphQL: "Int!", "String", "[String!]!". */
  type: string;
  description: string;
  /** Where the text comes from; null for a key, a number or a mark. */
  source: SourceName | null;
}

/** Fields of the type that share a source. */
export const fields = (names: string, source?: SourceName): ColumnSpec[] =>
  names.split(' ').map((name) => ({ name, source }));

export const own = (name: string, type: string, description: string): ColumnSpec => ({
  name,
  own: { type, description },
});

export const columnsOf = ({ typename, columns }: Table): Column[] =>
  columns.map(({ name, source = null, own }) => ({
    name,
    ...(own ?? publicField(typename, name)),
    source,
  }));

/** @throws {Error} when the schema has no such field, or shows it to admins alone */
function publicField(typename: string, name: string) {
  const field = fieldsOf(typename)[name];
  const { directives } = (field?.extensions ?? {}) as { directives?: Record<string, unknown> };
  if (!field?.description || directives?.admin) {
    throw new Error(`${typename}.${name} is no public field of the schema.`);
  }
  return { type: String(field.type), description: field.description };
}

function fieldsOf(typename: string) {
  const type = schema.getType(typename);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
}
