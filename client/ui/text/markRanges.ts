/** Start and end, in UTF-16 units; the end is not part of it. */
export type TextRange = readonly [start: number, end: number];

export interface TextPart {
  text: string;
  isMarked: boolean;
}

/**
 * Cuts a text where ranges begin and end. Ranges may overlap, touch and come in any
 * order; what lies outside the text is left out, so that the parts together are always the text.
 */
export function markRanges(text: string, ranges: readonly TextRange[]): TextPart[] {
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
