/** Time from a reader's tap to the frame that shows its effect, on a phone whose processor is four times slower. */
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Part } from '../bench';
import { findBrowser } from '../chromium';
import { median, type Figure } from '../figures';
import { filledData } from '../filledData';
import { startServer } from '../server';

const SLOWER = 4;
const TIMES = 20;
/** Repetitions of what needs a new page. */
const PAGES = 5;
/** The next verse is prefetched a second after a page has opened. */
const READING_MS = 1500;
/** Places of the groups in the settings, of two of their choices, and what these set. */
const THEME = { group: 1, choices: { 1: 'data-theme=darkGreen', 2: 'data-theme=lightGreen' } };
const TEXT_SIZE = { group: 2, choices: { 3: 'data-text-size=large', 2: 'data-text-size=normal' } };

export const part: Part = {
  timeLimit: 600,
  async measure() {
    const { dataDir } = await filledData();
    const server = await startServer(dataDir);
    const browser = await chromium.launch({ executablePath: await findBrowser() });
    const visit = (path: string) => openSlowly(browser, server.url + path);
    try {
      return [
        ...(await ofVerse(visit)),
        ...(await ofLongSurah(visit)),
        await ofTable(visit),
        ...(await ofFirstTap(visit)),
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

type Visit = (path: string) => Promise<Page>;

async function ofVerse(visit: Visit): Promise<Figure[]> {
  const page = await visit('/verses/2:255');
  await page.waitForTimeout(READING_MS);
  const sheet = await repeat(async (time) => {
    const duration = await tap(page, `main [data-word="${time}"]`, '[role=dialog]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('[role=dialog]', { state: 'detached' });
    return duration;
  });
  const menu = await repeat(async () => {
    const duration = await tap(page, 'header summary', 'details[open] nav');
    await page.keyboard.press('Escape');
    return duration;
  });
  const next = await repeat(async (time) => {
    await page.waitForTimeout(READING_MS);
    const following = `main a[rel=next][href="/verses/2:${257 + time}"]`;
    return tap(page, 'main a[rel=next]', following);
  });
  await page.context().close();
  const other = await visit('/verses/2:255');
  await other.waitForTimeout(READING_MS);
  const theme = await choose(other, THEME);
  await other.context().close();
  return [
    figure('sheet of a word', sheet, 200),
    figure('menu', menu, 150),
    figure('next verse', next, 150),
    figure('theme', theme, 150),
  ];
}

async function ofLongSurah(visit: Visit): Promise<Figure[]> {
  const paints: number[] = [];
  for (let time = 0; time < PAGES; time++) {
    const page = await visit('/surahs/2');
    paints.push(
      await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      ),
    );
    await page.context().close();
  }
  const page = await visit('/surahs/2');
  await page.waitForTimeout(READING_MS);
  const theme = await choose(page, THEME);
  const size = await choose(page, TEXT_SIZE);
  await page.context().close();
  return [
    figure('first text of Al-Baqarah', paints, 1000),
    figure('theme on Al-Baqarah', theme, 200),
    figure('text size on Al-Baqarah', size, 200),
  ];
}

async function ofTable(visit: Visit): Promise<Figure> {
  const page = await visit('/termTables/2');
  await page.waitForTimeout(READING_MS);
  const orders = page.locator('main select').first();
  const values = await orders.evaluate((select: HTMLSelectElement) =>
    [...select.options].map(({ value }) => value),
  );
  const sorted = await repeat((time) =>
    orders.evaluate(
      async (select: HTMLSelectElement, value) => {
        const before = document.querySelector('tbody tr')?.textContent;
        const start = performance.now();
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        do await new Promise(requestAnimationFrame);
        while (document.querySelector('tbody tr')?.textContent === before);
        await new Promise(requestAnimationFrame);
        return performance.now() - start;
      },
      values[1 + (time % 2)] ?? '',
    ),
  );
  await page.context().close();
  return figure('order of a table', sorted, 200);
}

/** The first tap on a page whose script has just arrived: until the word is marked, and until its sheet is open. */
async function ofFirstTap(visit: Visit): Promise<Figure[]> {
  const effects = { marked: '[data-tapped], [role=dialog]', open: '[role=dialog]' };
  const times = { marked: [] as number[], open: [] as number[] };
  for (let visited = 0; visited < PAGES; visited++) {
    for (const effect of ['marked', 'open'] as const) {
      const page = await visit('/verses/2:255');
      // From the touch, as scripts may be busy before the finger is lifted.
      const time = tap(page, 'main [data-word="3"]', effects[effect], 'pointerdown');
      times[effect].push(await time);
      await page.context().close();
    }
  }
  return [
    figure('first tap on a word, until it is marked', times.marked, 300),
    figure('first tap on a word, until its sheet is open', times.open, 300),
  ];
}

async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'tr-TR',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('firstVisitSeen', 'true'));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url);
  return page;
}

/**
 * Milliseconds from the tap to the frame in which an element appears.
 * @param target CSS selector of what is tapped; its first visible element
 * @param effect CSS selector of what appears
 * @param from the event that the time begins with
 */
async function tap(
  page: Page,
  target: string,
  effect: string,
  from: 'pointerdown' | 'pointerup' = 'pointerup',
): Promise<number> {
  const element = page.locator(target).filter({ visible: true }).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is no ${target} on ${page.url()}.`);
  await page.evaluate(
    ({ effect, from }) => {
      const duration = new Promise<number>((resolve) => {
        addEventListener(
          from,
          ({ timeStamp }) => {
            const observer = new MutationObserver(() => void check());
            const check = async () => {
              if (!document.querySelector(effect)) return;
              observer.disconnect();
              await new Promise(requestAnimationFrame);
              // The following frame begins when the one with the effect is on screen.
              await new Promise(requestAnimationFrame);
              resolve(performance.now() - timeStamp);
            };
            // Without frames of its own, which the page may not need.
            void check();
            observer.observe(document, { attributes: true, childList: true, subtree: true });
          },
          { once: true, capture: true },
        );
      });
      Object.assign(window, { duration });
    },
    { effect, from },
  );
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(() => (window as unknown as { duration: Promise<number> }).duration);
}

/** Times of choosing two values in turn in a group of the settings, which stay open. */
async function choose(page: Page, { group, choices }: typeof THEME | typeof TEXT_SIZE) {
  if (!(await page.locator('[role=dialog]').count())) {
    await page.getByRole('banner').getByRole('button', { name: 'Ayarlar', exact: true }).tap();
    await page.waitForSelector('[role=dialog] fieldset');
  }
  // The value that is not the chosen one comes first.
  const places = Object.entries(choices).reverse();
  return repeat((time) => {
    const [place, set] = places[time % places.length] ?? [];
    const label = `[role=dialog] fieldset:nth-of-type(${group + 1}) label:nth-of-type(${place})`;
    return tap(page, label, `html[${set}]`);
  });
}

async function repeat(measure: (time: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) times.push(await measure(time));
  return times;
}

function figure(what: string, times: number[], atMost: number): Figure {
  const slowest = Math.max(...times).toFixed(0);
  return {
    what: `${what}, median of ${times.length}`,
    value: median(times),
    unit: 'ms',
    atMost,
    notes: [`the slowest after ${slowest} ms`],
  };
}
