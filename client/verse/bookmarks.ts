import { readStored, useStored, writeStored } from './browserStore';

/* The bookmarks of a reader, stored only in this browser as keys separated by spaces, latest first. */
const BOOKMARKS = 'bookmarks';

/** Keys of the bookmarked verses, latest first; none on the server. */
export function useBookmarks(): string[] {
  return keysOf(useStored(BOOKMARKS));
}

export function toggleBookmark(key: string): void {
  const keys = keysOf(readStored(BOOKMARKS));
  const others = keys.filter((other) => other !== key);
  const isKept = writeStored(
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

/** The valid keys of a stored value; anything else is ignored. */
function keysOf(stored: string): string[] {
  return [...new Set(stored.match(/(?<!\S)[1-9]\d{0,2}:[1-9]\d{0,2}(?!\S)/g))];
}
