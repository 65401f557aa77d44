/** Start and exclusive end in UTF-16 units. */
export type MarkRange = readonly [start: number, end: number];

interface TextPart {
  text: string;
  isMarked: boolean;
}

/**
 * Splits a text at the boundaries of ranges. Ranges may overlap, touch and be in any order; parts
 * outside the text are ignored, so that the parts always add up to the text.
 */
export function markRanges(text: string, ranges: readonly MarkRange[]): TextPart[] {
  const parts: TextPart[] = [];
  let place = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end <= place) return;
    const last = parts.at(-1);
    const part = text.slice(place, end);
    if (last?.isMarked === isMarked) last.text += part;
    else parts.push({ text: part, isMarked });
    place = end;
  };
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    if (end <= start) continue;
    add(Math.min(start, text.length), false);
    add(Math.min(end, text.length), true);
  }
  add(text.length, false);
  return parts;
}
