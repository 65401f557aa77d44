/**
 * Stubs that scripts/aliases.ts puts in place of parts of Relay that the project does not use:
 * updatable queries and fragments, live resolvers, and the default handlers of directives such as
 * @deleteRecord, which are loaded with the first mutation.
 */
import { NoopResolverCache } from 'relay-runtime/lib/store/ResolverCache';

function refuse() {
  throw new Error('This part of Relay is left out of the build.');
}

export { refuse as readUpdatableFragment, refuse as readUpdatableQuery };
export { refuse as getUpdatedDataIDs };
/** A key that no record has. */
export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = 'left out';

export class LiveResolverCache extends NoopResolverCache {
  getLiveResolverPromise = refuse;
  batchLiveStateUpdates(update) {
    update();
  }
  batchLiveStateUpdatesWithoutNotify(update) {
    update();
    return false;
  }
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}
}
