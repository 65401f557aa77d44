/**
 * What the inputs of each noun take, for the rules of the API, its documents and the forms of the
 * client. Characters are UTF-16 code units, as the length of a string and of an input counts them.
 */

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** Largest `Int` of GraphQL and largest integer key of the database. */
export const MAX_INTEGER = 2_147_483_647;

/** HTML of the rich text editors, including its markup. */
export const MAX_HTML_CHARACTERS = 20_000;

export const POST_LIMITS = {
  number: { minimum: 0, maximum: 100_000 } satisfies Range,
  titleCharacters: 300,
  /** Text of a note in its form, without markup. */
  noteCharacters: 10_000,
  verses: 300,
};

export const VERSE_LIMITS = {
  /** Text of a translation in its form, without markup. The longest verse has about 1,500. */
  translationCharacters: 5000,
};

export const WORD_LIMITS = {
  arabicTextCharacters: 200,
  pauseMarkCharacters: 20,
  /** As typed, with spaces between the letters. */
  rootCharacters: 20,
  transcriptionCharacters: 200,
  glossCharacters: 500,
  termElements: 50,
};

export const SURAH_LIMITS = {
  nameCharacters: 200,
  revelationOrder: { minimum: 1, maximum: 114 } satisfies Range,
  /** Gregorian. */
  revelationYear: { minimum: 600, maximum: 640 } satisfies Range,
};

export const TERM_LIMITS = { nameCharacters: 200 };

export const TERM_ELEMENT_LIMITS = {
  arabicNameCharacters: 200,
  textCharacters: 2000,
  tagCharacters: 50,
  /** An element occurs at most as often as the Qur'an has words. */
  occurrences: { minimum: 0, maximum: 77_429 } satisfies Range,
  /** All verses of the Qur'an. */
  verses: 6236,
};

export const CHARACTER_LIMITS = {
  arabicLetterCharacters: 20,
  letterCharacters: 50,
  pronunciationCharacters: 200,
};

export const VERSE_ALIAS_LIMITS = {
  nameCharacters: 100,
  /** A name needs at least this many letters of its language. */
  minLetters: 2,
};

export const ACCOUNT_LIMITS = {
  usernameCharacters: 100,
  passwordCharacters: { minimum: 6, maximum: 1000 } satisfies Range,
  /** A password needs this many of the kinds small letters, capital letters and digits. */
  minPasswordKinds: 2,
};

export const SEARCH_LIMITS = {
  /** Characters of a query that are read. */
  queryCharacters: 200,
  resultsPerPage: { minimum: 1, maximum: 100 } satisfies Range,
};
