/** In the viewport, in CSS pixels. */
export interface BoxPosition {
  left: number;
  top: number;
}

interface PlaceOptions {
  placement?: 'bottom' | 'bottom-start';
  /** Distance between the two in CSS pixels. */
  gap: number;
}

/**
 * Keeps a box beside an element while the page scrolls or changes, and within the window.
 * @param setPosition called with each position, and with undefined after the end
 * @returns ends it
 */
export function placeBeside(
  element: Element,
  box: HTMLElement,
  { placement = 'bottom', gap }: PlaceOptions,
  setPosition: (position: BoxPosition | undefined) => void,
): () => void {
  let stop: (() => void) | undefined;
  let isCurrent = true;
  const place = async () => {
    const { autoUpdate, computePosition, flip, offset, shift } = await import('@floating-ui/dom');
    if (!isCurrent) return;
    stop = autoUpdate(element, box, () => {
      void computePosition(element, box, {
        strategy: 'fixed',
        placement,
        // A box that is higher than the room above and below covers the element rather than leave the window.
        middleware: [offset(gap), flip({ padding: 8 }), shift({ padding: 8, crossAxis: true })],
      }).then(({ x, y }) => {
        if (isCurrent) setPosition({ left: Math.round(x), top: Math.round(y) });
      });
    });
  };
  place().catch(() => {
    // Without the positioning code the box is at the edge of the window.
    if (isCurrent) setPosition({ left: 8, top: 8 });
  });
  return () => {
    isCurrent = false;
    stop?.();
    setPosition(undefined);
  };
}
