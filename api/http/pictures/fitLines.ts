interface FitOptions {
  /** Width of a word in em. */
  measure(word: string): number;
  /** Of the box, in pixels. */
  width: number;
  height: number;
  /** Sizes of type in pixels, the largest first. */
  sizes: readonly number[];
  /** In em. */
  lineHeight: number;
}

export interface FittedLines {
  lines: string[];
  /** In pixels. */
  size: number;
  lineHeight: number;
}

/**
 * Breaks a text into lines of similar length in the largest size that fits into a box. A text that is too long for
 * the smallest size ends with an ellipsis after a word.
 */
export function fitLines(text: string, options: FitOptions): FittedLines {
  const { measure, width, height, sizes, lineHeight } = options;
  const smallest = sizes.at(-1) ?? 16;
  const linesOf = (size: number) => Math.max(1, Math.floor(height / (size * lineHeight)));
  const space = measure(' ');
  // No word is narrower than a third of an em on average, so that a long text is not measured whole.
  const most = Math.ceil((linesOf(smallest) * width) / (smallest * 0.33));
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, most)
    .map((word) => ({ word, width: measure(word) }));
  const broken = (size: number, limit = width) => {
    const lines: string[][] = [];
    let used = Infinity;
    for (const { word, width: em } of words) {
      const wider = used + (space + em) * size;
      if (wider > limit) {
        lines.push([word]);
        used = em * size;
      } else {
        lines.at(-1)?.push(word);
        used = wider;
      }
    }
    return lines;
  };
  const fitting = sizes.find((each) => broken(each).length <= linesOf(each));
  const size = fitting ?? smallest;
  const all = fitting ? evenLines((limit) => broken(size, limit), width) : broken(size);
  const lines = all.slice(0, linesOf(size));
  const last = lines.at(-1);
  if (last && all.length > lines.length) {
    const widthOf = (line: string[]) => (measure(line.join(' ')) + measure('…') + space) * size;
    while (last.length > 1 && widthOf(last) > width) last.pop();
    last.push('…');
  }
  return { lines: lines.map((line) => line.join(' ')), size, lineHeight: size * lineHeight };
}

/** As many lines as the width needs, but broken for a narrower one, so that no single word remains for the last. */
function evenLines(breakAt: (width: number) => string[][], width: number): string[][] {
  let lines = breakAt(width);
  for (let percent = 95; percent >= 50; percent -= 5) {
    const narrower = breakAt((width * percent) / 100);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}
