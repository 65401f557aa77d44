import type { Page } from 'playwright-core';
import { messageTexts } from '../../client/i18n/messages';
import { eventually, requestsOf, useBrowser } from '../support/browser';
import { useServer } from '../support/browserServer';
import {
  APPEARANCES,
  expectFocused,
  expectHeading,
  expectPage,
  inOneLanguage,
  LANGUAGES,
  searchBox,
  shareOf,
  words,
} from '../support/journey';
import { expectAccessible } from '../support/axe';
import { PAGES_WITH_DATA } from '../support/pages';

const open = useBrowser();
const server = useServer();

const HEADINGS = {
  turkish: ['Bakara suresi, 255. ayet', 'Bakara suresi, 256. ayet', 'İhlâs suresi, 1. ayet'],
  english: [
    'Surah Al-Baqarah, verse 255',
    'Surah Al-Baqarah, verse 256',
    'Surah Al-Ikhlas, verse 1',
  ],
} as const;

describe.each(inOneLanguage('turkish', APPEARANCES))(
  'while the server is down, in $language',
  ({ language }) => {
    const { texts } = LANGUAGES[language];
    const [first, second, third] = HEADINGS[language];

    test('a page reports the failure and can be retried, and earlier pages remain', async () => {
      const page = await open('/verses/2:255', {
        origin: server.origin,
        settings: { prefLanguage: language },
        expected: /net::ERR_|can't be reached/,
      });
      await page.locator('a[rel=next]').click();
      await expectPage(page, '/verses/2:256', second);

      const goFurther = async () => {
        await searchBox(page, texts).fill('112:1');
        await page.keyboard.press('Enter');
      };
      await server.stop();
      await goFurther();
      const sign = page.getByRole('status').filter({ hasText: texts.offline.unreachable });
      await sign.waitFor();
      await expectHeading(page, second);
      expect(new URL(page.url()).pathname).toBe('/verses/2:256');
      await page.getByRole('banner').waitFor();
      await page.getByRole('navigation', { name: texts.navigation.label }).waitFor();

      await page.locator('a[rel=prev]').click();
      await expectPage(page, '/verses/2:255', first);
      await sign.waitFor({ state: 'detached' });
      await page.locator('a[rel=next]').click();
      await expectPage(page, '/verses/2:256', second);
      await goFurther();
      const retry = sign.getByRole('link', { name: texts.failure.retry });
      await retry.waitFor();

      await server.start();
      await retry.click();
      await expectHeading(page, third);
      await expectFocused(page.getByRole('heading', { level: 1 }));
    });

    test('the prefetched next verse still opens', async () => {
      const page = await open('/verses/2:255', {
        origin: server.origin,
        settings: { prefLanguage: language },
        expected: /net::ERR_|can't be reached/,
      });
      await page.waitForResponse((response) => response.url().includes('2%3A256'));
      await page.waitForLoadState('networkidle');
      await server.stop();
      await page.locator('a[rel=next]').click();
      await expectPage(page, '/verses/2:256', second);
    });
  },
);

describe.each(inOneLanguage('english', APPEARANCES))(
  'a failed request, in $language',
  ({ language }) => {
    const { texts } = LANGUAGES[language];
    const messages = messageTexts[language];
    const visit = () =>
      open('/verses/2:255', {
        settings: { prefLanguage: language },
        expected: /net::ERR_|can't be reached|status of 503|Out of order/,
      });
    const search = async (page: Page, text: string) => {
      await searchBox(page, texts).fill(text);
      await page.keyboard.press('Enter');
    };

    test('without an answer leaves the page as it is', async () => {
      const page = await visit();
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await page.route('**/graphql*', (route) => route.abort());
      await search(page, '112:1');
      await page.getByRole('status').getByText(texts.offline.unreachable).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
      expect(await page.getByText(messages.requestFailed).count()).toBe(0);
    });

    test('shows a toast with the message of the server', async () => {
      const page = await visit();
      await page.route('**/graphql*', (route) =>
        route.fulfill({ status: 503, json: { errors: [{ message: 'Out of order.' }] } }),
      );
      await search(page, '112:1');
      const toast = page.getByRole('status').filter({ hasText: messages.requestFailed });
      await toast.getByText('Out of order.').waitFor();
      await toast.waitFor({ state: 'detached' });
      await expectHeading(page, texts.failure.title);
    });

    test('is not reported twice by the search', async () => {
      const page = await visit();
      await page.route('**/graphql*', (route) => route.abort());
      await search(page, 'rahman');
      await page.getByRole('status').getByText(texts.offline.unreachable).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.getByText(messages.requestFailed).count()).toBe(0);
    });
  },
);

