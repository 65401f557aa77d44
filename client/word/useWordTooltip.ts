import { useEffect, useId, useState, type RefObject } from 'react';
import { wordElement, wordIndexOf } from './wordElements';

export interface TooltipPosition {
  /** In the viewport, in CSS pixels. */
  left: number;
  top: number;
}

/**
 * One tooltip for all words of a list. Hovering, focusing or tapping a word opens it; leaving,
 * Escape or a tap elsewhere closes it.
 */
export function useWordTooltip(list: RefObject<HTMLElement | null>) {
  const id = useId();
  const [index, setIndex] = useState<number>();
  const [position, setPosition] = useState<TooltipPosition>();

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

  useEffect(() => {
    const word = index === undefined ? undefined : wordElement(list.current, index);
    const tooltip = document.getElementById(id);
    if (!word || !tooltip) return;
    let stop = () => {
      // Replaced when positioning starts.
    };
    let isCurrent = true;
    const place = async () => {
      const { autoUpdate, computePosition, flip, offset, shift } = await import('@floating-ui/dom');
      if (!isCurrent) return;
      stop = autoUpdate(word, tooltip, () => {
        void computePosition(word, tooltip, {
          strategy: 'fixed',
          // A tooltip that is higher than the room above and below covers its word rather than leave the window.
          middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8, crossAxis: true })],
        }).then(({ x, y }) => {
          if (isCurrent) setPosition({ left: Math.round(x), top: Math.round(y) });
        });
      });
    };
    place().catch(() => {
      // Without the positioning code the tooltip is at the edge of the window.
      if (isCurrent) setPosition({ left: 8, top: 8 });
    });
    return () => {
      isCurrent = false;
      stop();
      setPosition(undefined);
    };
  }, [index, id, list]);

  return { id, index, position };
}
