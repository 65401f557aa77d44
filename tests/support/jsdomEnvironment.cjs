const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what the router needs and jsdom lacks: Node's fetch classes, and its own signals. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, AbortController, AbortSignal });
  }
};
