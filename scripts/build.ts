/** Builds dist: the browser's files, what renders pages on the server, and the API. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { adminCodeOfReaders, filesOfAdmins } from './adminCode';

process.env.NODE_ENV = 'production';
const logLevel = 'warn';
const ENTRY = 'client/browser.ts';
const HYDRATION = 'client/hydrate.tsx';

/** What is put into one file, which compresses better than ten, by the modules that need it. */
const SHARED_FILES: Record<string, string[]> = {
  // What the first page loads in any case, and what is too small for a file of its own.
  reader: [HYDRATION, 'client/language.ts', 'client/surah/surahName.ts'],
  // What shows words and verses, on most pages.
  verse: ['client/verse/VersePage.tsx'],
};
const fileOfModule = new Map<string, string>();

/** Names of the files that only admins load. */
let ofAdmins: Set<string> | undefined;

await build({
  logLevel,
  plugins: [keepAdminCodeApart()],
  build: {
    outDir: 'dist/client',
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: filesToPreload },
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      input: ENTRY,
      output: { codeSplitting: { groups: [{ name: fileOf, debugName: 'pages' }] } },
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

/** Learns which files are of admins, and fails when a reader's page would load code of theirs. */
function keepAdminCodeApart(): Plugin {
  return {
    name: 'keep-admin-code-apart',
    generateBundle: {
      // Before Vite asks for the files to preload.
      order: 'pre',
      handler(_options, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        ofAdmins = filesOfAdmins(files);
        const found = adminCodeOfReaders(files);
        if (found.length > 0) this.error(`Code of admins reaches readers:\n${found.join('\n')}`);
      },
    },
  };
}

/** What an import loads along with its file. Readers don't carry the list of what only admins load. */
function filesToPreload(file: string, files: string[]): string[] {
  if (!ofAdmins) throw new Error('Vite asks for preloads before the files are known.');
  if (ofAdmins.has(file)) return [];
  // Every page has these from the start.
  return files.filter((each) => !['preload', 'rolldown-runtime'].includes(nameOf(each)));
}

/** "assets/WorkPage-B0-x_y12.js" is of WorkPage: eight characters tell its content. */
function nameOf(file: string): string {
  return parse(file).name.slice(0, -9);
}

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
 * The file of SHARED_FILES that a module is put into, null for any other. What hydrates stays outside: pages
 * import this file, and it awaits the page.
 */
function fileOf(id: string, graph: Rolldown.ChunkingContext) {
  const add = (module: string, file: string) => {
    if (fileOfModule.has(module)) return;
    fileOfModule.set(module, file);
    graph.getModuleInfo(module)?.importedIds.forEach((imported) => add(imported, file));
  };
  if (!fileOfModule.size) {
    for (const [file, modules] of Object.entries(SHARED_FILES)) {
      modules.forEach((module) => add(resolve(module), file));
    }
  }
  // The entry needs it before anything else may be evaluated.
  if (id.includes('vite/preload-helper')) return 'preload';
  return id === resolve(HYDRATION) ? null : (fileOfModule.get(id) ?? null);
}
