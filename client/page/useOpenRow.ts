import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The row of a table that a parameter of the address opens, and a function that writes the row that was
 * opened last into the address.
 */
export function useOpenRow(parameter: string) {
  const { pathname, search } = useLocation();
  // The table of an editor replaces that of readers, in which a row may have been opened.
  const [start] = useState(() => ({ search, written: searchOf(pathname) ?? search }));
  const current = search === start.search ? start.written : search;
  const onOpen = useCallback((id?: string) => writeOpenRow(parameter, id), [parameter]);
  return { opened: new URLSearchParams(current).get(parameter) ?? undefined, onOpen };
}

/** The search part of the address, unless it is already that of another page. */
const searchOf = (pathname: string) =>
  typeof window !== 'undefined' && location.pathname === pathname ? location.search : undefined;

/** Changes the address without an entry in the history; the router does not need to know. */
export function writeOpenRow(parameter: string, id: string | undefined): void {
  const url = new URL(location.href);
  if (url.searchParams.get(parameter) === (id ?? null)) return;
  for (const name of [parameter, 'versesAfter', 'versesBefore']) url.searchParams.delete(name);
  if (id !== undefined) url.searchParams.set(parameter, id);
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Some browsers refuse many changes in a short time.
  }
}
