/** The authentication state that every page needs, without the code of sessions. */
import { useSyncExternalStore } from 'react';

export const SIGNED_IN_FLAG = 'shouldAttemptAuthentication';

/** Whether someone signed in with this browser and has not signed out; false on the server. */
export function isFlagSet(): boolean {
  try {
    return SIGNED_IN_FLAG in localStorage;
  } catch {
    return false;
  }
}

const state = { isAdmin: false, staying: 0 };
const listeners = new Set<() => void>();

/** Whether the parts for admins are shown; authStore.ts changes it. */
export const adminState = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Stays true during unfinished work when the session ends. */
  read: () => state.isAdmin || state.staying > 0,
  change(next: Partial<typeof state>) {
    Object.assign(state, next);
    listeners.forEach((listener) => listener());
  },
};

/** Whether the parts for admins are shown; false on the server and while the page hydrates. */
export const useIsAdmin = () =>
  useSyncExternalStore(adminState.subscribe, adminState.read, () => false);
