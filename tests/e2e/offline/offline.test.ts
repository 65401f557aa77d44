/** A reader whose network ends: the server is stopped and the browser is offline. */
import type { Page } from 'playwright-core';
import { searchTexts } from '../../../client/i18n/search';
import { expectAccessible } from '../../support/axe';
import { eventually, useBrowser, waitForHydration } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { signInOn, waitForAdmin } from '../../support/adminJourney';
import { APPEARANCES, expectHeading, inOneLanguage, LANGUAGES } from '../../support/journey';

const open = useBrowser();
const server = useServer();

const EXPECTED = /net::ERR_|can't be reached|Failed to load resource|ServiceWorker/;

const RAHM = `/roots/${encodeURIComponent('رحم')}`;

const TITLES = {
  turkish: {
    verse: 'Bakara suresi, 255. ayet',
    next: 'Bakara suresi, 256. ayet',
    surah: /Yâsîn/,
  },
  english: {
    verse: 'Surah Al-Baqarah, verse 255',
    next: 'Surah Al-Baqarah, verse 256',
    surah: /Ya-Sin|Yaseen|Yā/,
  },
};

/** Waits until the worker has kept the code of the site and controls the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Addresses of everything that is kept. */
const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(kept)).flat().map(({ url }) => decodeURIComponent(url));
  });

const waitUntilKept = (page: Page, part: string) =>
  eventually(async () => {
    expect((await keptIn(page)).some((url) => url.includes(part))).toBe(true);
  });

async function cutNetwork(page: Page): Promise<void> {
  await server.stop();
  await page.context().setOffline(true);
}

async function restoreNetwork(page: Page): Promise<void> {
  await server.start();
  await page.context().setOffline(false);
}

describe.each(inOneLanguage('turkish', APPEARANCES))('in $language', ({ language, theme }) => {
  const { offline, failure } = LANGUAGES[language].texts;
  const titles = TITLES[language];
  const visit = (path: string) =>
    open(path, {
      origin: server.origin,
      device: 'phone',
      hasServiceWorker: true,
      settings: { prefLanguage: language, prefTheme: theme },
      expected: EXPECTED,
    });

  test('what was read on the first visit can be read again', async () => {
    const page = await visit('/verses/2:255');
    await waitForWorker(page);
    await waitUntilKept(page, '/verses/2:255');
    await cutNetwork(page);
    await page.getByRole('status').getByText(offline.sign).waitFor();

    await page.reload();
    await waitForHydration(page);
    await expectHeading(page, titles.verse);
    await page.getByRole('status').getByText(offline.sign).waitFor();

    await restoreNetwork(page);
    await page.getByRole('status').getByText(offline.sign).waitFor({ state: 'detached' });
  });

  test('a page that was not read leaves the text on the screen, and opens later', async () => {
    const page = await visit('/verses/2:255');
    await waitForWorker(page);
    // The next verse may have been fetched before there was a worker.
    await page.reload();
    await waitUntilKept(page, '"2:256"');
    await cutNetwork(page);
    await page.locator('a[rel=next]').click();
    await expectHeading(page, titles.next);
    await page.locator('a[rel=next]').click();
    await page.getByRole('status').getByText(offline.notKept).waitFor();
    await expectHeading(page, titles.next);
    expect(new URL(page.url()).pathname).toBe('/verses/2:256');

    await restoreNetwork(page);
    await page.locator('a[rel=next]').click();
    await page.waitForURL('**/verses/2:257');
  });

  test('an address that was not read opens in the shell, as the reader has set the site', async () => {
    const page = await visit('/verses/2:255');
    await waitForWorker(page);
    await waitUntilKept(page, '/verses/2:255');
    await cutNetwork(page);
    await page.goto('/verses/112:1');
    await expectHeading(page, failure.title);
    await page.getByRole('alert').getByText(offline.notKept).waitFor();
    const root = page.locator('html');
    expect(await root.getAttribute('data-theme')).toBe(theme);
    expect(await root.getAttribute('lang')).toBe(LANGUAGES[language].tag);
    await expectAccessible(page);

    // A verse that was read is still a link away.
    await page.goto('/verses/2:255');
    await expectHeading(page, titles.verse);
  });

  test('pages of lemmas, meanings and words of names say that they are not there', async () => {
    const page = await visit('/verses/2:255');
    await waitForWorker(page);
    await waitUntilKept(page, '/verses/2:255');
    await cutNetwork(page);
    for (const path of [
      `${RAHM}?lemma=1:1:3`,
      `${RAHM}?meaning=en:mercy`,
      '/termTables/2/elements/32',
    ]) {
      await page.goto(path);
      await expectHeading(page, failure.title);
      await page.getByRole('alert').getByText(offline.notKept).waitFor();
    }
  });

  test('a search says what it needs, and its suggestions show no failure', async () => {
    const { notKept } = searchTexts[language].offline;
    const page = await visit('/verses/2:255');
    await waitForWorker(page);
    await waitUntilKept(page, '/verses/2:255');
    await cutNetwork(page);
    await page.goto('/verses/2:255');
    await waitForHydration(page);
    const box = page.getByRole('combobox');
    const asked = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/graphql'),
    );
    await box.pressSequentially('sabır');
    await asked;
    expect(await box.getAttribute('aria-expanded')).toBe('false');
    expect(await page.getByRole('alert').count()).toBe(0);
    await box.press('Enter');
    await page.waitForURL('**/query?**');
    await page.getByRole('main').getByText(notKept).waitFor();
    await expectAccessible(page);
  });

  test('the start page opens, although it was not read, with what the reader has set', async () => {
    const page = await visit('/verses/2:255');
    await waitForWorker(page);
    await cutNetwork(page);
    await page.goto('/');
    await page.getByRole('main').getByRole('search').waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
  });

  test('a way to the start page and a page without data open, and what the reader has marked is there', async () => {
    const page = await visit('/verses/2:255');
    await waitForWorker(page);
    await waitUntilKept(page, '/verses/2:255');
    await page.evaluate(() => localStorage.setItem('bookmarks', '2:255'));
    await cutNetwork(page);
    await page.goto('/verses/2:255');
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await page.getByRole('main').getByRole('search').waitFor();
    await page.goto('/bookmarks');
    await expectHeading(page, LANGUAGES[language].texts.navigation.bookmarks);
    // The text of the verse was read on its page only; the way to it is left.
    await page.getByRole('main').getByRole('link', { name: '2:255', exact: true }).click();
    await expectHeading(page, titles.verse);
  });
});

