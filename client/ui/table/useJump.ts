import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Returns a function that scrolls to a row and focuses it, after the table was sorted. */
export function useJump(box: RefObject<HTMLElement | null>) {
  const [target, setTarget] = useState<{ id: string }>();
  useEffect(() => {
    const toggle = target && box.current?.querySelector<HTMLElement>(`[data-row="${target.id}"]`);
    if (!toggle) return;
    toggle.closest('tr')?.scrollIntoView({ block: 'start' });
    toggle.focus({ preventScroll: true });
  }, [target, box]);
  return useCallback((id: string) => setTarget({ id }), []);
}
