/** Whether what only admins see is shown: known to every page, told by authStore.ts. */
const state = { isAdmin: false, staying: 0 };
const listeners = new Set<() => void>();

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
