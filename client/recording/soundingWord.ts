export interface WordTiming {
  readonly word: number;
  /** In milliseconds from the beginning of the recording. */
  readonly start: number;
  readonly end: number;
}

/** The number of the word that sounds at a position in milliseconds; undefined between words. */
export function soundingWord(timings: readonly WordTiming[], position: number): number | undefined {
  const latest = timings.findLast(({ start }) => start <= position);
  return latest && position < latest.end ? latest.word : undefined;
}

/**
 * Marks a verse among others, and its word, for the eye and for screen readers, and scrolls to the word if it is out of
 * view. React has rendered these elements without the attribute, and so leaves it alone.
 */
export function markSounding(verseKey: string, word: number | undefined): void {
  unmarkSounding();
  const verse = document.querySelector(`[data-verse="${verseKey}"]`);
  verse?.setAttribute(MARK, 'true');
  const words = [...(verse ?? document).querySelectorAll(wordsIn(verse, word))];
  for (const each of words) each.setAttribute(MARK, 'true');
  showElement(words.find((each) => each.getClientRects().length > 0));
}

export function unmarkSounding(): void {
  const marked = document.querySelectorAll(`:is([data-word], [data-verse])[${MARK}]`);
  for (const each of marked) each.removeAttribute(MARK);
}

/** Scrolls to the beginning of a verse among others that is out of view. */
export const showVerse = (verseKey: string) =>
  showElement(document.querySelector(`[data-verse="${verseKey}"]`) ?? undefined);

const MARK = 'aria-current';

/** On the page of a verse, its words are in the lists that the address can name. */
const wordsIn = (verse: Element | null, word = 0) =>
  `${verse ? '' : '[data-addressed] '}[data-word="${word - 1}"]`;

function showElement(element: Element | undefined): void {
  if (!element) return;
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(
    document.documentElement,
  );
  const { top, bottom, height } = element.getBoundingClientRect();
  const first = parseFloat(scrollPaddingBlockStart) || 0;
  const last = innerHeight - (parseFloat(scrollPaddingBlockEnd) || 0);
  const isInView = top >= first && (bottom <= last || (height > last - first && top < last));
  if (!isInView) element.scrollIntoView({ block: height > last - first ? 'start' : 'center' });
}
