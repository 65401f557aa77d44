/** Packages that contain only ES modules, which Babel converts for the client's tests. */
const esModules = [
  '@chakra-ui',
  '@ark-ui',
  '@zag-js',
  '@pandacss',
  'uqr',
  'lexical',
  '@lexical',
  '@preact',
  'quran-meta',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
];

const shared = {
  rootDir: __dirname,
  transform: { '\\.[jt]sx?$': ['babel-jest', { configFile: './tests/support/babel.cjs' }] },
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/support/cssModule.cjs' },
};

/** @param folders of tests/; the folder of this name by default */
const project = (name, { folders = [name], ...more }) => ({
  ...shared,
  displayName: name,
  testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
  ...more,
});

const inNode = {
  testEnvironment: '<rootDir>/tests/support/nodeEnvironment.cjs',
  runtime: '<rootDir>/tests/support/nativeModules.cjs',
};

/** Options of projects whose tests open databases. */
const databases = {
  ...inNode,
  globalSetup: './tests/support/globalSetup.ts',
  globalTeardown: './tests/support/globalTeardown.ts',
};

module.exports = {
  // Jest keeps a part of the memory of each file; a soak of hours would need more than Node allows.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    project('api', { ...databases, folders: ['text', 'content', 'api'] }),
    project('soak', databases),
    project('contract', inNode),
    project('client', {
      testEnvironment: '<rootDir>/tests/support/jsdomEnvironment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tests/support/clientSetup.ts'],
      transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
    }),
    project('e2e', {
      ...inNode,
      globalSetup: './tests/support/browserSetup.ts',
      globalTeardown: './tests/support/browserTeardown.ts',
    }),
  ],
};
