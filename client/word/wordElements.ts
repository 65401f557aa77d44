/** The buttons of a list of words carry their index, from 0, as data-word. */
export function wordIndexOf(target: EventTarget | null): number | undefined {
  const word = target instanceof Element && target.closest<HTMLElement>('[data-word]');
  return word ? Number(word.dataset['word']) : undefined;
}

export function wordElement(list: HTMLElement | null, index: number): HTMLElement | undefined {
  return list?.querySelector<HTMLElement>(`[data-word="${index}"]`) ?? undefined;
}
