/** The import rules of the architecture. tests/contract/importRules.test.ts tests each of them. */
import boundaries from 'eslint-plugin-boundaries';

/** Nouns of the client whose components a noun may render; there are no cycles. */
const shows = {
  admin: ['post', 'surah', 'verse', 'verseAlias', 'term', 'termElement', 'gloss', 'revision'],
  combine: ['verse', 'word', 'term'],
  compare: ['verse', 'word', 'term', 'surah', 'termElement', 'revision'],
  gloss: ['word', 'termElement', 'revision'],
  past: ['post', 'term', 'word'],
  post: ['citation', 'postVerse', 'verse', 'word', 'surah', 'termElement', 'revision'],
  postVerse: ['verse', 'word', 'surah', 'termElement', 'revision'],
  reading: ['recording', 'verse', 'word', 'surah'],
  root: ['citation', 'gloss', 'word'],
  search: ['combine', 'gloss', 'post', 'verse', 'word', 'surah', 'termElement'],
  verse: ['citation', 'recording', 'word', 'surah', 'termElement', 'revision'],
  word: ['recording', 'termElement', 'revision'],
  term: ['citation', 'termElement', 'revision'],
  termElement: ['revision'],
  character: ['revision'],
  surah: ['word', 'revision'],
  about: ['word'],
};

/** A file belongs to the first kind with a matching pattern. `(*)` captures the noun. */
const kinds = [
  ['generated', 'client/__generated__/**'],
  // Written from the API, like schema.graphql
  ['generated', 'openapi.json'],
  ['prismaClient', 'api/__generated__/**'],
  ['tool', '{scripts,tests,bench}/**'],
  ['tool', '*.{js,cjs,ts}'],
  ['text', 'text/**'],
  ['searchContent', 'content/search/**'],
  ['content', 'content/**'],

  ['main', 'api/main.ts'],
  ['start', 'api/{start,workers,config,log}.ts'],
  ['app', 'api/app.ts'],
  ['schema', 'api/{schema,guard,complexity,nodes,deprecate}.ts'],
  ['sdl', 'api/sdl.ts'],
  ['builder', 'api/{builder,targets}.ts'],
  ['ground', 'api/{context,errors}.ts'],
  ['problems', 'api/{problems,zodProblems}.ts'],
  ['rules', 'api/{schema,auth}/*Rules.ts'],
  ['rules', 'api/schema/(*)/**/*Rules.ts'],
  ['noun', 'api/schema/(*)/**'],
  ...['database', 'read', 'write', 'auth', 'http', 'rest', 'mcp', 'downloads'].map(inApi),
  ...['offline', 'site', 'embed', 'seed', 'exchange', 'webhooks', 'recitation'].map(inApi),

  ['clientApp', 'client/{browser.ts,hydrate.tsx,server.tsx,pageAnswers.ts,pageKey.ts,App.tsx}'],
  ['routes', 'client/{routes.tsx,loaders.ts,pastLoaders.ts}'],
  ['dehydratedState', 'client/dehydratedState.ts'],
  ['language', 'client/language.ts'],
  ...['relay', 'ui', 'i18n', 'settings', 'offline'].map(inClient),
  ['page', 'client/(*)/**/*Page.tsx'],
  ['pageParts', 'client/page/**'],
  ...['layout', 'crawlers', 'auth', 'editing'].map((room) => [`${room}Room`, `client/${room}/**`]),
  ['component', 'client/(*)/**'],
];

const files = kinds.map(([category, pattern]) => ({
  category,
  pattern: pattern.replace('(*)', '*'),
  ...(pattern.includes('(*)') && { capture: ['noun'] }),
}));

function inApi(room) {
  return [room, `api/${room}/**`];
}

function inClient(room) {
  return [room, `client/${room}/**`];
}

const kind = (...categories) => ({ file: { categories: { anyOf: categories } } });
const ofNoun = (category, noun) => ({ file: { categories: category, captured: { noun } } });
const library = (...source) => ({ module: { origin: 'external', source } });

/** Allows files of the first kind to import files of the others. */
const may = (from, ...to) => ({ from: kind(from), allow: { to: kind(...to) } });

const sameNoun = '{{from.file.captured.noun}}';

/** What all pages and components of the client may import, besides nouns. From top to bottom. */
const belowNouns = [
  'pageParts',
  'authRoom',
  'editingRoom',
  'relay',
  'settings',
  'offline',
  'ui',
  'i18n',
  'language',
  'text',
  'generated',
];
/** The kinds from this one downwards. */
const from = (kindOfRoom) => belowNouns.slice(belowNouns.indexOf(kindOfRoom));

