import react from '@vitejs/plugin-react';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';
import { moduleAliases } from './scripts/aliases';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The file of each CSS module by its name. */
const cssModules = new Map<string, string>();

/** The name of a class on pages. Without a hash, it is short, but the names of CSS modules must differ. */
function classNameOf(name: string, file: string): string {
  const [path = ''] = file.split('?');
  const cssModule = basename(path, '.module.css');
  const other = cssModules.get(cssModule) ?? path;
  if (other !== path) throw new Error(`${path} needs another name than ${other}.`);
  cssModules.set(cssModule, path);
  return `${cssModule}_${name}`;
}

/** What the three builds (browser, server renderer, API) and the development server share. */
export default defineConfig({
  plugins: [relay, react()],
  resolve: {
    alias: moduleAliases.map(({ find, replacement }) => ({ find, replacement: path(replacement) })),
  },
  css: { modules: { generateScopedName: classNameOf } },
  build: { target: 'es2022', emptyOutDir: true },
});
