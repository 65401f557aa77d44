/**
 * Limits of the inputs of each noun, shared by the rules of the API, its descriptions and the forms of
 * the client. Characters are UTF-16 code units, like the length of a string and of an input.
 */
import { NUMBER_OF_VERSES, NUMBER_OF_WORDS } from './quranCounts';

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** The integers of GraphQL, PostgreSQL and the REST API have 32 bits. */
export const INT32 = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 } satisfies Range;

/** HTML of the rich text editors, including its markup. */
export const MAX_HTML_CHARACTERS = 20_000;

/** Days for which the client key of a new row is kept, so that a repeated request creates no second row. */
export const CLIENT_KEY_DAYS = 90;

export const POST_LIMITS = {
  number: { minimum: 0, maximum: 100_000 } satisfies Range,
  titleCharacters: 300,
  /** Text of a note in the form, without markup. */
  noteCharacters: 10_000,
  verses: 300,
  /** Of each language. */
  synonyms: 20,
  synonymCharacters: 100,
  /** The page of a topic shows no more related topics and tables. */
  related: 5,
  terms: 5,
  roots: 10,
};

export const VERSE_LIMITS = {
  /** Text of a translation in the form, without markup. The longest verse has about 1,500. */
  translationCharacters: 5000,
};

export const WORD_LIMITS = {
  arabicTextCharacters: 200,
  pauseMarkCharacters: 20,
  /** As typed, including spaces between the letters. */
  rootCharacters: 20,
  transcriptionCharacters: 200,
  glossCharacters: 500,
  /** Words that one gloss covers. */
  glossWords: 10,
  termElements: 50,
  /** Words of one change set. */
  wordsTogether: 500,
};

export const SURAH_LIMITS = {
  nameCharacters: 200,
  otherNames: 10,
  noteCharacters: 1000,
  revelationOrder: { minimum: 1, maximum: 114 } satisfies Range,
  /** Gregorian. */
  revelationYear: { minimum: 600, maximum: 640 } satisfies Range,
};

export const TERM_LIMITS = { nameCharacters: 200 };

export const TERM_ELEMENT_LIMITS = {
  arabicNameCharacters: 200,
  textCharacters: 2000,
  tagCharacters: 50,
  occurrences: { minimum: 0, maximum: NUMBER_OF_WORDS } satisfies Range,
  verses: NUMBER_OF_VERSES,
};

export const CHARACTER_LIMITS = {
  arabicLetterCharacters: 20,
  letterCharacters: 50,
  pronunciationCharacters: 200,
  noteCharacters: 1000,
};

export const VERSE_ALIAS_LIMITS = {
  nameCharacters: 100,
  /** Minimum number of letters of its language in a name. */
  minLetters: 2,
};

export const ACCOUNT_LIMITS = {
  usernameCharacters: 100,
  passwordCharacters: { minimum: 8, maximum: 1000 } satisfies Range,
  /** A shorter password needs `minPasswordKinds` of these: lowercase letters, uppercase letters, digits, other characters. */
  longPasswordCharacters: 12,
  minPasswordKinds: 3,
  /** Minimum of a password that the form calls strong. */
  strongPasswordCharacters: 16,
};

export const API_KEY_LIMITS = {
  nameCharacters: 100,
  /** Cost units per minute. */
  budget: { minimum: 1, maximum: 1_000_000 } satisfies Range,
  defaultBudget: 3000,
  validDays: { minimum: 1, maximum: 3650 } satisfies Range,
};
