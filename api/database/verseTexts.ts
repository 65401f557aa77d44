/** The Arabic text of verses as parts of statements. */
import { fragment, type Fragment } from './database';

const textInOneLine = (word: Fragment) => fragment`
  string_agg(${word}."arabicText" || COALESCE(replace(${word}."pauseAfter", '۩', ' ۩'), ''), ' '
    ORDER BY w.id)`;

/** The words of the verse `v` in one line; prostration signs are separate words. */
export const arabicTextOfVerse = fragment`
  (SELECT ${textInOneLine(fragment`w`)} FROM "Word" w WHERE w."verseId" = v.id)`;

/** The same as `text` beside the text of the words as they were imported as `imported`. */
export const selectBothTexts = fragment`
  SELECT ${textInOneLine(fragment`w`)} AS text, ${textInOneLine(fragment`i`)} AS imported
  FROM "Word" w JOIN "ImportedWord" i ON i."wordId" = w.id WHERE w."verseId" = v.id`;
