/** Keys for finding Turkish, English and transcriptions regardless of spelling variants. */

export type LatinLanguage = 'turkish' | 'english';

/** The key of a word and its range in the text, in UTF-16 code units. */
interface FoldedWord {
  key: string;
  start: number;
  /** Exclusive. */
  end: number;
}

/** Apostrophes, marks of ayn and hamza, and brackets, whose use varies. */
const IGNORED_SIGNS = /['’‘ʼʻʿʾ`´[\]-]/g;

/** A word including ignored signs; includes the hyphen of "Beyt-i", but not that of "el-Kuddûs". */
const WORD =
  /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’‘ʼʻʿʾ`´[\]]|-(?=[iıuüİIUÜ](?![\p{L}\p{N}\p{M}])))*/gu;

export const foldedWords = (text: string, language: LatinLanguage): FoldedWord[] =>
  wordRanges(text).map((range) => ({
    key: fold(text.slice(range.start, range.end), language),
    ...range,
  }));

/** The ranges of the words alone, which take less time without the keys. */
export const wordRanges = (text: string): Omit<FoldedWord, 'key'>[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    word.replace(IGNORED_SIGNS, '') === ''
      ? []
      : { start: index, end: index + written(word).length },
  );

/** A word without signs at its end. */
const written = (word: string) =>
  /[\p{L}\p{N}\p{M}]$/u.test(word) ? word : word.replace(/[^\p{L}\p{N}\p{M}]+$/u, '');

/** Turkish without case, circumflex and dots: "Kâ’be’yi" is "kabeyi", and "İMRÂN" equals "imran". */
export const foldTurkish = (text: string) => keyOf(text, 'turkish');

/** English without case, accents, brackets and apostrophes: "[Allāh]'s" is "allahs". */
export const foldEnglish = (text: string) => keyOf(text, 'english');

/** The keys of texts by their language. */
export const FOLDS = { turkish: foldTurkish, english: foldEnglish };

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

/** Keys of consonants that are written with a following h. */
const WITH_H: Record<string, string> = { k: 'h', g: 'g', s: 's', t: 'z', d: 'z' };

const SIMILAR_CONSONANTS: Record<string, string> = { j: 'c', q: 'k', d: 'z' };

const IGNORED_LETTERS = new Set('aeiouvwy ');

/**
 * The common part of transcriptions in all languages: the consonants, with variants of one consonant
 * merged and doubled ones written once. "kul huvallahu ehad" and "qul huwa l-lahu aḥad" are both
 * "klhlhz".
 */
export const consonantSkeleton = (text: string) => skeletonOfKey(foldTurkish(text));

/** `consonantSkeleton` of a text without the final n of its words. */
export const recitedSkeleton = (text: string) => skeletonOfKey(asRecited(foldTurkish(text)));

/**
 * `recitedSkeleton` of a text that has the h of a pause where the Qur'an has a t, as in "salâh" for "salâti"; "Allah" is
 * no such word.
 */
export const pausalSkeleton = (text: string) =>
  skeletonOfKey(asRecited(foldTurkish(text)).replace(/(?<=(?<!ll)[ae])h(?= |$)/g, 't'));

/** The consonants of each word of a folded text. */
export const skeletonsOf = (keys: string) =>
  keys === '' ? [] : keys.split(' ').map(skeletonOfKey);

/**
 * A folded transcription without the n at the end of words, also before a short vowel: recitation assimilates
 * it to the next word, as in "mir rabbihim", or omits it in a pause.
 */
export const asRecited = (keys: string) =>
  keys.replace(/(?<=[a-z]{2})(?:n[aeiu]?(?= |$)|m(?= b))/g, '');

/** Long vowels and consonants of a folded transcription in one spelling, to count differing letters. */
export const plainTranscription = (key: string) =>
  key
    .replace(/aa|ee|oo|ou|uu|ii/g, (vowels) => PLAIN_VOWELS[vowels] ?? vowels)
    .replace(/[td]h/g, 'z')
    .replace(/sh/g, 's')
    .replace(/[kg]h/g, (letters) => (letters === 'kh' ? 'h' : 'g'))
    .replace(/w/g, 'v')
    .replace(/j/g, 'c')
    .replace(/q/g, 'k')
    .replaceAll(' ', '');

const PLAIN_VOWELS: Record<string, string> = {
  aa: 'a',
  ee: 'i',
  oo: 'u',
  ou: 'u',
  uu: 'u',
  ii: 'i',
};

function skeletonOfKey(key: string): string {
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
