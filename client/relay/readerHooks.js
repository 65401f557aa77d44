/**
 * The part of react-relay that readers' pages use, in place of its main file (scripts/aliases.ts), which
 * would bring every hook and the legacy containers to each reader. The paths are private ones, which
 * tests/contract/aliases.test.ts compares with the package.
 */
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment';
export { default as useLazyLoadQuery } from 'react-relay/lib/relay-hooks/useLazyLoadQuery';
export { default as usePreloadedQuery } from 'react-relay/lib/relay-hooks/usePreloadedQuery';
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment';
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider';
export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery';
export { fetchQuery, graphql, readInlineData } from './readerRuntime';
