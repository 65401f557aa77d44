/** What the parts of the lists for admins share. */
import { useEffect, useRef } from 'react';

/** Options of the query of a part, which is always read from the server again. */
export const partOptions = (fetchKey: number) => ({
  fetchPolicy: 'network-only' as const,
  fetchKey,
  networkCacheConfig: { force: true, metadata: { skipLoader: true, skipToast: true } },
});

/** A ref for the list of a part, which gets focus if a button loaded it: the button is removed. */
export function usePartRef<Element extends HTMLElement>(after: string | undefined) {
  const list = useRef<Element>(null);
  useEffect(() => {
    if (after) list.current?.focus();
  }, [after]);
  return list;
}