test('while only the server is away, what was read is shown with a sign', async () => {
  const { offline } = LANGUAGES.english.texts;
  const page = await open('/verses/2:255', {
    origin: server.origin,
    hasServiceWorker: true,
    settings: { prefLanguage: 'english' },
    expected: EXPECTED,
  });
  await waitForWorker(page);
  await waitUntilKept(page, '/verses/2:255');
  await server.stop();
  await page.reload();
  await expectHeading(page, TITLES.english.verse);
  await page.getByRole('status').getByText(offline.sign).waitFor();
});

test('nothing that an editor does is kept', async () => {
  const page = await open('/verses/2:255', {
    origin: server.origin,
    hasServiceWorker: true,
    settings: { prefLanguage: 'english' },
    expected: EXPECTED,
  });
  await waitForWorker(page);
  await waitUntilKept(page, '/verses/2:255');
  await page.goto('/auth');
  await waitForHydration(page);
  await signInOn(page, 'english');
  await waitForAdmin(page);
  const before = await keptIn(page);
  await page.goto('/admin/changes');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/admin/work');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const after = await keptIn(page);
  // The code of the site is the same for everyone.
  const isCode = (url: string) => url.includes('/assets/');
  expect(after.filter((url) => !before.includes(url) && !isCode(url))).toEqual([]);
  expect(
    after.filter((url) => !isCode(url) && /\/(auth|admin|authentication|api)\b/.test(url)),
  ).toEqual([]);
  const texts = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('read-'));
    const kept = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const found = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
        return Promise.all(found.map(async (response) => (await response?.text()) ?? ''));
      }),
    );
    return kept.flat().join('\n');
  });
  expect(texts).not.toMatch(/eyJhbGciOi|refreshToken/);
});

test('without room on the device, the site works as before', async () => {
  const page = await open('/verses/2:255', {
    origin: server.origin,
    hasServiceWorker: true,
    settings: { prefLanguage: 'english' },
    expected: EXPECTED,
    before: async (opened) => {
      const session = await opened.context().newCDPSession(opened);
      await session.send('Storage.overrideQuotaForOrigin', {
        origin: server.origin,
        quotaSize: 10_000,
      });
    },
  });
  // A registration whose worker could not be installed is removed.
  await page.waitForRequest('**/sw.js').catch(() => undefined);
  await eventually(async () => {
    const registrations = await page.evaluate(() =>
      navigator.serviceWorker.getRegistrations().then((all) => all.length),
    );
    expect(registrations).toBe(0);
  });
  await page.locator('a[rel=next]').click();
  await expectHeading(page, TITLES.english.next);
});
