/** Builds dist: the files of the browser, the renderer of pages on the server, and the API with its commands. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { hashOfQueries } from '../api/offline/hashOfQueries';
import { shellOf, type Manifest } from './shell';
import { adminCodeOfReaders, filesOfAdmins } from './adminCode';

process.env.NODE_ENV = 'production';
const logLevel = 'warn';
const ENTRY = 'client/browser.ts';
const HYDRATION = 'client/hydrate.tsx';

/** The least that the bundler accepts. */
const HASH_CHARACTERS = 7;

/** Modules whose dependencies are bundled into one file, which compresses better than ten files. */
const SHARED_FILES: Record<string, string[]> = {
  // Evaluated by itself, so that a slow phone responds between the two.
  react: ['node_modules/react-dom/client.js'],
  // Modules that the first page always loads, and modules that are too small for separate files.
  reader: [
    HYDRATION,
    'client/language.ts',
    'client/surah/surahName.ts',
    'client/i18n/textsHook.ts',
    'client/page/rootPath.ts',
    'client/page/versesPath.ts',
    'client/ui/buttons/buttons.module.css',
    'text/verseKeyOf.ts',
  ],
  // Components for words and verses, used by most pages.
  verse: ['client/verse/VersePage.tsx'],
  // Needed for any other page, and loaded while the first one is read.
  loaders: ['client/loaders.ts'],
  // What most other pages have: each file more is a request, of several milliseconds on a slow phone.
  pages: [
    'client/page/PageHeader.tsx',
    'client/page/PageLinks.tsx',
    'client/page/VersePreviews.tsx',
    'client/page/LinkedText.tsx',
    'client/page/linkedVerse.ts',
    'client/page/Redirect.tsx',
    'client/page/useOpenRow.ts',
    'client/citation/CiteButton.tsx',
    'client/ui/fields/Select.tsx',
    'client/i18n/foldName.ts',
    'client/i18n/table.ts',
    'client/i18n/withoutArticle.ts',
    'client/verse/versesOfPage.ts',
  ],
  reading: [
    'client/reading/PartVerses.tsx',
    'client/reading/ReadVerses.tsx',
    'client/reading/TappableArabic.tsx',
    'client/surah/PartSelect.tsx',
    'client/surah/VerseSelect.tsx',
  ],
  table: ['client/term/TermTable.tsx'],
};
/** What the server names in a page, so that the browser has it already: React, the hydration, parts of some pages. */
const NAMED_BY_SERVER = ['client', 'hydrate', 'ListenButton', 'LoadedFurtherTranslations'];

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
      // The script of the first page has the names of all files, and their hashes can't be compressed.
      output: {
        chunkFileNames: `assets/[name]-[hash:${HASH_CHARACTERS}].js`,
        assetFileNames: `assets/[name]-[hash:${HASH_CHARACTERS}][extname]`,
        codeSplitting: { groups: sharedFiles() },
      },
    },
  },
});
await build({
  logLevel,
  // React and Relay read it thousands of times for each page, which is slow from the environment.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist/server',
    ssr: true,
    copyPublicDir: false,
    rollupOptions: {
      input: [
        'client/server.tsx',
        'client/pageAnswers.ts',
        'client/pageKey.ts',
        'client/crawlers/pictureTitle.ts',
      ],
    },
  },
  ssr: { noExternal: true },
});
await build({
  logLevel,
  build: {
    outDir: 'dist/api',
    ssr: true,
    copyPublicDir: false,
    rollupOptions: {
      input: [
        'api/main.ts',
        'api/http/pages/renderingThread.ts',
        'api/http/pictures/pictureThread.ts',
        'scripts/admin.ts',
        'scripts/exchange.ts',
      ],
    },
  },
});
writeFileSync(
  'dist/client/.vite/persistedQueries.json',
  readFileSync('client/__generated__/persistedQueries.json'),
);
await buildServiceWorker();
compress('dist/client/assets');

/** Writes the service worker with the shell of pages without a network and the names of all files of readers. */
async function buildServiceWorker() {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest;
  const files = filesOfReaders(manifest);
  const shell = shellOf(manifest);
  const addresses = [...files.map((name) => `/${name}`), '/favicon.svg', '/icon-192.png'];
  const persisted = JSON.parse(
    readFileSync('client/__generated__/persistedQueries.json', 'utf8'),
  ) as object;
  const queries = hashOfQueries(Object.keys(persisted));
  const hash = createHash('sha256').update(shell).update(addresses.join()).update(queries);
  await build({
    configFile: false,
    logLevel,
    define: {
      BUILD: JSON.stringify(hash.digest('hex').slice(0, 16)),
      FILES: JSON.stringify(addresses),
      SHELL: JSON.stringify(shell),
      QUERIES: JSON.stringify(queries),
    },
    build: {
      target: 'es2022',
      outDir: 'dist/client',
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: {
        input: 'client/offline/serviceWorker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** The files that readers may load, with the styles and the font. */
function filesOfReaders(manifest: Manifest): string[] {
  const all = Object.values(manifest).map(({ file }) => file);
  const found = new Set(all.filter((file) => /\.(css|woff2)$/.test(file)));
  const visit = (module: string) => {
    const { file, imports = [], dynamicImports = [] } = manifest[module] ?? {};
    if (!file || found.has(file) || ofAdmins?.has(file)) return;
    found.add(file);
    [...imports, ...dynamicImports].forEach(visit);
  };
  visit(ENTRY);
  return [...found].sort();
}

/** Determines the files of admins, and fails if a page of readers would load their code. */
function keepAdminCodeApart(): Plugin {
  return {
    name: 'keep-admin-code-apart',
    generateBundle: {
      // Before Vite requests the files to preload.
      order: 'pre',
      handler(_options, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        ofAdmins = filesOfAdmins(files);
        const found = adminCodeOfReaders(files);
        if (found.length > 0)
          this.error(`Pages of readers load code of admins:\n${found.join('\n')}`);
      },
    },
  };
}

/** Files to preload with a dynamic import. Files of admins have no list, which readers would download. */
function filesToPreload(file: string, files: string[]): string[] {
  if (!ofAdmins) throw new Error('Vite requested preloads before the files were known.');
  if (ofAdmins.has(file) || NAMED_BY_SERVER.includes(nameOf(file))) return [];
  // All pages load these at the start.
  return files.filter((each) => !['preload', 'rolldown-runtime'].includes(nameOf(each)));
}

/** "assets/WorkPage-B0-x_y1.js" is named WorkPage; the rest is a hash. */
function nameOf(file: string): string {
  return parse(file).name.slice(0, -HASH_CHARACTERS - 1);
}

/** Writes gzip and brotli versions of each text file. */
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

/** A module that several files need goes into the first of them. */
function sharedFiles() {
  return ['preload', ...Object.keys(SHARED_FILES)].map((file, index, { length }) => ({
    name: (id: string, graph: Rolldown.ChunkingContext) =>
      fileOf(id, graph) === file ? file : null,
    priority: length - index,
  }));
}

/**
 * The file of SHARED_FILES for a module; null for any other. The hydration module is excluded, because
 * pages import this file and the hydration awaits the page.
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
  // The entry needs it before anything else is evaluated.
  if (id.includes('vite/preload-helper')) return 'preload';
  if (id.includes('rolldown/runtime')) return 'reader';
  return fileOfModule.get(id) ?? null;
}
