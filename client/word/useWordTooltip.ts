import { useEffect, useId, useState, type RefObject } from 'react';
import { wordIndexOf } from './wordElements';

/**
 * One tooltip for all words of a list. Moving the mouse over a word or reaching it by a key opens it; the mouse may go
 * into it. Escape, a click or leaving the words and the tooltip closes it.
 */
export function useWordTooltip(list: RefObject<HTMLElement | null>) {
  const id = useId();
  const [index, setIndex] = useState<number>();

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const open = ({ target }: Event) => setIndex((shown) => wordIndexOf(target) ?? shown);
    // Not "pointerover", which also comes when a new page appears under a mouse at rest.
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') open(event);
    };
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) open(event);
    };
    const close = () => setIndex(undefined);
    const leave = ({ target }: Event) => {
      const isInside = (place: HTMLElement | null) =>
        target instanceof Node && place?.contains(target);
      if (!isInside(element) && !isInside(document.getElementById(id))) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', close);
    element.addEventListener('click', close);
    document.addEventListener('pointerover', leave);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', close);
      element.removeEventListener('click', close);
      document.removeEventListener('pointerover', leave);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [list, id]);

  return { list, id, index };
}

export type WordTooltipState = ReturnType<typeof useWordTooltip>;
