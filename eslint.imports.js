/** The import rules of the architecture, for eslint.config.js. tests/contract/importRules.test.ts proves each. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import boundaries from 'eslint-plugin-boundaries';
import ts from 'typescript';

/** Modules in api/ that any noun may import. The others there are for the server around them. */
const forNouns = [
  'builder',
  'changes',
  'context',
  'entities',
  'errors',
  'failedSearches',
  'kept',
  'loader',
  'pages',
  'pagesByOwner',
  'rows',
  'selection',
  'sources',
  'verseKeys',
  'verseReferences',
];

/** The nouns of the client whose components a noun may show. Nothing leads back. */
const shows = {
  admin: ['post', 'verse', 'term', 'termElement', 'revision'],
  post: ['postVerse', 'verse', 'word', 'surah', 'termElement', 'revision'],
  postVerse: ['verse', 'word', 'surah', 'termElement', 'revision'],
  search: ['verse', 'word', 'surah', 'termElement'],
  verse: ['word', 'surah', 'termElement', 'revision'],
  reading: ['word', 'surah'],
  word: ['termElement', 'revision'],
  term: ['termElement', 'revision'],
  termElement: ['revision'],
  character: ['revision'],
  surah: ['revision'],
  about: ['word'],
};

/** The first pattern that fits a file is its kind; a `*` in brackets is what it belongs to. */
const kinds = [
  ['generated', 'client/__generated__/**'],
  ['generated', 'prisma/client/**'],
  ['tool', '{scripts,tests,bench}/**'],
  ['tool', '*.{js,cjs,ts}'],
  ['prisma', 'prisma/**'],

  ['main', 'api/main.ts'],
  ['start', 'api/start.ts'],
  ['app', 'api/{app,builtClient}.ts'],
  ['schema', 'api/{schema,guard,complexity}.ts'],
  ['builder', 'api/{builder,targets}.ts'],
  ['foundation', `api/{${forNouns.join(',')}}.ts`],
  ['foundation', 'api/database/{database,outage}.ts'],
  ['server', 'api/database/**'],
  ['server', 'api/*.ts'],
  ['http', 'api/http/**'],
  ['rest', 'api/rest/**'],
  ['downloads', 'api/downloads/**'],
  ['site', 'api/site/**'],
  ['text', 'api/text/**'],
  ['rules', 'api/(*)/**/*Rules.ts'],
  ['noun', 'api/(*)/**'],

  ['clientApp', 'client/{browser.ts,hydrate.tsx,server.tsx,pageKey.ts,App.tsx}'],
  ['routes', 'client/{routes.tsx,loaders.ts}'],
  ['handover', 'client/handover.ts'],
  ['relay', 'client/relay/**'],
  ['ui', 'client/ui/**'],
  ['i18n', 'client/i18n/**'],
  ['settings', 'client/settings/**'],
  ['page', 'client/(*)/**/*Page.tsx'],
  ['layout', 'client/layout/**'],
  ['crawlers', 'client/crawlers/**'],
  ['auth', 'client/auth/**'],
  ['editing', 'client/editing/**'],
  ['component', 'client/(*)/**'],
];

const files = kinds.map(([category, pattern]) => ({
  category,
  pattern: pattern.replace('(*)', '*'),
  ...(pattern.includes('(*)') && { capture: ['noun'] }),
}));

const kind = (...categories) => ({ file: { categories: { anyOf: categories } } });
const ofNoun = (category, noun) => ({ file: { categories: category, captured: { noun } } });
const library = (...source) => ({ module: { origin: 'external', source } });

/** Files of the first kind may import files of the others. */
const may = (from, ...to) => ({ from: kind(from), allow: { to: kind(...to) } });

const sameNoun = '{{from.file.captured.noun}}';
const page = ['layout', 'auth', 'editing', 'relay', 'ui', 'i18n', 'settings', 'generated'];