describe('navigation', () => {
  /** Navigates as a link would, without loading a new document. */
  const goOn = (page: Page, path: string) =>
    page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  /** Begins at a page without data. */
  const visit = (language: 'turkish' | 'english') =>
    open('/auth', {
      settings: { prefLanguage: language },
      expected:
        /net::ERR_|can't be reached|dynamically imported module|persisted query|status of 404/,
      before: (page) => page.addInitScript(() => localStorage.setItem('bookmarks', '2:255')),
    });

  test.each(shareOf('turkish', PAGES_WITH_DATA))(
    '%s recovers after the API was unreachable',
    async (path) => {
      const { failure } = LANGUAGES.turkish.texts;
      const page = await visit('turkish');
      await page.route('**/graphql*', (route) => route.abort());
      await goOn(page, path);
      await expectHeading(page, failure.title);
      await page.unroute('**/graphql*');
      await page.getByRole('button', { name: failure.retry }).click();
      await expectRecovered(page, failure.title);
    },
  );

  test.each(shareOf('english', PAGES_WITH_DATA))(
    '%s recovers after being offline',
    async (path) => {
      const { failure } = LANGUAGES.english.texts;
      const page = await visit('english');
      await page.context().setOffline(true);
      await goOn(page, path);
      await expectHeading(page, failure.title);
      await page.context().setOffline(false);
      await page.getByRole('button', { name: failure.retry }).click();
      await expectRecovered(page, failure.title);
    },
  );

  test('bookmarks keep their numbers while the API is unreachable, and get their texts again', async () => {
    const { failure } = LANGUAGES.turkish.texts;
    const page = await visit('turkish');
    await page.route('**/graphql*', (route) => route.abort());
    await goOn(page, '/bookmarks');
    const main = page.getByRole('main');
    await main.getByRole('alert').getByText(failure.control).waitFor();
    await main.getByRole('link', { name: '2:255', exact: true }).waitFor();
    await expectAccessible(page);
    await page.unroute('**/graphql*');
    await main.getByRole('link', { name: failure.retry }).click();
    await main.getByRole('listitem').getByRole('heading').waitFor();
    expect(await main.getByRole('alert').count()).toBe(0);
  });

  test('loads the document again after an upgrade of the server', async () => {
    const { failure, verse } = LANGUAGES.english.texts;
    const page = await visit('english');
    // As a server of another release, this one doesn't know what is requested.
    await page.route('**/graphql*', (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/documentId=\w+/, 'documentId=former'),
      }),
    );
    await goOn(page, '/verses/112:1');
    await expectHeading(page, failure.title);
    const isSamePage = () => page.evaluate(() => 'isSamePage' in globalThis);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    // The page has the same script, so the document is not outdated.
    await page.getByRole('button', { name: failure.retry }).click();
    await page.waitForLoadState('networkidle');
    expect(await isSamePage()).toBe(true);

    // The page as the other release would send it.
    await page.route('**/verses/112:1', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace(/(src="\/assets\/[^"]+)\.js"/, '$1.other.js"');
      return route.fulfill({ response, body });
    });
    await page.getByRole('button', { name: failure.retry }).click();
    await expectHeading(
      page,
      verse.title.replace('{{surah}}', 'Al-Ikhlas').replace('{{number}}', '1'),
    );
    expect(await isSamePage()).toBe(false);
  });

  test('keeps the current page until a slow one has loaded', async () => {
    const { site, verse } = LANGUAGES.english.texts;
    const page = await visit('english');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/graphql*', async (route) => {
      await held;
      await route.continue();
    });
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    await goOn(page, '/verses/112:1');
    const overlay = page.getByRole('status').filter({ hasText: site.loading });
    await overlay.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(before);
    letGo();
    await expectHeading(
      page,
      verse.title.replace('{{surah}}', 'Al-Ikhlas').replace('{{number}}', '1'),
    );
    await overlay.waitFor({ state: 'detached' });
  });

  /** Waits until the page has replaced its failure. */
  async function expectRecovered(page: Page, failure: string) {
    const heading = page.getByRole('heading', { level: 1 });
    await heading.filter({ hasNotText: failure }).waitFor();
    // Not the page at which the journey began.
    expect(await heading.textContent()).not.toMatch(/^(Giriş|Sign in)$/);
  }
});

test('the tooltip of a word works again when the server is back', async () => {
  const page = await open('/verses/1:1', {
    origin: server.origin,
    settings: {},
    expected: /net::ERR_/,
  });
  await server.stop();
  await words(page).nth(0).hover();
  await eventually(async () => {
    expect(requestsOf(page)).toContainEqual(expect.stringMatching(/^\/assets\/OpenWordTooltip/));
  });
  await server.start();
  await words(page).nth(1).hover();
  await page.getByRole('tooltip').filter({ visible: true }).getByText('1:1, 2. kelime').waitFor();
});

test('a control whose code fails to load says so, and opens when the server is back', async () => {
  const { texts } = LANGUAGES.english;
  const page = await open('/', {
    origin: server.origin,
    settings: { prefLanguage: 'english' },
    expected: /net::ERR_/,
  });
  await server.stop();
  const button = page.getByRole('banner').getByRole('button', { name: texts.settings.open });
  await button.click();
  await page.getByRole('alert').getByText(texts.failure.control).waitFor();
  await server.start();
  await button.click();
  await page.getByRole('dialog', { name: texts.settings.title }).waitFor();
});
