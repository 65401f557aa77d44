/** Keys for finding words of any language regardless of case, accents and vowel signs. */

export interface WordRange {
  key: string;
  /** In UTF-16 code units. */
  start: number;
  /** Exclusive. */
  end: number;
}

/** Signs inside words whose use varies: apostrophes, brackets, hyphens, joiners and tatweel. */
const IGNORED = /['’‘ʼʻʿʾ`´[\]\u00AD\u200B-\u200F\u0640-]/gu;

const WORD =
  /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’‘ʼʻʿʾ`´[\]\u00AD\u200B-\u200F\u0640-]*[\p{L}\p{N}\p{M}])?/gu;

/** Letters of the Arabic script that languages write with different characters. */
const VARIANTS: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ہ: 'ه', ھ: 'ه', ٱ: 'ا' };

/** "Güte" is "gute", "مَحَبّت" is "محبت". Folding a key again changes nothing. */
export const foldAny = (word: string) =>
  word
    .toLowerCase()
    .replace(IGNORED, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .replace(/[يىكةہھٱ]/g, (letter) => VARIANTS[letter] ?? letter);

/** The words of a text with their places in it. */
export const anyWords = (text: string): WordRange[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    key: foldAny(word),
    start: index,
    end: index + word.length,
  })).filter(({ key }) => key !== '');
