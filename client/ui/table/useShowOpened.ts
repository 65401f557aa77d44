import { useEffect, type RefObject } from 'react';

/** Scrolls to the row that an address opens, unless the place in the page was restored. */
export function useShowOpened(box: RefObject<HTMLElement | null>, id: string | undefined): void {
  useEffect(() => {
    if (!id) return;
    const frame = requestAnimationFrame(() => {
      const row = box.current?.querySelector(`[data-row="${CSS.escape(id)}"]`)?.closest('tr');
      if (window.scrollY === 0) row?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [box, id]);
}
