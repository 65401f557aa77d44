/**
 * Jest's runtime, but for packages: Node loads these, once in a worker. Jest would compile and evaluate each
 * again for every file of tests, which took 3 of the 3.5 seconds in which such a file imports the API.
 * `jest.mock` and the transforms of Jest don't reach what Node loads.
 */
const { createRequire, isBuiltin } = require('node:module');
const { isAbsolute } = require('node:path');
const { default: Runtime } = require('jest-runtime');

const isPackage = (name) =>
  !name.startsWith('.') && !isAbsolute(name) && !isBuiltin(name) && name !== '@jest/globals';

module.exports = class extends Runtime {
  requireModuleOrMock(from, name) {
    return isPackage(name) ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }

  requireActual(from, name) {
    return isPackage(name) ? createRequire(from)(name) : super.requireActual(from, name);
  }
};
