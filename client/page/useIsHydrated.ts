import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until the browser has taken the page over: scripts work from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
