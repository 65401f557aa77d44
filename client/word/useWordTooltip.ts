import { useEffect, useId, useState, type RefObject } from 'react';
import { wordIndexOf } from './wordElements';

/**
 * One tooltip for all words of a list. Hovering, focusing or tapping a word opens it; leaving,
 * Escape or a tap elsewhere closes it.
 */
export function useWordTooltip(list: RefObject<HTMLElement | null>) {
  const id = useId();
  const [index, setIndex] = useState<number>();

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const open = (event: Event) => setIndex((shown) => wordIndexOf(event.target) ?? shown);
    const hover = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') open(event);
    };
    const close = () => setIndex(undefined);
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') close();
    };
    const closeOutside = (event: Event) => {
      const isInside = event.target instanceof Node && element.contains(event.target);
      if (!isInside || wordIndexOf(event.target) === undefined) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    element.addEventListener('pointerover', hover);
    element.addEventListener('focusin', open);
    element.addEventListener('click', open);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusout', close);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      element.removeEventListener('pointerover', hover);
      element.removeEventListener('focusin', open);
      element.removeEventListener('click', open);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusout', close);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [list]);

  return { list, id, index };
}

export type WordTooltipState = ReturnType<typeof useWordTooltip>;
