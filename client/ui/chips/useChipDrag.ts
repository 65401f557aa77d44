import {
  useEffect,
  useEffectEvent,
  useState,
  type PointerEvent as Press,
  type RefObject,
} from 'react';
import { gapAt } from './order';

/** In CSS pixels; what moves less was pressed and not drawn. */
const SLOP = 6;
/** A finger that moves sooner scrolls. */
const LONG_PRESS = 300;
/** Of the list's edges, where it scrolls while a chip is drawn. */
const EDGE = 24;

interface Start {
  index: number;
  pointerId: number;
  isTouch: boolean;
  x: number;
  y: number;
}

interface Drag {
  index: number;
  /** Where it would be dropped: before the chip of this index. */
  gap: number;
  /** How far it is from its place. */
  x: number;
  y: number;
}

/** Chips that are drawn to another place by a mouse at once, by a finger after a long press. */
export function useChipDrag(
  list: RefObject<HTMLUListElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [start, setStart] = useState<Start>();
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;

  const drop = useEffectEvent((from: number, gap: number) => {
    const to = gap > from ? gap - 1 : gap;
    if (to !== from) onMove(from, to);
  });

  useEffect(() => {
    if (!start) return;
    const { index, pointerId, isTouch } = start;
    let gap: number | undefined;
    const begin = () => {
      gap = index;
      setDrag({ index, gap, x: 0, y: 0 });
    };
    const timer = isTouch ? setTimeout(begin, LONG_PRESS) : undefined;
    const end = () => {
      setStart(undefined);
      setDrag(undefined);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointerId || !list.current) return;
      const { clientX, clientY } = event;
      const x = clientX - start.x;
      const y = clientY - start.y;
      if (gap === undefined) {
        if (Math.hypot(x, y) < SLOP) return;
        if (isTouch) {
          end();
          return;
        }
      }
      const boxes = [...list.current.children].map((chip) => chip.getBoundingClientRect());
      gap = gapAt(boxes, clientX, clientY);
      setDrag({ index, gap, x, y });
      scrollAtEdge(list.current, clientY);
    };
    const release = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      if (gap !== undefined) drop(index, gap);
      end();
    };
    const pressKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end();
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', end);
    document.addEventListener('keydown', pressKey);
    if (isTouch) document.addEventListener('contextmenu', keepAway);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', end);
      document.removeEventListener('keydown', pressKey);
      document.removeEventListener('contextmenu', keepAway);
    };
  }, [list, start]);

  // React's own listener could not keep the page from scrolling under the finger.
  const keepStill = useEffectEvent((event: TouchEvent) => {
    if (isDragging) event.preventDefault();
  });
  useEffect(() => {
    const element = list.current;
    const listener = (event: TouchEvent) => keepStill(event);
    element?.addEventListener('touchmove', listener, { passive: false });
    return () => element?.removeEventListener('touchmove', listener);
  }, [list]);

  const press = (index: number, event: Press) => {
    if (!event.isPrimary || event.button !== 0) return;
    const { pointerId, pointerType, clientX: x, clientY: y } = event;
    setStart({ index, pointerId, isTouch: pointerType === 'touch', x, y });
  };
  return { drag, press };
}

/** The menu that browsers open at a long press. */
const keepAway = (event: Event) => event.preventDefault();

function scrollAtEdge(list: HTMLElement, y: number) {
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + EDGE) list.scrollTop -= EDGE / 2;
  if (y > bottom - EDGE) list.scrollTop += EDGE / 2;
}
