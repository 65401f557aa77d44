import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';
import { moduleAliases } from './scripts/aliases';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What the three builds (browser, server renderer, API) and the development server share. */
export default defineConfig({
  plugins: [relay, react()],
  resolve: {
    alias: moduleAliases.map(({ find, replacement }) => ({ find, replacement: path(replacement) })),
  },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  build: { target: 'es2022', emptyOutDir: true },
});
