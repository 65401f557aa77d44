/** The Arabic text of verses as parts of statements. */
import { fragment, type Fragment } from './database';

const textInOneLine = (word: Fragment) => fragment`
  string_agg(${word}."arabicText" || COALESCE(replace(${word}."pauseAfter", '۩', ' ۩'), ''), ' '
    ORDER BY w.id)`;

/** The words of the verse `v` in one line; prostration signs are separate words. */
export const arabicTextOfVerse = fragment`
  (SELECT ${textInOneLine(fragment`w`)} FROM "Word" w WHERE w."verseId" = v.id)`;

/** The same as it was imported. */
export const importedTextOfVerse = fragment`
  (SELECT ${textInOneLine(fragment`i`)}
  FROM "ImportedWord" i JOIN "Word" w ON w.id = i."wordId" WHERE w."verseId" = v.id)`;
