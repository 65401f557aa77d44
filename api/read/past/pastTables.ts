/** The tables of the content at an earlier revision, for statements that know only the present ones. */
import { Fragment, fragment } from '../../database/database';
import { CONTENT_TABLES, tableOf, type KindOfTable } from './contentTables';

const KINDS = Object.keys(CONTENT_TABLES) as KindOfTable[];

const name = (text: string) => new Fragment([text], []);

/**
 * The beginning of a statement that reads the content as it was at a revision: queries with the names of the tables, which
 * take their place (PostgreSQL, section 7.8). The log must have all changes since.
 */
export const withTablesAt = (revision: number): Fragment => fragment`
  WITH ${KINDS.map((kind) => tableAt(kind, revision)).reduce((all, next) => fragment`${all}, ${next}`)},
  "ContentChange" AS NOT MATERIALIZED (SELECT * FROM "ContentChange" WHERE revision <= ${revision})`;

/** Rows that have not changed since, and the others with their changes undone. */
function tableAt(kind: KindOfTable, revision: number): Fragment {
  const [tableName, key, otherKey] = tableOf(kind);
  const [table, earlier] = [name(tableName), name(`"earlier_${kind}"`)];
  const other = otherKey ? fragment`t.${name(otherKey)}` : fragment`NULL::int`;
  const isSince = fragment`
    c.kind = ${kind}::"ContentKind" AND c.revision > ${revision} AND c.operation <> 'affected'`;
  return fragment`
    ${earlier} AS MATERIALIZED (
      SELECT was.* FROM (
        SELECT DISTINCT ON (c."rowId", c."otherId") c."rowId" AS id, c."otherId" AS other, c.operation
        FROM "ContentChange" c WHERE ${isSince}
        ORDER BY c."rowId", c."otherId", c.revision, c.id
      ) changed
      LEFT JOIN ${table} t
        ON t.${name(key)} = changed.id AND ${otherKey ? fragment`${other} = changed.other` : fragment`TRUE`}
      CROSS JOIN LATERAL (
        SELECT jsonb_object_agg(oldest.key, oldest.value) AS before FROM (
          SELECT DISTINCT ON (v.key) v.key, v.value
          FROM "ContentChange" c CROSS JOIN LATERAL jsonb_each(c.before) v
          WHERE ${isSince} AND c."rowId" = changed.id AND c."otherId" IS NOT DISTINCT FROM changed.other
          ORDER BY v.key, c.revision, c.id
        ) oldest
      ) old
      CROSS JOIN LATERAL jsonb_populate_record(
        NULL::${table}, COALESCE(to_jsonb(t), '{}') || COALESCE(old.before, '{}')
      ) was
      WHERE changed.operation <> 'created'
    ), ${table} AS NOT MATERIALIZED (
      SELECT t.* FROM ${table} t WHERE NOT EXISTS (
        SELECT 1 FROM "ContentChange" c
        WHERE ${isSince} AND c."rowId" = t.${name(key)} AND c."otherId" IS NOT DISTINCT FROM ${other}
      )
      UNION ALL SELECT * FROM ${earlier}
    )`;
}
