/** Chromium as a phone or a desktop, where unexpected console messages fail the test. */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { DEFAULT_SETTINGS, type Settings } from '../../client/settings/settings';
import { sharedOrigin } from './browserServer';

declare global {
  /** Set by the environment of the tests, nodeEnvironment.cjs. */
  var isTestFailed: boolean | undefined;
}

jest.setTimeout(120_000);
// A machine may be too busy for a browser's time limits; the first failure is logged anyway.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const browserPath = () => process.env.CHROME_PATH ?? '/usr/bin/chromium';

export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
};

export type Device = keyof typeof DEVICES;

export interface ReaderOptions {
  /** Defaults to a desktop. */
  device?: Device;
  /** In CSS pixels; defaults to the width of the device. */
  width?: number;
  /** The language that the browser sends as Accept-Language; defaults to Turkish. */
  locale?: 'tr-TR' | 'en-GB' | 'de-DE';
  /** Settings from an earlier visit; without them this is the reader's first visit. */
  settings?: Partial<Settings>;
  hasScript?: boolean;
  /** Dialogs and overlays appear at once. */
  hasReducedMotion?: boolean;
  /** Without a trailing slash; defaults to the shared server. */
  origin?: string;
  /** Console messages that the test causes on purpose; any other message fails it. */
  expected?: RegExp;
  /** Whether the page gets the service worker, which keeps what was read. */
  hasServiceWorker?: boolean;
  /** Prepares the page before it goes to its address. */
  before?(page: Page): Promise<unknown>;
}

/** Opens an address as a reader; closes the page and checks its console messages after the test. */
export type Open = (path: string, options?: ReaderOptions) => Promise<Page>;

const requests = new WeakMap<Page, string[]>();

/** Paths with queries that the page has requested since it was opened. */
export const requestsOf = (page: Page) => requests.get(page) ?? [];

/** Requests for data, except for the next verse, which is prefetched after a second. */
export function dataRequestsOf(page: Page): string[] {
  const [, surah, verse] = /^\/verses\/(\d+):(\d+)$/.exec(new URL(page.url()).pathname) ?? [];
  const ahead = [`${surah}:${Number(verse) + 1}`, `${Number(surah) + 1}:1`];
  const isAhead = (path: string) =>
    ahead.some((key) => path.includes(encodeURIComponent(`"${key}"`)));
  return requestsOf(page).filter((path) => path.startsWith('/graphql') && !isAhead(path));
}

/** Starts a browser for the tests of the file. */
export function useBrowser(): Open {
  let browser: Browser;
  const opened: BrowserContext[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGUMENTS });
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const contexts = opened.splice(0);
    const shown = globalThis.isTestFailed ? await contentsOf(contexts) : [];
    await Promise.all(contexts.map((context) => context.close()));
    expect({ shown, complaints: complaints.splice(0) }).toEqual({ shown: [], complaints: [] });
  });

  return async (path, options = {}) => {
    const { origin = sharedOrigin(), hasScript = true, settings, expected, before } = options;
    const context = await browser.newContext(contextOptions(origin, options));
    opened.push(context);
    context.setDefaultTimeout(30_000);
    if (settings) await returnWith(settings, context, origin);
    const page = await context.newPage();
    const complain = (message: string) => {
      // Playwright says so when a page may have no service worker.
      if (message.includes('Service Worker registration blocked')) return;
      if (!expected?.test(message)) complaints.push(`${path}: ${message}`);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complain(message.text());
    });
    page.on('pageerror', (error) => complain(String(error)));
    const asked: string[] = [];
    requests.set(page, asked);
    page.on('request', (request) => asked.push(request.url().replace(origin, '')));
    await before?.(page);
    await page.goto(path);
    if (hasScript) await waitForHydration(page);
    return page;
  };
}

/** What the pages of a failed test show. */
function contentsOf(contexts: readonly BrowserContext[]): Promise<string[]> {
  const pages = contexts.flatMap((context) => context.pages());
  return Promise.all(
    pages.map(async (page) => `${page.url()}\n${await page.locator('body').ariaSnapshot()}`),
  );
}

function contextOptions(origin: string, options: ReaderOptions): BrowserContextOptions {
  const { device = 'desktop', width, locale = 'tr-TR', hasScript = true } = options;
  const { viewport, ...touch } = DEVICES[device];
  return {
    ...touch,
    viewport: { ...viewport, ...(width && { width }) },
    baseURL: origin,
    locale,
    javaScriptEnabled: hasScript,
    serviceWorkers: options.hasServiceWorker ? 'allow' : 'block',
    reducedMotion: options.hasReducedMotion ? 'reduce' : null,
  };
}

/** Stores settings as an earlier visit did. */
async function returnWith(settings: Partial<Settings>, context: BrowserContext, origin: string) {
  const json = JSON.stringify({ ...DEFAULT_SETTINGS, ...settings });
  await context.addCookies([{ name: 'settings', value: encodeURIComponent(json), url: origin }]);
  await context.addInitScript((kept) => {
    // This runs at every load, and the reader may have changed the settings since.
    if (localStorage.getItem('settings') === null) localStorage.setItem('settings', kept);
    localStorage.setItem('firstVisitSeen', 'true');
  }, json);
}

/** Waits until React has taken over the server's HTML and its effects have run. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const name = Object.keys(document).find((key) => key.startsWith('__reactContainer$'));
    const container = name && (document as unknown as Record<string, HostRoot>)[name];
    if (!container || container.stateNode.current.memoizedState.isDehydrated) return false;
    // Words are hydrated after the rest of the page.
    return [...document.querySelectorAll('main [data-word]')].every((word) =>
      Object.keys(word).some((key) => key.startsWith('__reactFiber$')),
    );
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** The internal root that React keeps on the document. */
interface HostRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** Repeats a check until it passes, or throws its last error when the time is over. */
export async function eventually(check: () => Promise<unknown>, milliseconds = 20_000) {
  const end = Date.now() + milliseconds;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
