/** Packages that contain only ES modules, which Babel converts for Jest. */
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

/** Packages with dynamic imports, which Jest's module system doesn't support without Babel. */
const dynamicImports = ['@electric-sql', '@prisma/schema-engine-wasm'];

const babel = ['babel-jest', { configFile: './tests/support/babel.cjs' }];
const ignoreAllBut = (packages) => [`/node_modules/(?!(${packages.join('|')})/)`];

const shared = {
  rootDir: __dirname,
  transform: { '\\.[jt]sx?$': babel },
  transformIgnorePatterns: ignoreAllBut(esModules),
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/support/cssModule.cjs' },
};

/** @param folders of tests/; the folder of this name by default */
const project = (name, environment, { folders = [name], ...more } = {}) => ({
  ...shared,
  displayName: name,
  testEnvironment: environment,
  testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
  ...more,
});

/** Options of projects whose tests open databases. */
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
