/** What every page knows of who is signed in, without the code of sessions. */

export const FLAG = 'shouldAttemptAuthentication';

/** Whether someone signed in on this browser and has not signed out. False on the server. */
export function isFlagSet(): boolean {
  try {
    return FLAG in localStorage;
  } catch {
    return false;
  }
}

const state = { isAdmin: false, staying: 0 };
const listeners = new Set<() => void>();

/** Whether what only admins see is shown; authStore.ts changes it. */
export const adminState = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** What an admin is about stays where it is when the session ends. */
  read: () => state.isAdmin || state.staying > 0,
  change(next: Partial<typeof state>) {
    Object.assign(state, next);
    listeners.forEach((listener) => listener());
  },
};
