/** Finds words whose Arabic text is not the imported one, in mushaf order. */
import { fragment } from '../../database/database';
import { checkBySql } from './check';

export const arabicDiffers = checkBySql({
  kind: 'arabicDiffers',
  language: null,
  parts: 1,
  findings: fragment`
    SELECT 'Word' AS typename, w.id, ARRAY[w.id] AS place, v.key AS "verseKey",
      NULL::json AS post, concat(w."arabicText", w."pauseAfter") AS text,
      concat(i."arabicText", i."pauseAfter") AS expected
    FROM "Word" w JOIN "ImportedWord" i ON i."wordId" = w.id JOIN "Verse" v ON v.id = w."verseId"
    WHERE w."arabicText" <> i."arabicText" OR w."pauseAfter" IS DISTINCT FROM i."pauseAfter"`,
});
