/**
 * Jest's runtime, except that Node loads packages and the modules of the project, once per worker. Jest would
 * compile and evaluate each again for every test file, and forget which functions are hot: eight files of the API
 * took 122 s instead of 84. Only tests/ itself is loaded anew for each file, with what `@isolated` in the first
 * comment of a test asks for. `jest.mock`, the timers and the console that a test replaces don't reach what
 * Node loads, and such modules keep their state from one test file to the next.
 */
const Module = require('node:module');
const { readFileSync } = require('node:fs');
const { dirname, isAbsolute, join, resolve, sep } = require('node:path');
const { default: Runtime } = require('jest-runtime');

const { createRequire, isBuiltin } = Module;
const ROOT = resolve(__dirname, '../..');
const OWN_FOLDERS = ['api', 'client', 'content', 'scripts', 'text'].map(
  (name) => join(ROOT, name) + sep,
);

const isPackage = (name) =>
  !name.startsWith('.') && !isAbsolute(name) && !isBuiltin(name) && name !== '@jest/globals';

const ENGINE = '@prisma/schema-engine-wasm/schema_engine_bg';
let engine;

function load(from, name) {
  const loaded = createRequire(from)(name);
  return name === ENGINE ? (engine ??= withOneInstance(loaded)) : loaded;
}

/**
 * The engine's module holds one WebAssembly instance and objects made from it. Each test file makes
 * an instance, which must not replace the first one.
 */
function withOneInstance(loaded) {
  const { __wbg_set_wasm: setInstance, __wbindgen_init_externref_table: initTable } = loaded;
  const once = (call) => {
    let isDone = false;
    return (...args) => {
      if (!isDone) call(...args);
      isDone = true;
    };
  };
  return {
    ...loaded,
    __wbg_set_wasm: once(setInstance),
    __wbindgen_init_externref_table: once(initTable),
  };
}

const isOwn = (path) => OWN_FOLDERS.some((folder) => path.startsWith(folder));

const isIsolated = (test) => /^\/\*\*[^]*?@isolated[^]*?\*\//.test(readFileSync(test, 'utf8'));

/** Compiles a module of the project as Jest does, with Jest's cache; of the runtime of the present file. */
let transform;

/** Lets Node load the sources of the project. */
function teachNode() {
  const { '.js': loadScript } = Module._extensions;
  const load = (module, path) => module._compile(transform(path), path);
  Object.assign(Module._extensions, {
    '.ts': load,
    '.tsx': load,
    '.js': (module, path) => (isOwn(path) ? load : loadScript)(module, path),
    '.css': (module) => {
      module.exports = require('./cssModule.cjs');
    },
  });
}

const AS_COMMONJS = {
  isInternalModule: false,
  supportsDynamicImport: false,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
};

module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    this.isIsolated = isIsolated(this._testPath);
    if (!transform) teachNode();
    transform = (path) => this.transformCache.transform(path, AS_COMMONJS);
  }

  isNative(from, name) {
    if (isPackage(name)) return true;
    if (this.isIsolated || isBuiltin(name)) return false;
    return isOwn(isAbsolute(name) ? name : resolve(dirname(from), name));
  }

  requireModuleOrMock(from, name) {
    return this.isNative(from, name) ? load(from, name) : super.requireModuleOrMock(from, name);
  }

  requireActual(from, name) {
    return this.isNative(from, name) ? load(from, name) : super.requireActual(from, name);
  }
};
