/** Browser APIs that react-router, Chakra and Lexical use and jsdom lacks. */
import { TextDecoder, TextEncoder } from 'node:util';

if (typeof document !== 'undefined') fillGaps();

function fillGaps() {
  class ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  class PointerEvent extends MouseEvent {
    pointerId: number;
    pointerType: string;
    isPrimary: boolean;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 0;
      this.pointerType = init.pointerType ?? '';
      this.isPrimary = init.isPrimary ?? false;
    }
  }
  Object.assign(globalThis, { TextDecoder, TextEncoder, ResizeObserver, PointerEvent });

  window.scrollTo = () => undefined;
  Object.assign(Element.prototype, {
    scrollIntoView() {},
    scrollTo() {},
    hasPointerCapture: () => false,
    releasePointerCapture() {},
    // An element without a rectangle counts as hidden and cannot get focus.
    getClientRects: () => [{ width: 1, height: 1 }],
  });

  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => new DOMRect(),
  });

  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('[autofocus]')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
