const { TestEnvironment } = require('jest-environment-jsdom');

const { AbortController, AbortSignal, Headers, Request, Response } = globalThis;

/** jsdom with what the router needs: Node's fetch classes and the signals that go with them. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { AbortController, AbortSignal, Headers, Request, Response });
  }
};