const policies = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },

  // 1. No rule allows the client to import api, prisma or content.
  // 2. text imports nothing of the project, content only text.
  may('text', 'text'),
  may('content', 'content', 'text'),
  may('searchContent', 'searchContent', 'text'),
  {
    from: kind('text', 'rules'),
    disallow: { to: { module: { origin: ['external', 'core'] } } },
  },
  { from: kind('text', 'rules'), allow: { to: library('zod') } },
  { from: kind('text'), allow: { to: library('sanitize-html', 'stemmer') } },

  // 3. A noun imports the layers below and itself, never another noun.
  may('noun', 'builder', 'write', 'read', 'database', 'ground', 'problems', 'text', 'prismaClient'),
  { from: ofNoun('noun', 'recording'), allow: { to: kind('recitation') } },
  { from: kind('noun'), allow: { to: [ofNoun('noun', sameNoun), ofNoun('rules', sameNoun)] } },
  { from: ofNoun('noun', 'search'), allow: { to: kind('searchContent') } },
  { from: ofNoun('noun', 'day'), allow: { to: { file: { path: 'content/dailyVerses.ts' } } } },

  // 4. Rules are pure.
  may('rules', 'rules', 'problems', 'text'),

  // 5. REST and downloads import the schema, but no nouns.
  may('rest', 'rest', 'schema', 'ground', 'problems', 'text'),
  {
    from: kind('rest'),
    allow: { to: { file: { path: 'api/http/{appEnv,body,cache/publicResponses}.ts' } } },
    disallow: { to: library('@prisma/*', 'pg', '@electric-sql/*', 'pglite-prisma-adapter') },
  },
  may('mcp', 'mcp', 'schema', 'ground', 'text'),
  {
    from: kind('mcp'),
    allow: { to: { file: { path: 'api/http/{appEnv,body}.ts' } } },
    disallow: { to: library('@prisma/*', 'pg', '@electric-sql/*', 'pglite-prisma-adapter') },
  },
  may('downloads', 'downloads', 'schema', 'read', 'database', 'ground', 'text'),
  { from: kind('downloads'), allow: { to: { file: { path: 'api/http/appEnv.ts' } } } },

  may('offline', 'offline', 'database'),
  { from: kind('offline'), allow: { to: { file: { path: 'api/http/appEnv.ts' } } } },

  // 6. One way: main -> start -> app -> http, rest, site -> schema -> nouns -> write, read -> database.
  may('main', 'start'),
  { from: kind('main'), allow: { to: { file: { path: 'api/http/pages/builtClient.ts' } } } },
  may(
    'start',
    'start',
    'app',
    'http',
    'auth',
    'seed',
    'webhooks',
    'recitation',
    'write',
    'database',
    'ground',
  ),
  { from: kind('start'), allow: { to: { file: { path: 'api/exchange/division.ts' } } } },
  may(
    'app',
    'app',
    'http',
    'rest',
    'mcp',
    'downloads',
    'offline',
    'site',
    'embed',
    'auth',
    'recitation',
    'schema',
    'database',
    'ground',
  ),
  may('embed', 'embed', 'http', 'schema', 'ground', 'text'),
  may('site', 'site', 'http', 'database', 'ground', 'text'),
  may('sdl', 'schema', 'text'),
  may('http', 'http', 'auth', 'sdl', 'schema', 'database', 'ground', 'text'),
  may('schema', 'schema', 'noun', 'auth', 'builder', 'read', 'ground', 'text'),
  may('auth', 'auth', 'rules', 'builder', 'database', 'ground', 'problems', 'text', 'prismaClient'),
  may('builder', 'builder', 'read', 'ground', 'text', 'prismaClient'),
  may('write', 'write', 'database', 'ground', 'problems', 'text', 'prismaClient'),
  { from: kind('write'), allow: { to: { file: { path: 'content/lexicon/senses.ts' } } } },
  may('read', 'read', 'database', 'ground', 'text', 'prismaClient'),
  may('ground', 'ground', 'database', 'recitation', 'problems'),
  may('recitation', 'recitation', 'text'),
  may('problems', 'problems', 'text'),
  may('database', 'database', 'prismaClient'),
  may('seed', 'seed', 'content', 'write', 'database', 'rules', 'text', 'prismaClient'),
  may('webhooks', 'webhooks', 'database'),
  may('exchange', 'exchange', 'seed', 'write', 'database', 'text', 'prismaClient'),

  // 7. Routes -> pages -> components -> relay, ui, i18n, settings.
  may(
    'clientApp',
    'clientApp',
    'routes',
    'dehydratedState',
    'crawlersRoom',
    'layoutRoom',
    ...belowNouns,
  ),
  {
    from: kind('clientApp'),
    allow: {
      to: { file: { path: 'client/{verse/FurtherTranslations.tsx,recording/recordings.ts}' } },
    },
  },
  may('dehydratedState', 'settings', 'language'),
  may('routes', 'routes', 'page', 'component', 'layoutRoom', ...belowNouns),
  may('layoutRoom', 'layoutRoom', 'component', ...belowNouns),
  may('page', ...belowNouns),
  may('component', ...belowNouns),
  may('crawlersRoom', 'crawlersRoom', 'component', 'pageParts', 'i18n', 'language', 'generated'),
  may(
    'pageParts',
    'pageParts',
    'settings',
    'offline',
    'ui',
    'i18n',
    'language',
    'text',
    'generated',
  ),
  may('authRoom', 'pageParts', ...from('authRoom').filter((room) => room !== 'editingRoom')),
  may('editingRoom', 'authRoom', ...from('editingRoom')),
  may('relay', ...from('relay')),
  may('settings', ...from('settings')),
  may('offline', ...from('offline')),
  may('ui', 'ui', 'i18n', 'language', 'text'),
  may('i18n', 'i18n', 'language', 'text', 'generated'),
  may('language', 'text'),
  {
    from: kind('ui'),
    disallow: { to: library('react-relay', 'relay-runtime', 'babel-plugin-relay') },
  },
  { from: kind('page', 'component'), allow: { to: ofNoun('component', sameNoun) } },
  { from: ofNoun('page', 'home'), allow: { to: kind('component') } },
  ...Object.entries(shows).map(([noun, shown]) => ({
    from: [ofNoun('page', noun), ofNoun('component', noun)],
    allow: { to: shown.map((name) => ofNoun('component', name)) },
  })),
];

export const importRules = {
  // Tools may import every file.
  files: ['{text,content,api,client}/**/*.{ts,tsx}'],
  plugins: { boundaries },
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
    // A new file that belongs to no kind needs an entry in the list above.
    'boundaries/no-unknown-files': 'error',
  },
};
