/** The packages that ship ES modules alone and so pass through Babel for Jest. */
const esModules = [
  'quran-meta',
  '@chakra-ui',
  '@ark-ui',
  '@zag-js',
  '@pandacss',
  'uqr',
  'lru-cache',
];

const shared = {
  rootDir: __dirname,
  transform: { '\\.[jt]sx?$': ['babel-jest', { configFile: './tests/support/babel.cjs' }] },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: { '\\.module\\.css$': '<rootDir>/tests/support/cssModule.cjs' },
};

const project = (name, environment, more = {}) => ({
  ...shared,
  displayName: name,
  testEnvironment: environment,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
  ...more,
});

module.exports = {
  projects: [
    project('api', 'node'),
    project('contract', 'node'),
    project('client', 'jsdom', { setupFilesAfterEnv: ['<rootDir>/tests/support/clientSetup.ts'] }),
    project('e2e', 'node'),
  ],
};
