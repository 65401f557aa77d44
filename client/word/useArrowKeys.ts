import { useEffect, useState, type RefObject } from 'react';
import { wordElement, wordIndexOf } from './wordElements';

/**
 * Makes a list of words one tab stop, with arrow keys, Home and End between the words.
 * @returns the index of the word in the tab order
 */
export function useArrowKeys(list: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const focus = (event: FocusEvent) => {
      setCurrent((index) => wordIndexOf(event.target) ?? index);
    };
    const move = (event: KeyboardEvent) => {
      // With Alt or Cmd, the arrows go back and forward in the browser.
      if (event.altKey || event.metaKey || event.ctrlKey) return;
      const index = wordIndexOf(event.target);
      const target = index === undefined ? undefined : targetOf(event.key, index, count - 1);
      if (target === undefined) return;
      event.preventDefault();
      wordElement(element, target)?.focus();
    };
    element.addEventListener('focusin', focus);
    element.addEventListener('keydown', move);
    return () => {
      element.removeEventListener('focusin', focus);
      element.removeEventListener('keydown', move);
    };
  }, [list, count]);
  return Math.min(current, count - 1);
}

/** Words run from right to left, so the left arrow goes forward. */
function targetOf(key: string, current: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.min(current + 1, last);
    case 'ArrowRight':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
