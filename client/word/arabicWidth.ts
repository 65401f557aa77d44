/**
 * The width of a word of the Qur'an in Amiri Quran, in em, estimated from its letters: with an
 * error of 0.08 on average, and 0.32 for 99 % of the words. A word with a given width does not
 * shift when the font loads late, whatever the fallback font.
 */
export function arabicWidth(word: string): number {
  const letters = Array.from(word.replace(/\p{Mn}/gu, ''));
  const hundredths = letters.reduce((sum, letter, index) => {
    const isJoinedBefore = joins(letters[index - 1]) && !ISOLATED_LETTERS.includes(letter);
    const next = letters[index + 1];
    const isJoinedAfter = joins(letter) && next !== undefined && !ISOLATED_LETTERS.includes(next);
    const form = (isJoinedBefore ? 2 : 0) + (isJoinedAfter ? 1 : 0);
    return sum + (WIDTHS[letter]?.[form] ?? UNKNOWN_WIDTH);
  }, 0);
  return Math.max(hundredths, MIN_WIDTH) / 100;
}

const ISOLATED_LETTERS = 'ء ۥۦ';

/** Whether a letter joins the letter after it. */
const joins = (letter: string | undefined) =>
  letter !== undefined && !'اأإآٱدذرزوؤةء ۥۦ۩'.includes(letter);

/** In hundredths of an em. */
const UNKNOWN_WIDTH = 60;
const MIN_WIDTH = 40;

/** In hundredths of an em: isolated, initial, final, medial. Letters of one shape share a width. */
const WIDTHS: Record<string, number[]> = Object.fromEntries(
  (
    [
      ['اأإآٱ', [22, 22, 11, 11]],
      ['بتث', [93, 40, 71, 24]],
      ['جحخ', [66, 78, 44, 43]],
      ['دذ', [43, 43, 26, 26]],
      ['رز', [40, 40, 15, 15]],
      ['سش', [96, 73, 92, 57]],
      ['صض', [126, 88, 102, 71]],
      ['طظ', [79, 75, 56, 54]],
      ['عغ', [52, 63, 43, 36]],
      ['ف', [99, 51, 84, 40]],
      ['ق', [67, 48, 44, 36]],
      ['ك', [67, 67, 64, 51]],
      ['ل', [58, 39, 47, 21]],
      ['م', [44, 56, 27, 32]],
      ['ن', [58, 39, 40, 24]],
      ['ه', [38, 66, 20, 35]],
      ['ة', [37, 37, 20, 20]],
      ['وؤ', [41, 41, 17, 17]],
      ['ى', [76, 37, 35, 25]],
      ['ي', [76, 40, 37, 22]],
      ['ئ', [75, 36, 36, 23]],
      ['ءۦ', [40]],
      ['ـ', [45, 45, 8, 31]],
      ['ۥ ', [27]],
    ] as const
  ).flatMap(([letters, widths]) => Array.from(letters, (letter) => [letter, [...widths]])),
);
