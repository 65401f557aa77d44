/** What browsers have, react-router and Chakra use, and jsdom lacks. */
import { TextDecoder, TextEncoder } from 'node:util';

if (typeof document !== 'undefined') {
  Object.assign(globalThis, { TextDecoder, TextEncoder });

  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };

  Element.prototype.scrollIntoView ??= () => undefined;
  window.scrollTo = () => undefined;
  Element.prototype.scrollTo ??= (() => undefined) as Element['scrollTo'];

  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
