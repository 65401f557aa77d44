/**
 * Jest's environment for Node, in which what Node loads (nativeModules.cjs) shares errors, dates and
 * collections with the tests; otherwise each realm has its own, and `instanceof` fails across them.
 * Arrays, objects and functions stay those of the realm, because literals make them.
 */
const { TestEnvironment } = require('jest-environment-node');

const ERRORS = ['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError'];
ERRORS.push('SyntaxError', 'TypeError', 'URIError');
const OTHERS = ['Date', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WebAssembly'];
/** Modules whose errors the tests check. */
const FUNCTIONS = ['JSON', 'decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent'];

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of [...ERRORS, ...OTHERS, ...FUNCTIONS]) this.global[name] = globalThis[name];
    this.global.native = globalThis;
  }

  /** Lets `afterEach` know whether the test has failed. */
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.isTestFailed = false;
    if (name === 'test_fn_failure') this.global.isTestFailed = true;
  }
};
