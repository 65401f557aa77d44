/** Finds likely mistakes in the glosses of words, in mushaf order. */
import { fragment } from '../../database/database';
import { checkBySql, type CheckedLanguage } from './check';

const GLOSS = {
  turkish: fragment`btrim(w."turkishTranslation")`,
  english: fragment`btrim(w."englishTranslation")`,
};

/** In Turkish, the lowercase letters of I and İ are ı and i. */
const FOLDED = {
  turkish: fragment`lower(translate(${GLOSS.turkish}, 'Iİ', 'ıi'))`,
  english: fragment`lower(${GLOSS.english})`,
};

/** The number of the word whose gloss covers the word. */
const GLOSS_OF = {
  turkish: fragment`COALESCE(w."turkishGlossOf", w."numberInVerse")`,
  english: fragment`COALESCE(w."englishGlossOf", w."numberInVerse")`,
};

/** A word that the gloss of another covers needs none. */
export const emptyGloss = (language: CheckedLanguage) =>
  checkBySql({
    kind: 'emptyGloss',
    language,
    parts: 1,
    findings: fragment`
      SELECT 'Word' AS typename, w.id, ARRAY[w.id] AS place, v.key AS "verseKey",
        NULL::json AS post, w."arabicText" AS text, NULL AS expected
      FROM "Word" w JOIN "Verse" v ON v.id = w."verseId"
      WHERE COALESCE(${GLOSS[language]}, '') = '' AND ${GLOSS_OF[language]} = w."numberInVerse"`,
  });

/** Pairs of neighbors with the same gloss that no gloss covers together. Consecutive pairs are one finding, at the first word. */
export const sameGlossOnNeighbors = (language: CheckedLanguage) =>
  checkBySql({
    kind: 'sameGlossOnNeighbors',
    language,
    parts: 1,
    findings: fragment`
      SELECT 'Word' AS typename, w.id, ARRAY[w.id] AS place, v.key AS "verseKey",
        NULL::json AS post, ${GLOSS[language]} AS text, NULL AS expected
      FROM (
        SELECT min(id) AS id
        FROM (SELECT *, id - row_number() OVER (ORDER BY id) AS run FROM (
          WITH folded AS (
            SELECT w.id, w."verseId", w."arabicText", ${FOLDED[language]} AS gloss,
              ${GLOSS_OF[language]} AS head
            FROM "Word" w
          )
          SELECT one.id, one."arabicText" <> next."arabicText" AS differs
          FROM folded one
          JOIN folded next ON next.id = one.id + 1 AND next."verseId" = one."verseId"
            AND next.gloss = one.gloss AND next.head <> one.head
          WHERE one.gloss <> ''
        ) pairs) runs
        GROUP BY run HAVING bool_or(differs)
      ) firsts
      JOIN "Word" w ON w.id = firsts.id
      JOIN "Verse" v ON v.id = w."verseId"`,
  });
