import { useEffect } from 'react';
import { loadQuery, useRelayEnvironment } from 'react-relay';
import type { VersePageQuery } from '../__generated__/VersePageQuery.graphql';
import query from '../__generated__/VersePageQuery$parameters';

/** Delay that lets the page itself load first. */
const PREFETCH_DELAY_MS = 1000;

/** Prefetches the next verse while this one is read, except for readers who save data. */
export function usePrefetchedVerse(key: string | null | undefined): void {
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
    }, PREFETCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      dispose?.();
    };
  }, [environment, key]);
}
