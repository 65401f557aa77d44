/** The index, from 0, of the word of an event; the buttons have it as data-word, and shared glosses as data-word-of. */
export function wordIndexOf(target: EventTarget | null): number | undefined {
  const word =
    target instanceof Element && target.closest<HTMLElement>('[data-word], [data-word-of]');
  return word ? Number(word.dataset['word'] ?? word.dataset['wordOf']) : undefined;
}

/** The button of the word with an index, from 0. */
export function wordElement(
  list: HTMLElement | null,
  index: number,
): HTMLButtonElement | undefined {
  return list?.querySelector<HTMLButtonElement>(`[data-word="${index}"]`) ?? undefined;
}

/** Of the lists whose words the address can name (useOpenWord.ts), the first that is shown. */
export const addressedList = () =>
  [...document.querySelectorAll('[data-addressed]')].find(
    (list) => list.getClientRects().length > 0,
  );
