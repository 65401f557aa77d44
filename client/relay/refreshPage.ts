import { fetchQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { shownQueries } from './page';

/**
 * Fetches the queries of the current page again, and marks the data of all other pages as stale.
 * Without an answer the page stays unchanged.
 */
export async function refreshPage(environment: IEnvironment): Promise<void> {
  environment.getStore().notify(undefined, true);
  await Promise.all(
    [...shownQueries].map(({ query, variables, environment: own = environment }) =>
      fetchQuery(own, query, variables, {
        networkCacheConfig: { force: true, metadata: { skipLoader: true, skipToast: true } },
      })
        .toPromise()
        .catch(() => undefined),
    ),
  );
}
