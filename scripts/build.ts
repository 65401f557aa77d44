/** Builds dist: the browser's files, what renders pages on the server, and the API. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

process.env.NODE_ENV = 'production';
const logLevel = 'warn';
const ENTRY = 'client/browser.tsx';
const entryModules = new Set<string>();

await build({
  logLevel,
  build: {
    outDir: 'dist/client',
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      input: ENTRY,
      output: { codeSplitting: { groups: [{ name: inEntry, debugName: 'entry' }] } },
    },
  },
});
await build({
  logLevel,
  build: { outDir: 'dist/server', ssr: 'client/server.tsx', copyPublicDir: false },
  ssr: { noExternal: true },
});
await build({
  logLevel,
  build: { outDir: 'dist/api', ssr: 'api/main.ts', copyPublicDir: false },
});
writeFileSync(
  'dist/client/.vite/persistedQueries.json',
  readFileSync('client/__generated__/persistedQueries.json'),
);
compress('dist/client/assets');

/** Ready-made gzip and brotli forms beside each file of text. */
function compress(folder: string) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!/\.(js|css|svg)$/.test(name) || statSync(file).size < 1024) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
  }
}

/**
 * What the first page loads in any case goes into one file, which compresses better than ten. The
 * entry itself stays outside: pages import this file, and the entry awaits the page.
 */
function inEntry(id: string, graph: Rolldown.ChunkingContext) {
  const entry = resolve(ENTRY);
  const add = (module: string) => {
    if (entryModules.has(module)) return;
    entryModules.add(module);
    graph.getModuleInfo(module)?.importedIds.forEach(add);
  };
  if (!entryModules.size) add(entry);
  return id !== entry && entryModules.has(id) ? 'reader' : null;
}
