import type { Page } from 'playwright-core';

/** Elements that extend past the edges of the page and are in no scrolling box; at most five. */
export const horizontalOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Renders what the browser skips while it is off screen.
    const style = document.createElement('style');
    style.textContent = '* { content-visibility: visible !important; }';
    document.head.append(style);
    const width = document.documentElement.clientWidth;
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || isScrolled(element.parentElement));
    const wide = Array.from(document.querySelectorAll('body *')).filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && (left < -1 || right > width + 1) && !isScrolled(element.parentElement);
    });
    const reasons = wide.slice(0, 5).map((element) => `${element.outerHTML.slice(0, 120)} …`);
    // A phone zooms out instead of scrolling. Texts and pseudo-elements have no box above.
    const pageWidth = Math.max(innerWidth, document.documentElement.scrollWidth);
    if (pageWidth > width + 1) reasons.push(`The page is ${pageWidth} wide, not ${width}.`);
    style.remove();
    return reasons;
  });

/** Arabic texts that extend past a box that clips its content. */
export const clippedArabic = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const contained = new Set(
      Array.from(document.querySelectorAll('body *')).filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      ),
    );
    // Renders what the browser skips while it is off screen, whose boxes have only estimated heights.
    const style = document.createElement('style');
    style.textContent = '* { content-visibility: visible !important; }';
    document.head.append(style);
    const cuts = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        [overflowX, overflowY].some((value) => /hidden|clip/.test(value)) || contained.has(element)
      );
    };
    const isOutside = (inner: DOMRect, outer: DOMRect) =>
      inner.top < outer.top - 1 ||
      inner.bottom > outer.bottom + 1 ||
      inner.left < outer.left - 1 ||
      inner.right > outer.right + 1;
    const isClipped = (element: HTMLElement) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0) return false;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (cuts(element) && (scrollWidth > clientWidth || scrollHeight > clientHeight)) return true;
      for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        if (cuts(outer) && isOutside(box, outer.getBoundingClientRect())) return true;
      }
      return false;
    };
    const clipped = [...document.querySelectorAll<HTMLElement>('[lang=ar]')]
      .filter(isClipped)
      .map(({ textContent }) => textContent);
    style.remove();
    return clipped;
  });
