/** The index, from 0, of the word of an event; the buttons have it as data-word. */
export function wordIndexOf(target: EventTarget | null): number | undefined {
  const word = target instanceof Element && target.closest<HTMLElement>('[data-word]');
  return word ? Number(word.dataset['word']) : undefined;
}

/** The button of the word with an index, from 0. */
export function wordElement(list: HTMLElement | null, index: number): HTMLElement | undefined {
  return list?.querySelector<HTMLElement>(`[data-word="${index}"]`) ?? undefined;
}
