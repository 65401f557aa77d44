import { useEffect, useState } from 'react';
import type { WordTooltipState } from './useWordTooltip';
import { wordElement } from './wordElements';

export interface TooltipPosition {
  /** In the viewport, in CSS pixels. */
  left: number;
  top: number;
}

/** The position of the tooltip beside its word, undefined until it is known. */
export function useTooltipPosition({ list, index, id }: WordTooltipState) {
  const [position, setPosition] = useState<TooltipPosition>();

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

  return position;
}
