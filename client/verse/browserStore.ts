import { useSyncExternalStore } from 'react';

/* Values that only this browser stores, such as bookmarks. */

const changes = new EventTarget();

/** A stored value; empty on the server and before it is stored. */
export function useStored(name: string): string {
  return useSyncExternalStore(
    subscribe,
    () => readStored(name),
    () => '',
  );
}

function subscribe(onChange: () => void): () => void {
  changes.addEventListener('change', onChange);
  // Another tab changed it.
  addEventListener('storage', onChange);
  return () => {
    changes.removeEventListener('change', onChange);
    removeEventListener('storage', onChange);
  };
}

export function readStored(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** @returns false if the browser refuses storage */
export function writeStored(name: string, value: string): boolean {
  try {
    localStorage.setItem(name, value);
  } catch {
    return false;
  }
  return changes.dispatchEvent(new Event('change'));
}
