/**
 * The part of relay-runtime that readers' pages and react-relay's reading hooks use.
 * scripts/aliases.ts puts it in place of the main file. The package has no public path to a part of
 * it, so these are private; tests/contract/aliases.test.ts fails if an upgrade moves them or needs
 * more of them.
 */
import fetchQueryInternal from 'relay-runtime/lib/query/fetchQueryInternal';
import createRelayContext from 'relay-runtime/lib/store/createRelayContext';
import createRelayLoggingContext from 'relay-runtime/lib/store/createRelayLoggingContext';

export { default as Environment } from 'relay-runtime/lib/store/RelayModernEnvironment';
export { default as Network } from 'relay-runtime/lib/network/RelayNetwork';
export { default as Observable } from 'relay-runtime/lib/network/RelayObservable';
export { default as PreloadableQueryRegistry } from 'relay-runtime/lib/query/PreloadableQueryRegistry';
export { default as RecordSource } from 'relay-runtime/lib/store/RelayRecordSource';
export { default as RelayFeatureFlags } from 'relay-runtime/lib/util/RelayFeatureFlags';
export { default as ReplaySubject } from 'relay-runtime/lib/util/RelayReplaySubject';
export { default as Store } from 'relay-runtime/lib/store/RelayModernStore';
export { default as fetchQuery } from 'relay-runtime/lib/query/fetchQuery';
export { default as getPendingOperationsForFragment } from 'relay-runtime/lib/util/getPendingOperationsForFragment';
export { default as getRequestIdentifier } from 'relay-runtime/lib/util/getRequestIdentifier';
export { default as isPromise } from 'relay-runtime/lib/util/isPromise';
export { default as recycleNodesInto } from 'relay-runtime/lib/util/recycleNodesInto';
export { default as readInlineData } from 'relay-runtime/lib/store/readInlineData';
export { createOperationDescriptor } from 'relay-runtime/lib/store/RelayModernOperationDescriptor';
export { getFragment, getRequest, graphql } from 'relay-runtime/lib/query/GraphQLTag';
export {
  areEqualSelectors,
  getSelector,
  getVariablesFromFragment,
} from 'relay-runtime/lib/store/RelayModernSelector';
export { getStorageKey, ROOT_ID } from 'relay-runtime/lib/store/RelayStoreUtils';
export { handlePotentialSnapshotErrors } from 'relay-runtime/lib/util/handlePotentialSnapshotErrors';

export const __internal = { ...fetchQueryInternal, createRelayContext, createRelayLoggingContext };
