export {};

declare global {
  /**
   * The global scope of the modules that Node loads (nativeModules.cjs), with their console and process. Set by the
   * environment of the tests, nodeEnvironment.cjs.
   */
  var native: typeof globalThis;
}
