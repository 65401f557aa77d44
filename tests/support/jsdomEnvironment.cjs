const { TestEnvironment } = require('jest-environment-jsdom');

const { AbortController, AbortSignal, Headers, Request, Response, structuredClone } = globalThis;

/**
 * jsdom with Node's fetch classes and abort signals, which the router needs, and its clones and
 * channels between tabs, which drafts need.
 */
module.exports = class extends TestEnvironment {
  channels = new Set();

  async setup() {
    await super.setup();
    const { channels } = this;
    class BroadcastChannel extends globalThis.BroadcastChannel {
      constructor(name) {
        super(name);
        channels.add(this);
        this.unref();
      }
      postMessage(message) {
        if (channels.has(this)) super.postMessage(message);
      }
    }
    const classes = { AbortController, AbortSignal, Headers, Request, Response, BroadcastChannel };
    Object.assign(this.global, classes, { structuredClone });
  }

  async teardown() {
    // The next file runs in the same process and would hear them.
    for (const channel of this.channels) channel.close();
    this.channels.clear();
    await super.teardown();
  }
};
