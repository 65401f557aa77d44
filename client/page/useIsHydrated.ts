import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until hydration, from when on scripts work. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
