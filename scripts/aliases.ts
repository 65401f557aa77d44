/**
 * Modules that the builds and the development server replace, so that a page loads at most 180 kB of
 * JavaScript. Jest uses the original packages; tests/contract/aliases.test.ts compares the two. The list
 * is valid for exact versions of react-relay, relay-runtime and react-router-dom.
 */
interface ModuleAlias {
  /** The import specifier. */
  find: RegExp;
  /** Path of a file relative to the root of the project. */
  replacement: string;
}

const STUBS = 'client/relay/relayStubs.js';

export const moduleAliases: ModuleAlias[] = [
  // react-router-dom re-exports react-router, whose package exports only its development build. The only
  // difference is that its RouterProvider can flush a navigation synchronously, which is not used here.
  {
    find: /^react-router-dom$/,
    replacement: 'node_modules/react-router/dist/production/index.mjs',
  },
  // The main files of both packages are CommonJS, from which the build can't remove unused code.
  { find: /^react-relay$/, replacement: 'client/relay/readerHooks.js' },
  { find: /^relay-runtime$/, replacement: 'client/relay/readerRuntime.js' },
  // Relay selects this module by a feature flag. The other one is as large and does the same for a client
  // without React's Activity.
  {
    find: /^\.\/useFragmentInternal_EXPERIMENTAL$/,
    replacement: 'node_modules/react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js',
  },
  // Updatable queries and fragments: here, mutations change the store only by their responses.
  { find: /^\.\/readUpdatable(Query|Fragment)$/, replacement: STUBS },
  // The client has no live resolvers.
  { find: /^\.\/live-resolvers\/LiveResolverCache$/, replacement: STUBS },
  // The default of Environment, which environment.ts overrides.
  { find: /^\.\.\/handlers\/RelayDefaultHandlerProvider$/, replacement: STUBS },
];