const policies = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },

  // 5. main -> app -> schema -> nouns -> builder, one way. Server modules of api/ stand beside the app.
  may('main', 'start', 'app', 'server'),
  may('start', 'app', 'server', 'http', 'foundation', 'prisma', 'generated'),
  may('app', 'app', 'http', 'schema', 'rest', 'downloads', 'site', 'foundation'),
  may('http', 'http', 'schema', 'foundation', 'text'),
  may('site', 'site', 'http', 'foundation'),
  may('downloads', 'downloads', 'schema', 'foundation', 'text'),
  may('server', 'server', 'foundation', 'text', 'generated'),
  may('schema', 'schema', 'noun', 'builder', 'foundation'),
  may('builder', 'builder', 'foundation', 'text', 'generated'),
  may('foundation', 'foundation', 'text', 'generated'),
  { from: kind('start', 'app', 'http', 'server'), allow: { to: ofNoun('noun', 'auth') } },
  { from: kind('start', 'app', 'http', 'server'), allow: { to: ofNoun('rules', 'auth') } },

  // 2. A noun knows what is below it and itself.
  may('noun', 'builder', 'foundation', 'text', 'generated'),
  {
    from: kind('noun'),
    allow: { to: [ofNoun('noun', sameNoun), ofNoun('rules', sameNoun)] },
  },

  // 3. Rules and text are pure.
  {
    from: kind('rules', 'text'),
    disallow: { to: { module: { origin: ['external', 'core'] } } },
    allow: { to: kind('rules', 'text') },
  },
  { from: kind('rules', 'text'), allow: { to: library('zod') } },
  { from: kind('text'), allow: { to: library('sanitize-html', 'quran-meta') } },

  // 4. REST knows the schema and its documents, never the database.
  may('rest', 'rest', 'schema', 'text'),
  {
    from: kind('rest'),
    allow: { to: { file: { path: ['api/context.ts', 'api/errors.ts', 'api/http/body.ts'] } } },
    disallow: { to: library('@prisma/*', 'pg', '@electric-sql/*', 'pglite-prisma-adapter') },
  },

  may('prisma', 'prisma', 'foundation', 'text', 'rules', 'generated'),
  { from: kind('tool'), allow: { to: { file: { isUnknown: false } } } },

  // 6. Routes -> pages -> components -> relay, ui, i18n, settings. No rule leads from here into
  // api or prisma (1).
  may(
    'clientApp',
    'clientApp',
    'routes',
    'handover',
    'crawlers',
    'layout',
    'auth',
    'relay',
    'ui',
    'i18n',
  ),
  may('clientApp', 'settings', 'generated'),
  may('handover', 'settings'),
  may('routes', 'routes', 'page', 'component', ...page),
  may('page', ...page),
  may('component', ...page),
  may('layout', 'component', ...page),
  may('crawlers', 'crawlers', 'component', 'layout', 'i18n', 'settings', 'generated'),
  may('auth', 'auth', 'relay', 'ui', 'i18n', 'settings', 'generated'),
  may('editing', 'editing', 'auth', 'relay', 'ui', 'i18n', 'settings', 'generated'),
  may('relay', 'relay', 'ui', 'i18n', 'settings', 'generated'),
  may('settings', 'settings', 'i18n', 'ui'),
  may('i18n', 'i18n', 'settings'),
  may('ui', 'ui', 'i18n', 'settings'),
  {
    from: kind('ui'),
    disallow: { to: library('react-relay', 'relay-runtime', 'babel-plugin-relay') },
  },
  {
    from: kind('page', 'component'),
    allow: { to: ofNoun('component', sameNoun) },
  },
  { from: ofNoun('page', 'home'), allow: { to: kind('component') } },
  ...Object.entries(shows).map(([noun, shown]) => ({
    from: [ofNoun('page', noun), ofNoun('component', noun)],
    allow: { to: shown.map((name) => ofNoun('component', name)) },
  })),
];

/** Reports an import that leads back to the file itself, along the way it takes. */
const noCycles = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = ({ source }) => {
      const target = source && resolveImport(context.filename, source.value);
      const way = target && findWay(target, context.filename);
      if (!way) return;
      const names = way.map((file) => relative(context.cwd, file));
      context.report({
        node: source,
        message: `Import cycle: {{way}}.`,
        data: { way: [relative(context.cwd, context.filename), ...names].join(' -> ') },
      });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** The shortest way from one file to another along their imports, both ends included. */
function findWay(from, to) {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1);
    if (last === to) return way;
    for (const next of importsOf(last)) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

const known = new Map();

function importsOf(file) {
  const time = statSync(file).mtimeMs;
  const cached = known.get(file);
  if (cached?.time === time) return cached.imports;
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  const imports = importedFiles
    .map(({ fileName }) => resolveImport(file, fileName))
    .filter((path) => path !== undefined);
  known.set(file, { time, imports });
  return imports;
}

function resolveImport(file, source) {
  if (typeof source !== 'string' || !source.startsWith('.')) return undefined;
  const path = join(dirname(file), source);
  return [`${path}.ts`, `${path}.tsx`, path].find(
    (name) => /\.[jt]sx?$/.test(name) && existsSync(name),
  );
}

export const importRules = {
  files: ['{api,client,prisma,scripts,tests,bench}/**/*.{ts,tsx}'],
  plugins: { boundaries, imports: { rules: { 'no-cycles': noCycles } } },
  settings: {
    'boundaries/files': files,
    'boundaries/files-single-match': true,
    'boundaries/legacy-templates': false,
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'] } },
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: true,
        checkUnknownLocals: true,
        checkInternals: true,
        message:
          '{{from.file.path}} may not import {{dependency.source}}: see the import rules in eslint.imports.js.',
        policies,
      },
    ],
    // A new file outside every kind needs a place in the list above.
    'boundaries/no-unknown-files': 'error',
    'imports/no-cycles': 'error',
  },
};
