import { useSyncExternalStore } from 'react';

/*
 * The bookmarks of a reader and the last verse read, stored only in this browser as keys separated
 * by spaces, latest first.
 */
const BOOKMARKS = 'bookmarks';
const LAST_VERSE = 'lastVerse';

/** Keys of the bookmarked verses, latest first; none on the server. */
export function useBookmarks(): string[] {
  return keysOf(useStored(BOOKMARKS));
}

/** Key of the last verse read; undefined on the server and before the first verse. */
export function useLastVerse(): string | undefined {
  return keysOf(useStored(LAST_VERSE))[0];
}

export function toggleBookmark(key: string): void {
  const keys = keysOf(read(BOOKMARKS));
  const others = keys.filter((other) => other !== key);
  const isKept = write(
    BOOKMARKS,
    (others.length < keys.length ? others : [key, ...keys]).join(' '),
  );
  if (!isKept) {
    import('./showStorageFailure').then(
      ({ showStorageFailure }) => showStorageFailure(),
      () => undefined,
    );
  }
}

export function rememberVerse(key: string): void {
  write(LAST_VERSE, key);
}

/** The valid keys of a stored value; anything else is ignored. */
function keysOf(stored: string): string[] {
  return [...new Set(stored.match(/(?<!\S)[1-9]\d{0,2}:[1-9]\d{0,2}(?!\S)/g))];
}

const changes = new EventTarget();

function useStored(name: string): string {
  return useSyncExternalStore(
    subscribe,
    () => read(name),
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

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** @returns false if the browser refuses storage */
function write(name: string, value: string): boolean {
  try {
    localStorage.setItem(name, value);
  } catch {
    return false;
  }
  return changes.dispatchEvent(new Event('change'));
}
