/** Time until the next verse is on screen after a click. */
import { chromium, type Page } from 'playwright-core';
import type { Part } from '../bench';
import { findBrowser } from '../chromium';
import { median, type Figure } from '../figures';
import { filledData } from '../filledData';
import { startServer } from '../server';

const FIRST = '/verses/2:1';
const STEPS = 50;

export const part: Part = {
  timeLimit: 240,
  async measure() {
    const { dataDir } = await filledData();
    const server = await startServer(dataDir);
    const browser = await chromium.launch({ executablePath: await findBrowser() });
    try {
      const page = await browser.newPage({ locale: 'en-GB' });
      await page.addInitScript(() => localStorage.setItem('firstVisitSeen', 'true'));
      await page.goto(server.url + FIRST);
      const times: number[] = [];
      for (let step = 0; step < STEPS; step++) {
        await waitForPrefetch(page);
        times.push(await openNextVerse(page));
      }
      return figures(times);
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

/** Waits until the next verse has been prefetched, as during normal reading. */
async function waitForPrefetch(page: Page): Promise<void> {
  await page.waitForTimeout(1200);
  await page.waitForLoadState('networkidle');
}

/** Milliseconds from the click to the first frame with the next verse. */
function openNextVerse(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const before = document.querySelector('main h1')?.textContent;
    const start = performance.now();
    document.querySelector<HTMLElement>('main a[rel=next]')?.click();
    do await new Promise(requestAnimationFrame);
    while (document.querySelector('main h1')?.textContent === before);
    // The following frame begins when the one with the verse is on screen.
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
}

function figures(times: number[]): Figure[] {
  const slowest = Math.max(...times).toFixed(0);
  return [
    {
      what: `next verse on screen, median of ${times.length}`,
      value: median(times),
      unit: 'ms',
      atMost: 100,
      notes: [`the slowest after ${slowest} ms`],
    },
  ];
}
