import type { Page } from 'playwright-core';

/** What of the page reaches beyond its edges, and isn't in a box that is scrolled by itself. */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || isScrolled(element.parentElement));
    const wide = Array.from(document.querySelectorAll('body *')).filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && (left < -1 || right > width + 1) && !isScrolled(element.parentElement);
    });
    const told = wide.slice(0, 5).map((element) => `${element.outerHTML.slice(0, 120)} …`);
    if (innerWidth > width + 1) told.push(`The page is ${innerWidth} wide, not ${width}.`);
    return told;
  });
