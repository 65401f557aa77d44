import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

type Versions = Record<string, string>;

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file));
const { dependencies, devDependencies, overrides } = readJson('package.json') as {
  dependencies: Versions;
  devDependencies: Versions;
  overrides: Versions;
};
const { packages } = readJson('package-lock.json') as {
  packages: Record<string, { version: string; dependencies?: Versions }>;
};

/** Packages with imported data: another version may split or spell the text differently. */
const sources = [
  '@kmaslesa/holy-quran-word-by-word-full-data',
  '@kmaslesa/quran_translation-english_rowwad_translation_centar',
  '@kmaslesa/quran_translation-english_saheeh',
  '@kmaslesa/quran_translation-turkish_rowwad_translation_centar',
  'quran-meta',
  'quran-validator',
];

test.each(sources)('%s is pinned to the installed version', (name) => {
  const { version } = readJson(`node_modules/${name}/package.json`) as { version: string };
  expect(dependencies[name]).toBe(version);
});

test.each(sources)('%s is read by an importer', (name) => {
  const importers = readdirSync(join(root, 'api/seed'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(join('api/seed', file)));
  expect(importers.join('\n')).toMatch(new RegExp(`'${name}['/]`));
});

/** Packages whose undocumented behavior the project relies on; another version may change it. */
const pinned = [
  '@electric-sql/pglite',
  'babel-plugin-relay',
  'graphql-jit',
  'pglite-prisma-adapter',
  'react-relay',
  'react-router-dom',
  'relay-compiler',
  'relay-runtime',
  'relay-test-utils',
];

test.each(pinned)('%s is pinned to the locked and installed version', (name) => {
  const { version } = readJson(`node_modules/${name}/package.json`) as { version: string };
  expect({ ...dependencies, ...devDependencies }[name]).toBe(version);
  expect(packages[`node_modules/${name}`]?.version).toBe(version);
});

test('all Relay packages have one version, and so do those of React Router', () => {
  const versionOf = (name: string) => packages[`node_modules/${name}`]?.version;
  const relay = pinned.filter((name) => name.includes('relay'));
  expect(new Set(relay.map(versionOf)).size).toBe(1);
  expect(versionOf('react-router')).toBe(versionOf('react-router-dom'));
  const copies = Object.keys(packages).filter((path) => path.endsWith('node_modules/react-router'));
  expect(copies).toEqual(['node_modules/react-router']);
});

describe('overrides', () => {
  /** The release line, "1" of ^1.3.2 and "0.10" of 0.10.13; a range matches only one line. */
  const line = (version: string) => /((?:0\.)*\d+)/.exec(version)?.[1];
  // This override is within every requested range; its reason is the bindings, tested below.
  const { 'unrs-resolver': resolver, ...outOfRange } = overrides;

  test.each(Object.entries(overrides))('%s is overridden to %s', (name, version) => {
    const copies = Object.entries(packages).filter(([path]) =>
      path.endsWith(`node_modules/${name}`),
    );
    expect(copies.map(([, copy]) => copy.version)).toEqual([version]);
  });

  test.each(Object.entries(outOfRange))(
    'a package requests another release line of %s than %s',
    (name, version) => {
      const wanted = Object.values(packages).flatMap(({ dependencies: of }) => of?.[name] ?? []);
      expect(wanted.filter((range) => line(range) !== line(version))).not.toEqual([]);
    },
  );

  test.each(['darwin-arm64', 'darwin-x64', 'linux-x64-gnu', 'win32-x64-msvc'])(
    'unrs-resolver has the matching binding for %s',
    (platform) => {
      const path = Object.keys(packages).find((each) =>
        each.endsWith(`resolver-binding-${platform}`),
      );
      expect(packages[path ?? '']?.version).toBe(resolver);
    },
  );
});

test('CONTRIBUTING.md explains every pinned and overridden package', () => {
  const [, section = ''] = read('CONTRIBUTING.md').split('## Pinned and overridden packages\n');
  const names = [...pinned, ...sources, ...Object.keys(overrides)];
  expect(names.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});

/** Packages that no module imports, and the file that uses them by name. */
const named: Record<string, string> = {
  '@babel/preset-env': 'tests/support/babel.cjs',
  '@babel/preset-react': 'tests/support/babel.cjs',
  '@babel/preset-typescript': 'tests/support/babel.cjs',
  '@expo-google-fonts/crimson-pro': 'scripts/subsetFonts.ts',
  '@fontsource/amiri': 'api/http/pictures/drawPicture.ts',
  '@fontsource/amiri-quran': 'scripts/subsetFonts.ts',
  '@kmaslesa/holy-quran-word-by-word-full-data': 'api/seed/quranText.ts',
  '@kmaslesa/quran_translation-english_rowwad_translation_centar':
    'api/seed/furtherTranslations.ts',
  '@kmaslesa/quran_translation-english_saheeh': 'api/seed/quranText.ts',
  '@kmaslesa/quran_translation-turkish_rowwad_translation_centar': 'api/seed/quranText.ts',
  'babel-jest': 'jest.config.cjs',
  'dependency-cruiser': 'tests/contract/importCycles.test.ts',
  jest: 'scripts/test.mjs',
  lighthouse: 'bench/lighthouseRun.ts',
  prettier: 'scripts/test.mjs',
  'quran-validator': 'api/seed/quranText.ts',
  'relay-compiler': 'scripts/generate.mjs',
};

/** Packages that are installed as peer dependencies, and the package that requires them. */
const peers: Record<string, string> = {
  '@babel/core': 'babel-jest',
  '@emotion/react': '@chakra-ui/react',
  '@testing-library/dom': '@testing-library/user-event',
  'babel-plugin-relay': 'vite-plugin-relay',
  rxjs: '@apollo/client',
};

const productImports = importsOf(['api', 'client', 'content', 'text']);
const toolImports = importsOf(['bench', 'scripts', 'tests', '.']);
const isImported = (name: string) => productImports.has(name) || toolImports.has(name);

describe.each([
  ['dependencies', Object.keys(dependencies)],
  ['devDependencies', Object.keys(devDependencies)],
])('%s', (_list, names) => {
  test.each(names)('%s is used', (name) => {
    const described = /^@types\/(.*)/.exec(name)?.[1];
    if (described !== undefined) expect(isDescribed(described)).toBe(true);
    else if (name in named) expect(read(named[name]!)).toMatch(new RegExp(`['/]${name}['/]`));
    else if (name in peers) expect(peersOf(peers[name]!)).toHaveProperty([name]);
    else expect([...productImports, ...toolImports]).toContain(name);
  });
});

test('production code imports only dependencies', () => {
  expect([...productImports].filter((name) => !(name in dependencies))).toEqual([]);
});

test('packages that only tools import are devDependencies', () => {
  const tools = [...toolImports].filter((name) => !productImports.has(name));
  expect(tools.filter((name) => name in dependencies)).toEqual([]);
});

test('the exceptions are needed', () => {
  const exceptions = [...Object.keys(named), ...Object.keys(peers)];
  expect(exceptions.filter((name) => isImported(name))).toEqual([]);
  const installed = { ...dependencies, ...devDependencies };
  expect(exceptions.filter((name) => !(name in installed))).toEqual([]);
});

/** Types of a package that is imported, or of globals that tsconfig.json asks for. */
function isDescribed(name: string): boolean {
  const { compilerOptions } = readJson('tsconfig.json') as { compilerOptions: { types: string[] } };
  return isImported(name) || compilerOptions.types.includes(name);
}

function peersOf(name: string): Versions {
  const { peerDependencies } = readJson(`node_modules/${name}/package.json`) as {
    peerDependencies: Versions;
  };
  return peerDependencies;
}

/** The packages that modules in these folders import, types included. "." is not recursive. */
function importsOf(folders: string[]): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' })
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const imports = files.flatMap((file) => ts.preProcessFile(read(file), true, true).importedFiles);
  const packages = imports.flatMap(({ fileName }) => {
    return /^(?:@[^/]+\/)?[^./][^/]*/.exec(fileName)?.[0] ?? [];
  });
  return new Set(packages.filter((name) => !name.startsWith('node:')));
}
