/** Finds term elements that were not organized after words were tagged, in the order of the tables. */
import { fragment } from '../../database/database';
import { checkBySql } from './check';

const placed = fragment`
  'TermElement' AS typename, e.id, ARRAY[e."termId", e."elementOrder", e.id] AS place,
  NULL AS "verseKey", NULL::json AS post`;

const PARTS = 3;

export const countDiffers = checkBySql({
  kind: 'countDiffers',
  language: null,
  parts: PARTS,
  findings: fragment`
    SELECT ${placed}, e."numberOfOccurrencesInQuran"::text AS text, tagged.count::text AS expected
    FROM "TermElement" e
    JOIN (
      SELECT "termElementId" AS id, count(*) FROM "TermElementWord" GROUP BY "termElementId"
    ) tagged USING (id)
    WHERE e."deletedAt" IS NULL AND e."numberOfOccurrencesInQuran" <> tagged.count`,
});

/** At most ten keys of the verses that only one side has. */
const keysOf = {
  listed: fragment`(array_agg(v.key ORDER BY v.id) FILTER (WHERE sides.listed))[:10]`,
  tagged: fragment`(array_agg(v.key ORDER BY v.id) FILTER (WHERE NOT sides.listed))[:10]`,
};

export const versesDiffer = checkBySql({
  kind: 'versesDiffer',
  language: null,
  parts: PARTS,
  findings: fragment`
    SELECT ${placed},
      COALESCE(array_to_string(${keysOf.listed}, ', '), '') AS text,
      COALESCE(array_to_string(${keysOf.tagged}, ', '), '') AS expected
    FROM (
      WITH tagged AS (
        SELECT DISTINCT t."termElementId", w."verseId"
        FROM "TermElementWord" t JOIN "Word" w ON w.id = t."wordId"
      )
      SELECT "termElementId", "verseId", tagged."verseId" IS NULL AS listed
      FROM "TermElementVerse" listed FULL JOIN tagged USING ("termElementId", "verseId")
      WHERE (listed."verseId" IS NULL OR tagged."verseId" IS NULL)
        AND "termElementId" IN (SELECT "termElementId" FROM tagged)
    ) sides
    JOIN "TermElement" e ON e.id = sides."termElementId" AND e."deletedAt" IS NULL
    JOIN "Verse" v ON v.id = sides."verseId"
    GROUP BY e.id`,
});
