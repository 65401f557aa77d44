/** Stems, by which words of a query and of a text are compared when their endings differ. */
import { stemmer } from 'stemmer';
import type { LatinLanguage } from './foldLatin';

/** A stem of a word and how much two words agree that share it, up to 1. */
export interface Stem {
  stem: string;
  weight: number;
}

/** Numbers of letters of Turkish stems, whose endings are longer than those of English. */
const TURKISH_STEMS = [
  { letters: 7, weight: 0.9 },
  { letters: 5, weight: 0.75 },
  { letters: 4, weight: 0.45 },
];

const MIN_LETTERS = 3;

/**
 * The stems of a folded word, best first: the word itself, then its Porter stem in English, or its first
 * seven, five and four letters in Turkish. Stems of different kinds are never equal.
 */
export function stemsOf(key: string, language: LatinLanguage): Stem[] {
  const whole = { stem: `=${key}`, weight: 1 };
  if (language === 'english') return [whole, { stem: `-${stemmer(key)}`, weight: 0.9 }];
  if (key.length < MIN_LETTERS) return [whole];
  const letters = withHardConsonants(key);
  const beginnings = TURKISH_STEMS.filter(({ letters: count }) => count > 4 || key.length >= 4).map(
    ({ letters: count, weight }) => ({ stem: `${count}${letters.slice(0, count)}`, weight }),
  );
  return [whole, ...beginnings, ...shortBases(key)];
}

/** What the words of three or four letters count that a word may be with an ending, by their letters. */
const SHORT_BASES = { 4: 0.7, 3: 0.6 };

/** Stems that a word of three or four letters shares with its forms: "kız" and "kızla", "kör" and "körlük". */
function shortBases(key: string): Stem[] {
  return ([4, 3] as const)
    .filter((letters) => key.length === letters || hasEnding(key, letters))
    .map((letters) => ({
      stem: `s${withHardConsonants(key).slice(0, letters)}`,
      weight: SHORT_BASES[letters],
    }));
}

/** True if a folded word is another one with an ending: "karıncalar" and "karınca", but not "karınca" and "karın". */
export function isFormOf(key: string, word: string, language: LatinLanguage): boolean {
  if (language === 'english') return stemmer(key) === stemmer(word);
  const letters = word.length;
  const isSame = withHardConsonants(key).slice(0, letters) === withHardConsonants(word);
  return isSame && (key.length === letters || hasEnding(key, letters));
}

const hasEnding = (key: string, letters: number) =>
  key.length > letters &&
  (TURKISH_ENDING.test(key.slice(letters)) || DERIVED.test(key.slice(letters)));

/** Endings that make another noun or adjective. */
const DERIVED = /^(?:l[iu]k|l[iu]|s[iu]z|c[iu])(?:l[ae]r)?[iu]?$/;

/** The stem by which a word leads to others with the same meaning. */
export const mainStem = (key: string, language: LatinLanguage) =>
  language === 'english' ? stemmer(key) : withHardConsonants(key).slice(0, 5);

/**
 * The stems by which a word may lead to others, best first: its main stem, then the Turkish words of four and three
 * letters that it may be with an ending, such as "faiz" of "faizin".
 */
export function mainStems(key: string, language: LatinLanguage): string[] {
  const main = mainStem(key, language);
  if (language === 'english') return [main];
  const shorter = [4, 3].filter((letters) => TURKISH_ENDING.test(key.slice(letters)));
  return [main, ...shorter.map((letters) => withHardConsonants(key).slice(0, letters))];
}

/** Endings of nouns, folded: plural, then possessive, then case. */
const TURKISH_ENDING =
  /^(?=.)(?:l[ae]r)?(?:[iu]m[iu]z|[iu]n[iu]z|[iu]m|s?[iu])?(?:n?[iu]n|n?[dt][ae]n?|[ny]?[iuae]|y?l[ae])?$/;

/** Turkish softens final consonants before an ending: "kitap", "kitabı". */
const HARD: Record<string, string> = { g: 'k', b: 'p', d: 't' };

const withHardConsonants = (key: string) =>
  key.slice(0, 2) + key.slice(2).replace(/[gbd]/g, (letter) => HARD[letter] ?? letter);
