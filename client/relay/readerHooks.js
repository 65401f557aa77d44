/**
 * The part of react-relay that readers' pages use. scripts/aliases.ts puts it in place of the main
 * file, which would load every hook and the legacy containers for each reader. The paths are
 * private; tests/contract/aliases.test.ts compares them with the package.
 */
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment';
export { default as useLazyLoadQuery } from 'react-relay/lib/relay-hooks/useLazyLoadQuery';
export { default as usePreloadedQuery } from 'react-relay/lib/relay-hooks/usePreloadedQuery';
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment';
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider';
export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery';
export { fetchQuery, graphql, readInlineData } from './readerRuntime';
