/** The public content as tables, whose rows are those of the downloads and of the feed of changes. */
import type { ContentKind } from '../../__generated__/prisma/client';
import { fragment, type Fragment } from '../../database/database';
import type { Tag } from '../../database/tags';
import type { SourceName } from '../../../text/sources';

export interface PublicTable {
  name: string;
  /** Name of the type of the rows in the schema. */
  typename: string;
  /** The kind of its rows in the log of changes. */
  kind: ContentKind;
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

/** Columns for fields of the type with a common source. */
export const fields = (names: string, source?: SourceName): ColumnSpec[] =>
  names.split(' ').map((name) => ({ name, source }));

/** A column that is not a field of the type. */
export const own = (name: string, type: string, description: string): ColumnSpec => ({
  name,
  own: { type, description },
});

const TIME = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

/** The time of the last change of a row, or of what readers see of it, in ISO 8601, UTC. */
export const updatedAt = (kind: ContentKind, id: Fragment) => fragment`
  to_char(COALESCE(
    (SELECT max(c."changedAt") FROM "ContentChange" c
      WHERE c.kind = ${kind}::"ContentKind" AND c."rowId" = ${id}),
    (SELECT "filledAt" FROM "ContentRevision"),
    'epoch'
  ) AT TIME ZONE 'UTC', ${TIME}) AS "updatedAt"`;
