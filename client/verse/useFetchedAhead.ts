import { useEffect } from 'react';
import { loadQuery, useRelayEnvironment } from 'react-relay';
import type { VersePageQuery } from '../__generated__/VersePageQuery.graphql';
import query from '../__generated__/VersePageQuery$parameters';

/** Long enough for the page itself to be done first. */
const DELAY = 1000;

/** Has the data of the next verse ready while this one is read, but for readers who save data. */
export function useFetchedAhead(key: string | null | undefined): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData: boolean } };
    if (!key || connection?.saveData) return;
    let dispose: (() => void) | undefined;
    const timer = setTimeout(() => {
      const networkCacheConfig = { metadata: { skipLoader: true, skipToast: true } };
      ({ dispose } = loadQuery<VersePageQuery>(
        environment,
        query,
        { key },
        { networkCacheConfig },
      ));
    }, DELAY);
    return () => {
      clearTimeout(timer);
      dispose?.();
    };
  }, [environment, key]);
}
