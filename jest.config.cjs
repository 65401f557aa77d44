/** The packages that ship ES modules alone and so pass through Babel for Jest. */
const esModules = [
  'quran-meta',
  '@chakra-ui',
  '@ark-ui',
  '@zag-js',
  '@pandacss',
  'uqr',
  'lexical',
  '@lexical',
  '@preact',
  'lru-cache',
  'stemmer',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
];

/** Packages whose dynamic import() Node runs and Jest's modules don't. */
const dynamicImports = ['@electric-sql', '@prisma/schema-engine-wasm'];

const babel = ['babel-jest', { configFile: './tests/support/babel.cjs' }];
const ignoreAllBut = (packages) => [`/node_modules/(?!(${packages.join('|')})/)`];

const shared = {
  rootDir: __dirname,
  transform: { '\\.[jt]sx?$': babel },
  transformIgnorePatterns: ignoreAllBut(esModules),
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/support/cssModule.cjs' },
};

/** @param folders of tests/, where they aren't the one of this name */
const project = (name, environment, { folders = [name], ...more } = {}) => ({
  ...shared,
  displayName: name,
  testEnvironment: environment,
  testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
  ...more,
});

/** For tests that open databases. */
const databases = {
  transform: { '\\.c?[jt]sx?$': babel },
  transformIgnorePatterns: ignoreAllBut([...esModules, ...dynamicImports]),
  globalSetup: './tests/support/globalSetup.ts',
  globalTeardown: './tests/support/globalTeardown.ts',
};

module.exports = {
  projects: [
    project('api', 'node', { ...databases, folders: ['text', 'content', 'api'] }),
    project('soak', 'node', databases),
    project('contract', 'node'),
    project('client', '<rootDir>/tests/support/jsdomEnvironment.cjs', {
      setupFilesAfterEnv: ['<rootDir>/tests/support/clientSetup.ts'],
    }),
    project('e2e', 'node', {
      globalSetup: './tests/support/browserSetup.ts',
      globalTeardown: './tests/support/browserTeardown.ts',
    }),
  ],
};
