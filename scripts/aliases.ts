/**
 * The modules that the builds and the development server put in the place of others, so that a reader's
 * page loads 180 kB of JavaScript at most. Jest runs the packages as they are: tests/contract/aliases.test.ts
 * compares the two. They hold for exact versions of react-relay, relay-runtime and react-router-dom.
 */
export interface Alias {
  /** The import as the importing module spells it. */
  find: RegExp;
  /** A file, seen from the project's root. */
  replacement: string;
}

const STUBS = 'client/relay/relayStubs.js';

export const aliases: Alias[] = [
  // react-router-dom re-exports react-router, whose package names its development build alone. The one
  // difference is that its RouterProvider can flush a navigation synchronously: none here does.
  {
    find: /^react-router-dom$/,
    replacement: 'node_modules/react-router/dist/production/index.mjs',
  },
  // The main files of both packages are CommonJS, of which the build could leave nothing out.
  { find: /^react-relay$/, replacement: 'client/relay/readerHooks.js' },
  { find: /^relay-runtime$/, replacement: 'client/relay/readerRuntime.js' },
  // Relay chooses this one by a feature flag. It is as large as the other again, which does the same for
  // a client without React's Activity.
  {
    find: /^\.\/useFragmentInternal_EXPERIMENTAL$/,
    replacement: 'node_modules/react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js',
  },
  // Updatable queries and fragments: mutations change the store by their answers.
  { find: /^\.\/readUpdatable(Query|Fragment)$/, replacement: STUBS },
  // The client has no live resolvers.
  { find: /^\.\/live-resolvers\/LiveResolverCache$/, replacement: STUBS },
  // The default of Environment, which environment.ts always overrides.
  { find: /^\.\.\/handlers\/RelayDefaultHandlerProvider$/, replacement: STUBS },
];
