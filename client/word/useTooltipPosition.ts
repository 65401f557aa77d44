import { useEffect, useState } from 'react';
import { placeBeside, type BoxPosition } from '../ui/tooltips/placeBeside';
import type { WordTooltipState } from './useWordTooltip';
import { wordElement } from './wordElements';

/** The position of the tooltip beside its word, undefined until it is known. */
export function useTooltipPosition({ list, index, id }: WordTooltipState) {
  const [position, setPosition] = useState<BoxPosition>();

  useEffect(() => {
    const word = index === undefined ? undefined : wordElement(list.current, index);
    const tooltip = document.getElementById(id);
    if (!word || !tooltip) return;
    return placeBeside(word, tooltip, { gap: 6 }, setPosition);
  }, [index, id, list]);

  return position;
}
