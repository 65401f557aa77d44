import { useEffect } from 'react';

const SIGNS_OF_USE = ['pointerover', 'touchstart', 'keydown'];

/**
 * Loads the code of parts that open at once when the reader begins to use the page.
 * @param load has to be the same function in each render
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const start = () => {
      stop();
      load().catch(() => {
        // Opening the part tries again.
      });
    };
    const stop = () => SIGNS_OF_USE.forEach((type) => removeEventListener(type, start));
    SIGNS_OF_USE.forEach((type) => addEventListener(type, start, { passive: true }));
    return stop;
  }, [load]);
}
