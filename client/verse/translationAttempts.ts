import { useSyncExternalStore } from 'react';

/** Of all verses of the page, as many are loaded in one request. */
let attempts = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The number of times that the reader has had further translations loaded again. */
export const useAttempt = () =>
  useSyncExternalStore(
    subscribe,
    () => attempts,
    () => 0,
  );

export function retry(): void {
  attempts++;
  listeners.forEach((listener) => listener());
}
