/**
 * Keys under which Arabic is found however it is typed: Uthmani or ordinary spelling, with vowels or
 * without, from a Persian or Urdu keyboard. Keys are compared, never shown.
 *
 * The Uthmani text writes many a long a as a small alif above the line. Ordinary spelling writes some
 * of them as a letter (الْعَالَمِينَ) and others not at all (الرَّحْمَن), so a text has two keys, and two
 * texts match when any of their keys do.
 */
export interface ArabicKeys {
  /** The small alif read as a letter. */
  withAlif: string;
  /** The small alif left out. */
  withoutAlif: string;
}

export function foldArabic(text: string): ArabicKeys {
  const letters = plainLetters(text);
  const withAlif = letters
    // ٱلصَّلَوٰةَ is الصلاة; with a vowel of its own, as in سَمَـٰوَٰت, the waw is read.
    .replace(/و\u0670(?=[ةته])/g, 'ا')
    .replace(/ى[\u064B-\u0653]*\u0670(?=[\u064B-\u065F\u0640]*[\u0621-\u064A])/g, 'ا')
    .replace(/ى[\u064B-\u0653]*\u0670/g, 'ى')
    .replace(/\u0670/g, 'ا');
  return { withAlif: settle(withAlif), withoutAlif: settle(letters) };
}

/** Letters that other keyboards write for these. */
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

/** One spelling of letters and digits, without the signs of recitation; vowels are still there. */
function plainLetters(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
      .replace(/[کیےہھۀۃ]/g, (letter) => OTHER_LETTERS[letter] ?? letter)
      .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ZERO_DIGITS.arabic))
      .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - ZERO_DIGITS.persian))
      // What only lengthens the vowel of a pronoun; other small letters are read as large ones.
      .replace(/(ه[\u064B-\u0652]*)[\u06E5\u06E6](?![\u064B-\u0652\u0621-\u064A])/g, '$1')
      .replace(/[\u06E6\u06E7]/g, 'ي')
      .replace(/\u06E5/g, 'و')
      .replace(/[\u0610-\u061A\u06D6-\u06ED\u08D3-\u08FF]/g, '')
      // A hamza without a seat: before an alif the two are آ, but for سَيِّـَٔات.
      .replace(/(ي[\u064B-\u0653]*)\u0640[\u064B-\u0653]*\u0654/g, '$1ئ')
      .replace(/\u0640[\u064B-\u0653]*\u0654(?=[\u064B-\u0653]*ا)/g, 'ء')
      .replace(/\u0640[\u064B-\u0653]*\u0654/g, 'ئ')
  );
}

/** Without vowels, and with the letters that are mixed up as one. */
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
