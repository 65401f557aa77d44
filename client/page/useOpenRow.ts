import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The row of a table that a parameter of the address opens, and a function that writes the row that was
 * opened last into the address.
 */
export function useOpenRow(parameter: string) {
  const { search } = useLocation();
  const onOpen = useCallback((id?: string) => writeOpenRow(parameter, id), [parameter]);
  return { opened: new URLSearchParams(search).get(parameter) ?? undefined, onOpen };
}

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
