/**
 * Jest's runtime, except that Node loads packages, once per worker. Jest would compile and evaluate
 * each again for every test file, which took 3 of the 3.5 seconds in which such a file imports the
 * API. `jest.mock` and Jest's transforms don't apply to packages that Node loads.
 */
const { createRequire, isBuiltin } = require('node:module');
const { isAbsolute } = require('node:path');
const { default: Runtime } = require('jest-runtime');

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

module.exports = class extends Runtime {
  requireModuleOrMock(from, name) {
    return isPackage(name) ? load(from, name) : super.requireModuleOrMock(from, name);
  }

  requireActual(from, name) {
    return isPackage(name) ? load(from, name) : super.requireActual(from, name);
  }
};
