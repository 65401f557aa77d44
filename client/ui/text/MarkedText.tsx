import { markRanges, type MarkRange } from './markRanges';

interface MarkedTextProps {
  text: string;
  ranges: readonly MarkRange[];
}

/** A text with marks on its ranges. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  return markRanges(text, ranges).map(({ text: part, isMarked }, index) =>
    isMarked ? <mark key={index}>{part}</mark> : part,
  );
}
