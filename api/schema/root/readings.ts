/** The distinct readings of words by root or by lemma; each kind is read in one statement. */
import { fragment } from '../../database/database';
import { perRequest } from '../../read/loader';
import type { LemmaReading } from './groupLemmas';

const selectReadings = fragment`
  SELECT w."rootId", r.letters AS "rootLetters", w.lemma,
    substring(w.grammar FROM '=([A-Z]+):') AS tag,
    substring(w.grammar FROM '\\|([IVX]+|Q[1-4])(?:\\.|$)') AS form,
    w."arabicText", w."turkishTranslation", w."englishTranslation",
    count(*)::int AS count, min(w.id) AS "firstId", array_agg(w.id ORDER BY w.id) AS ids,
    (array_agg(w.key ORDER BY w.id))[1] AS "firstKey"
  FROM "Word" w LEFT JOIN "Root" r ON r.id = w."rootId"`;

const inOrder = fragment`GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY min(w.id)`;

/** By the integer key of the root. */
export const readingsOfRoot = perRequest<number, LemmaReading[]>(
  async (ids, { database: { sql } }) => {
    const rows = await sql<LemmaReading>`
      ${selectReadings} WHERE w."rootId" = ANY(${[...ids]}::int[]) ${inOrder}`;
    return groupedBy(rows, ({ rootId }) => rootId);
  },
);

/** By the text of the lemma. */
export const readingsOfLemma = perRequest<string, LemmaReading[]>(
  async (lemmas, { database: { sql } }) => {
    const rows = await sql<LemmaReading>`
      ${selectReadings} WHERE w.lemma = ANY(${[...lemmas]}::text[]) ${inOrder}`;
    return groupedBy(rows, ({ lemma }) => lemma);
  },
);

/** By the integer key of the term element with which the words are tagged. */
export const readingsOfElement = perRequest<number, LemmaReading[]>(
  async (ids, { database: { sql } }) => {
    const rows = await sql<LemmaReading & { elementId: number }>`
      SELECT e.id AS "elementId", reading.* FROM unnest(${[...ids]}::int[]) AS e(id)
      CROSS JOIN LATERAL (
        ${selectReadings} JOIN "TermElementWord" t ON t."wordId" = w.id
        WHERE t."termElementId" = e.id ${inOrder}) reading
      ORDER BY reading."firstId"`;
    return groupedBy(rows, ({ elementId }) => elementId);
  },
);

function groupedBy<Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key | null,
): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const existing = groups.get(key);
    if (existing) existing.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
