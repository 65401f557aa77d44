import { fetchQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { RequestMetadata } from './network';
import { shownQueries, type ShownQuery } from './page';

/**
 * Fetches the queries of the current page again, and marks the data of all other pages as stale.
 * Without a response the page stays unchanged.
 */
export async function refreshPage(environment: IEnvironment): Promise<void> {
  environment.getStore().notify(undefined, true);
  await Promise.all([...shownQueries].map((shown) => refreshQuery(environment, shown)));
}

/** Relay joins a request that is in flight; if it began earlier, its response may be that of before the change. */
async function refreshQuery(
  page: IEnvironment,
  { query, variables, environment = page }: ShownQuery,
): Promise<void> {
  const request = { isSent: false };
  const metadata: RequestMetadata = {
    skipLoader: true,
    skipToast: true,
    onSend: () => {
      request.isSent = true;
    },
  };
  const send = () =>
    fetchQuery(environment, query, variables, {
      networkCacheConfig: { force: true, metadata: { ...metadata } },
    })
      .toPromise()
      .catch(() => undefined);
  await send();
  if (!request.isSent) await send();
}
