import { useEffect, useState, type RefObject } from 'react';
import styles from './CellTooltip.module.css';

/** How long the mouse rests on a text before its tooltip opens. */
const HOVER_DELAY_MS = 200;

interface Shown {
  text: HTMLElement;
  /** In the viewport, in CSS pixels; undefined until it was measured. */
  position?: { left: number; top: number };
}

/** Shows the whole text of a cell of the box while the mouse rests on it. */
export function CellTooltip({ box }: { box: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<Shown>();
  const [tooltip, setTooltip] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hovered: HTMLElement | undefined;
    const hover = (text?: HTMLElement) => {
      if (text === hovered) return;
      hovered = text;
      clearTimeout(timer);
      setShown(undefined);
      if (text) timer = setTimeout(() => setShown({ text }), HOVER_DELAY_MS);
    };
    const enter = ({ target, pointerType }: PointerEvent) => {
      const text = target instanceof Element && target.closest<HTMLElement>('[data-text]');
      hover(text && pointerType === 'mouse' ? text : undefined);
    };
    const leave = () => hover();
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hover();
    };
    element.addEventListener('pointerover', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('scroll', leave);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerover', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('scroll', leave);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [box]);

  const text = shown?.text;
  useEffect(() => {
    if (!text || !tooltip) return;
    let isCurrent = true;
    const place = async () => {
      const { computePosition, flip, offset, shift } = await import('@floating-ui/dom');
      const { x, y } = await computePosition(text, tooltip, {
        strategy: 'fixed',
        middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
      });
      return { left: Math.round(x), top: Math.round(y) };
    };
    void place()
      // Without the positioning code the tooltip is at the edge of the window.
      .catch(() => ({ left: 8, top: 8 }))
      .then((position) => {
        if (isCurrent) setShown({ text, position });
      });
    return () => {
      isCurrent = false;
    };
  }, [text, tooltip]);

  if (!shown) return null;
  return (
    <div
      ref={setTooltip}
      role="tooltip"
      lang={shown.text.lang || undefined}
      className={styles.tooltip}
      style={shown.position ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      {shown.text.textContent}
    </div>
  );
}
