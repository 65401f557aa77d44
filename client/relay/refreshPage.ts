import { fetchQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { shownQueries } from './page';

/**
 * Reads the page that is shown anew, and has every other page read anew when it is gone to. Without
 * an answer the page stays as it is.
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
