import type { Page } from 'playwright-core';

/** Sums the layout shifts of the page from its first HTML on. */
export async function countShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (window as unknown as { shifts: number }).shifts += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum up to the next frames. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: number }).shifts;
  });

/** Scrolls down screen by screen. */
export async function scrollDown(page: Page) {
  for (let screen = 1; screen <= 40; screen++) {
    await page.evaluate(async (y) => {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, screen * 600);
  }
}
