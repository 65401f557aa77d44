import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const ROUTER = 'node_modules/react-router/dist/production';
const HOOKS = 'node_modules/react-relay/lib/relay-hooks';

/** What the three builds (browser, server renderer, API) and the development server share. */
export default defineConfig({
  plugins: [relay, react()],
  resolve: {
    alias: [
      // The package names its development build alone.
      { find: /^react-router$/, replacement: path(`${ROUTER}/index.mjs`) },
      { find: /^react-router\/dom$/, replacement: path(`${ROUTER}/dom-export.mjs`) },
      { find: /^react-relay$/, replacement: path('client/relay/readerHooks.js') },
      { find: /^relay-runtime$/, replacement: path('client/relay/readerRuntime.js') },
      // Behind a feature flag that is off; nearly the same again as the hook in use.
      {
        find: /^\.\/useFragmentInternal_EXPERIMENTAL$/,
        replacement: path(`${HOOKS}/useFragmentInternal_CURRENT.js`),
      },
      ...[
        /^\.\/readUpdatable(Query|Fragment)$/,
        /^\.\/live-resolvers\/LiveResolverCache$/,
        /^\.\.\/handlers\/RelayDefaultHandlerProvider$/,
      ].map((find) => ({ find, replacement: path('client/relay/leftOut.js') })),
    ],
  },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  build: { target: 'es2022', emptyOutDir: true },
});
