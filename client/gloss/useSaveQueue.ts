import { useCallback, useRef } from 'react';

/**
 * Returns a function that runs saves one after the other. Each runs when those before it have ended, whether they
 * succeeded or not.
 */
export function useSaveQueue(): (save: () => Promise<void>) => Promise<void> {
  const last = useRef(Promise.resolve());
  return useCallback((save) => {
    last.current = last.current.then(save, save);
    return last.current;
  }, []);
}
