/**
 * Keys for finding Arabic text regardless of spelling (Uthmani or standard), vowels and keyboard
 * (Arabic, Persian or Urdu). Keys are compared and never shown.
 *
 * The Uthmani text writes many long vowels a as a small alif above the line. Standard spelling writes
 * some of them as a letter (الْعَالَمِينَ) and omits others (الرَّحْمَن). A text therefore has two keys, and
 * two texts match if any of their keys are equal.
 */
export interface ArabicKeys {
  /** The small alif read as a letter. */
  withAlif: string;
  /** The small alif left out. */
  withoutAlif: string;
}

export const hasArabicLetters = (text: string) => /[\u0621-\u064A]/.test(text);

export function foldArabic(text: string): ArabicKeys {
  const letters = plainLetters(text);
  const withAlif = letters
    // ٱلصَّلَوٰةَ is الصلاة. A waw with its own vowel, as in سَمَـٰوَٰت, is pronounced.
    .replace(/و\u0670(?=[ةته])/g, 'ا')
    .replace(/ى[\u064B-\u0653]*\u0670(?=[\u064B-\u065F\u0640]*[\u0621-\u064A])/g, 'ا')
    .replace(/ى[\u064B-\u0653]*\u0670/g, 'ى')
    .replace(/\u0670/g, 'ا');
  return { withAlif: settle(withAlif), withoutAlif: settle(letters) };
}

/** Letters of other keyboards and the Arabic letters that they stand for. */
const OTHER_LETTERS: Record<string, string> = {
  ک: 'ك',
  ی: 'ي',
  ے: 'ي',
  ہ: 'ه',
  ھ: 'ه',
  ۀ: 'ه',
  ۃ: 'ة',
};

const ZERO_DIGITS = { arabic: 0x0660, persian: 0x06f0 };

/** Normalizes letters and digits and removes the signs of recitation, but not the vowels. */
function plainLetters(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
      .replace(/[کیےہھۀۃ]/g, (letter) => OTHER_LETTERS[letter] ?? letter)
      .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ZERO_DIGITS.arabic))
      .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - ZERO_DIGITS.persian))
      // Small letters that only lengthen the vowel of a pronoun; others are read as normal letters.
      .replace(/(ه[\u064B-\u0652]*)[\u06E5\u06E6](?![\u064B-\u0652\u0621-\u064A])/g, '$1')
      .replace(/[\u06E6\u06E7]/g, 'ي')
      .replace(/\u06E5/g, 'و')
      .replace(/[\u0610-\u061A\u06D6-\u06ED\u08D3-\u08FF]/g, '')
      // A hamza without a seat forms آ with a following alif, except in سَيِّـَٔات.
      .replace(/(ي[\u064B-\u0653]*)\u0640[\u064B-\u0653]*\u0654/g, '$1ئ')
      .replace(/\u0640[\u064B-\u0653]*\u0654(?=[\u064B-\u0653]*ا)/g, 'ء')
      .replace(/\u0640[\u064B-\u0653]*\u0654/g, 'ئ')
  );
}

/** Removes vowels and merges letters that are often confused. */
function settle(letters: string): string {
  return letters
    .replace(/[\u064B-\u065F\u0670\u0640]/g, '')
    .replace(/ءا/g, 'ا')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ء/g, '')
    .replace(/ا{2,}/g, 'ا')
    .replace(/وا(?![\u0621-\u064A])/g, 'و')
    .replace(/[^\u0621-\u064A0-9]+/g, ' ')
    .trim();
}
