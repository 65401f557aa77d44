/** Keys under which Turkish, English and transcriptions are found however they are typed. */

export type LatinLanguage = 'turkish' | 'english';

/** A word as it is compared, and where it stands in its text, in UTF-16 units. */
export interface FoldedWord {
  key: string;
  start: number;
  /** Behind its last letter. */
  end: number;
}

/** Apostrophes, the marks of ayn and hamza, and brackets, which some write and others don't. */
const IGNORED_SIGNS = /['’‘ʼʻʿʾ`´[\]-]/g;

/** Letters with what is left out of a word; the hyphen of "Beyt-i", but not that of "el-Kuddûs". */
const WORD =
  /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’‘ʼʻʿʾ`´[\]]|-(?=[iıuüİIUÜ](?![\p{L}\p{N}\p{M}])))*/gu;

export function foldedWords(text: string, language: LatinLanguage): FoldedWord[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const key = fold(word, language);
    const written = word.replace(/[^\p{L}\p{N}\p{M}]+$/u, '');
    return key === '' ? [] : { key, start: index, end: index + written.length };
  });
}

/** Turkish without case, circumflex or dots: "Kâ’be’yi" is "kabeyi", "İMRÂN" and "imran" one. */
export const foldTurkish = (text: string) => keyOf(text, 'turkish');

/** English without case, accents, brackets and apostrophes: "[Allāh]'s" is "allahs". */
export const foldEnglish = (text: string) => keyOf(text, 'english');

const keyOf = (text: string, language: LatinLanguage) =>
  foldedWords(text, language)
    .map(({ key }) => key)
    .join(' ');

function fold(word: string, language: LatinLanguage): string {
  const small =
    language === 'turkish'
      ? word.replace(/İ/g, 'i').replace(/I/g, 'ı').toLocaleLowerCase('tr')
      : word.toLowerCase();
  return small
    .replace(IGNORED_SIGNS, '')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Consonants that are written with an h after them. */
const WITH_H: Record<string, string> = { k: 'h', g: 'g', s: 's', t: 'z', d: 'z' };

const SIMILAR_CONSONANTS: Record<string, string> = { j: 'c', q: 'k', d: 'z' };

const IGNORED_LETTERS = new Set('aeiouvwy ');

/**
 * What a transcription and another have in common, whatever the language: the consonants, those that
 * are written in several ways as one, doubled ones once. "kul huvallahu ehad" and "qul huwa l-lahu
 * aḥad" are both "klhlhz".
 */
export const consonantSkeleton = (text: string) => skeletonOfKey(foldTurkish(text));

/** The same of a text that is folded already. */
export function skeletonOfKey(key: string): string {
  let skeleton = '';
  let last = '';
  for (let index = 0; index < key.length; index++) {
    const letter = key.charAt(index);
    if (IGNORED_LETTERS.has(letter)) continue;
    const withH = key[index + 1] === 'h' ? WITH_H[letter] : undefined;
    if (withH) index++;
    const consonant = withH ?? SIMILAR_CONSONANTS[letter] ?? letter;
    if (consonant !== last) skeleton += consonant;
    last = consonant;
  }
  return skeleton;
}
