/** What browsers have, react-router and Chakra use, and jsdom lacks. */
import { TextDecoder, TextEncoder } from 'node:util';

if (typeof document !== 'undefined') fillGaps();

function fillGaps() {
  class ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { TextDecoder, TextEncoder, ResizeObserver });

  window.scrollTo = () => undefined;
  Object.assign(Element.prototype, {
    scrollIntoView() {},
    scrollTo() {},
    // Without a rectangle an element counts as hidden, and focus passes it by.
    getClientRects: () => [{ width: 1, height: 1 }],
  });

  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
