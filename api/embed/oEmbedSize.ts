/** The size of the frame around an embedded page, estimated from the lengths of its texts. */
import { textOfHtml } from '../../text/html';
import type { Embedded } from './embedded';

interface Limits {
  maxWidth: number;
  maxHeight: number;
}

const WIDTH = 600;
const HEIGHT = { minimum: 200, maximum: 900 };

/** Pixels, as the styles have them: height of a line, width of a letter, and the space around all. */
const ARABIC = { line: 86, letter: 10.5 };
const LATIN = { line: 26, letter: 7.4 };
const PADDING = 42;
/** Title, footer and space. */
const FRAME = 150;
const BETWEEN = 44;

export function frameOf({ verses, note }: Embedded, { maxWidth, maxHeight }: Limits) {
  const width = Math.min(WIDTH, maxWidth);
  const heightOf = (letters: number, { line, letter }: typeof ARABIC) =>
    Math.ceil((letters * letter) / Math.max(width - PADDING, 100)) * line;
  const texts = verses.map(
    ({ arabic, translation }) =>
      heightOf(lettersOf(arabic), ARABIC) +
      heightOf(translation?.length ?? 0, LATIN) +
      (verses.length > 1 ? BETWEEN : 0),
  );
  const whole = [FRAME, note ? heightOf(textOfHtml(note).length, LATIN) : 0, ...texts];
  const height = Math.min(
    whole.reduce((sum, part) => sum + part),
    HEIGHT.maximum,
  );
  return { width, height: Math.min(Math.max(height, HEIGHT.minimum), maxHeight) };
}

/** Marks above and below letters have no width. */
const lettersOf = (arabic: string) => arabic.replace(/\p{M}/gu, '').length;
