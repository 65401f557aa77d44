/** The characters of the Arabic text, as Tanzil Uthmani 1.1 uses them. */

/** Letters with tatweel and alif wasla, vowel signs, signs of recitation, and the space within four of the words. */
const OF_WORDS =
  /[ \u0621\u0623-\u063A\u0640-\u0654\u0670\u0671\u06DC\u06DF\u06E0\u06E2\u06E3\u06E5-\u06E8\u06EA-\u06ED]/u;

/** Pause marks and the sign of a prostration. */
const AFTER_WORDS = /[\u06D6-\u06DC\u06E9]/u;

/**
 * The first character that no word of the Qur'an has, with its code point: "h (U+0068)". The code point alone for one
 * that would not be seen, such as a zero-width space or a combining mark.
 */
export const foreignInWord = (text: string) => foreignTo(OF_WORDS, text);

/** The first character that is no pause mark. */
export const foreignInPause = (text: string) => foreignTo(AFTER_WORDS, text);

/** The marks without U+06DE, which begins a quarter of a hizb; null if none is left. */
export const pauseMarksIn = (marks: string) => marks.replaceAll('\u06DE', '') || null;

function foreignTo(known: RegExp, text: string): string | undefined {
  const character = [...text].find((one) => !known.test(one));
  if (character === undefined) return undefined;
  const hexadecimal = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const point = `U+${hexadecimal}`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `${character} (${point})` : point;
}
