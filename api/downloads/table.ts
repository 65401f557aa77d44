/** Descriptions of tables; those of columns that are fields of the schema are taken from it. */
import { isInterfaceType, isObjectType } from 'graphql';
import type { Fragment } from '../database/database';
import type { Tag } from '../database/tags';
import { schema } from '../schema';
import type { SourceName } from '../../text/sources';

export interface DownloadTable {
  name: string;
  /** Name of the type of the rows in the schema. */
  typename: string;
  columns: ColumnSpec[];
  /** The lists whose changes may affect any row, or add one. */
  lists: readonly Tag[];
  /** Columns of `select` that name what a row shows, with its tags. */
  shows?: Record<string, (id: number) => Tag>;
  /** Selects all rows, with a unique "databaseId" for pagination. */
  select: Fragment;
}

/** A field of the GraphQL type or, with `own`, a column that only the files have. */
interface ColumnSpec {
  name: string;
  source?: SourceName;
  own?: { type: string; description: string };
}

/** A column in the manifest. */
interface Column {
  name: string;
  /** A type in the notation of GraphQL: "Int!", "String", "[String!]!". */
  type: string;
  description: string;
  /** Source of the text; null for keys, numbers and marks. */
  source: SourceName | null;
}

/** Columns for fields of the type with a common source. */
export const fields = (names: string, source?: SourceName): ColumnSpec[] =>
  names.split(' ').map((name) => ({ name, source }));

/** A column that is not a field of the type. */
export const own = (name: string, type: string, description: string): ColumnSpec => ({
  name,
  own: { type, description },
});

export const columnsOf = ({ typename, columns }: DownloadTable): Column[] =>
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
