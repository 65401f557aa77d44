import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const HOOKS = 'node_modules/react-relay/lib/relay-hooks';

/** What the three builds (browser, server renderer, API) and the development server share. */
export default defineConfig({
  plugins: [relay, react()],
  resolve: {
    alias: [
      { find: /^react-relay$/, replacement: path('client/relay/readerHooks.js') },
      { find: /^relay-runtime$/, replacement: path('client/relay/readerRuntime.js') },
      // Behind a feature flag that is off; nearly the same again as the hook in use.
      {
        find: /^\.\/useFragmentInternal_EXPERIMENTAL$/,
        replacement: path(`${HOOKS}/useFragmentInternal_CURRENT.js`),
      },
      {
        find: /^\.\/readUpdatable(Query|Fragment)$/,
        replacement: path('client/relay/noUpdatables.js'),
      },
    ],
  },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  build: { target: 'es2022', emptyOutDir: true },
});
