/** The stubs that the build uses for main files of Relay and React Router match these packages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { moduleAliases } from '../../scripts/aliases';

type Exports = Record<string, unknown>;

const root = join(__dirname, '../..');
const load = (path: string) => jest.requireActual<Exports>(path);
const stub = (name: string) => load(join(root, 'client/relay', name));
const targetOf = (specifier: string) => moduleAliases.find(({ find }) => find.test(specifier));

test.each(moduleAliases)('$find resolves to a file', ({ replacement }) => {
  expect(existsSync(join(root, replacement))).toBe(true);
});

describe.each([
  ['readerHooks.js', 'react-relay'],
  ['readerRuntime.js', 'relay-runtime'],
])('%s', (file, name) => {
  const { __internal: internal, ...exports } = stub(file);
  const real = load(name);

  test.each(Object.keys(exports))(`has the %s of ${name}`, (key) => {
    expect(exports[key]).toBeDefined();
    expect(exports[key]).toBe(real[key]);
  });
  test(`has no internals that ${name} lacks`, () => {
    expect(real.__internal ?? {}).toMatchObject(internal ?? {});
  });
});

test('commitMutation.js exports the commitMutation and the handlers of relay-runtime', () => {
  const { commitMutation } = stub('commitMutation.js');
  const real = load('relay-runtime');
  expect(commitMutation).toBe(real.commitMutation);
  const { directives } = stub('directives.ts') as { directives: Exports };
  expect(directives.handlerOf).toBe(real.DefaultHandlerProvider);
});

/** Imports of Relay modules, traced from readerHooks.js, readerRuntime.js and commitMutation.js. */
const uses = usesFrom(['readerHooks.js', 'readerRuntime.js', 'commitMutation.js', 'relayStubs.js']);

test('readerRuntime.js exports every name that modules in use read from relay-runtime', () => {
  const names = [...(uses.get('relay-runtime') ?? [])];
  expect(names).toContain('getFragment');
  expect(names).toContain('__internal.fetchQuery');
  const runtime = stub('readerRuntime.js');
  const isThere = (name: string) =>
    name.split('.').reduce<unknown>((of, key) => (of as Exports | undefined)?.[key], runtime);
  expect(names.filter((name) => isThere(name) === undefined)).toEqual([]);
});

test('relayStubs.js exports exactly the names that are read from the modules it replaces', () => {
  const stubs = Object.keys(stub('relayStubs.js'));
  const replaced = [...uses].filter(
    ([specifier]) => targetOf(specifier)?.replacement === 'client/relay/relayStubs.js',
  );
  const names = replaced.flatMap(([, read]) => [...read]);
  expect(names.sort()).toEqual(stubs.sort());
});

test.each(moduleAliases.filter(({ find }) => find.source.includes('\\.')))(
  'Relay still imports $find',
  ({ find }) => {
    expect([...uses.keys()].filter((specifier) => find.test(specifier))).not.toEqual([]);
  },
);

test('the stub of the resolver cache has every method of the original', () => {
  const cache = load('relay-runtime/lib/store/live-resolvers/LiveResolverCache');
  const { LiveResolverCache: Replaced } = cache as { LiveResolverCache: new () => object };
  const { LiveResolverCache: Stub } = stub('relayStubs.js') as {
    LiveResolverCache: new () => object;
  };
  const methods = Object.getOwnPropertyNames(Replaced.prototype);
  const open = methods.filter((name) => !name.startsWith('_'));
  expect(open).toContain('readFromCacheOrEvaluate');
  expect(open.filter((name) => !(name in new Stub()))).toEqual([]);
});

describe('react-router-dom', () => {
  const folder = join(root, 'node_modules/react-router');
  const names = (path: string) => Object.keys(load(path)).sort();

  test('is react-router with a larger RouterProvider', () => {
    const dom = load('react-router-dom');
    const real = load('react-router');
    const others = Object.keys(dom).filter((name) => dom[name] !== real[name]);
    expect(others.sort()).toEqual(['HydratedRouter', 'RouterProvider']);
  });

  test('has the same names in its production build', () => {
    const production = names(join(folder, 'dist/production/index.js'));
    expect(production).toEqual(names('react-router'));
  });

  test('no navigation uses flushSync', () => {
    const files = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' });
    const modules = files.filter((file) => /\.tsx?$/.test(file));
    const texts = modules.map((file) => readFileSync(join(root, 'client', file), 'utf8'));
    expect(texts.filter((text) => /flushSync:/.test(text))).toEqual([]);
  });
});

/** The names that are read from each module, by specifier. "default" is the module itself. */
function usesFrom(entries: string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const files = new Set(entries.map((entry) => join(root, 'client/relay', entry)));
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const [specifier, names] of file.includes('node_modules')
      ? namesRead(text)
      : importsOf(text)) {
      const all = found.get(specifier) ?? new Set();
      found.set(specifier, new Set([...all, ...names]));
      const replacement = targetOf(specifier)?.replacement;
      if (replacement?.startsWith('client/')) continue;
      const path = replacement ? join(root, replacement) : fileOf(specifier, file);
      if (path) files.add(path);
    }
  }
  return found;
}

/** A module of Relay or of client/relay. */
function fileOf(specifier: string, importer: string): string | undefined {
  const path = /^(relay-runtime|react-relay)\/lib\//.test(specifier)
    ? join(root, 'node_modules', specifier)
    : specifier.startsWith('.') && join(dirname(importer), specifier);
  return path ? [`${path}.js`, `${path}.ts`].find((file) => existsSync(file)) : undefined;
}

function importsOf(text: string): [string, string[]][] {
  return ts.preProcessFile(text).importedFiles.map(({ fileName }) => [fileName, []]);
}

/** The names that a CommonJS module reads from each module it requires, nested names included. */
function namesRead(text: string): [string, string[]][] {
  const read = new Map<string, Set<string>>();
  /** Variables that hold a module, or what was read from one: specifier and dotted name. */
  const variables = new Map<string, [specifier: string, name: string]>();

  const valueOf = (node: ts.Expression): [string, string] | undefined => {
    if (ts.isIdentifier(node)) return variables.get(node.text);
    if (ts.isPropertyAccessExpression(node)) return memberOf(node.expression, node.name.text);
    if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
      return memberOf(node.expression, node.argumentExpression.text);
    }
    if (!ts.isCallExpression(node) || !node.arguments[0]) return undefined;
    const [argument] = node.arguments;
    const callee = ts.isIdentifier(node.expression) ? node.expression.text : '';
    if (callee.startsWith('_interopRequire')) return valueOf(argument);
    return callee === 'require' && ts.isStringLiteral(argument) ? [argument.text, ''] : undefined;
  };
  const memberOf = (of: ts.Expression, name: string): [string, string] | undefined => {
    const [specifier, parent] = valueOf(of) ?? [];
    if (specifier === undefined) return undefined;
    return [specifier, parent ? `${parent}.${name}` : name];
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const value = valueOf(node.initializer);
      if (value) variables.set(node.name.text, value);
    }
    const [specifier, name] = (ts.isExpression(node) && valueOf(node)) || [];
    if (specifier !== undefined) {
      const names = read.get(specifier) ?? new Set();
      read.set(specifier, name ? names.add(name) : names);
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('module.js', text, ts.ScriptTarget.Latest));
  return [...read].map(([specifier, names]) => [specifier, [...names]]);
}
