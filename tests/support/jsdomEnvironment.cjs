const { TestEnvironment } = require('jest-environment-jsdom');

const { AbortController, AbortSignal, Headers, Request, Response } = globalThis;

/** jsdom with Node's fetch classes and abort signals, which the router needs. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { AbortController, AbortSignal, Headers, Request, Response });
  }
};
