/**
 * Jest's environment for Node, in which packages that Node loads (nativePackages.cjs) and the code under test
 * see the same errors, dates and collections: each realm has its own, and `instanceof` tells them apart.
 * Arrays, objects and functions stay those of the realm, because literals make them.
 */
const { TestEnvironment } = require('jest-environment-node');

const ERRORS = ['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError'];
ERRORS.push('SyntaxError', 'TypeError', 'URIError');
const OTHERS = ['Date', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WebAssembly'];
/** What throws such errors. */
const FUNCTIONS = ['JSON', 'decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent'];

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of [...ERRORS, ...OTHERS, ...FUNCTIONS]) this.global[name] = globalThis[name];
  }
};
