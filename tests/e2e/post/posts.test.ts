import type { Page } from 'playwright-core';
import { postTexts } from '../../../client/i18n/post';
import { dataRequestsOf, useBrowser } from '../../support/browser';
import { sharedOrigin } from '../../support/browserServer';
import { expectHeading, inOneLanguage, LANGUAGES, press, READERS } from '../../support/journey';

const open = useBrowser();
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('article article');

const FACTS = {
  turkish: {
    beginning: 'Başlangıç',
    books: 'Kitaplara iman',
    torah: 'Tevrat',
    arabicQuran: 'Arapça Bir Kur’an',
    tables: 'Tevrat’ın İsimleri · Tevrat’ın Sıfatları',
    count: '24 ayet',
  },
  english: {
    beginning: 'Beginning',
    books: 'Faith in the books',
    torah: 'The Torah',
    arabicQuran: 'An Arabic Qur’an',
    tables: 'Names of the Torah · Attributes of the Torah',
    count: '24 verses',
  },
};

describe.each(inOneLanguage('turkish', READERS))(
  'on a $device in $language',
  ({ device, language, texts }) => {
    const facts = FACTS[language];
    const own = postTexts[language];
    const settings = { prefLanguage: language };

    test.each([true, false])('home links to the Beginning; with script: %p', async (hasScript) => {
      const page = await open('/', { device, hasScript, settings });
      await press(main(page).getByRole('link', { name: texts.home.begin, exact: true }), device);
      await expectHeading(page, facts.beginning);
      const phrase = main(page).getByRole('region', { name: own.opening });
      expect(await phrase.getByRole('listitem').count()).toBe(5);
      expect(await phrase.getByRole('link').count()).toBe(0);
      expect(await phrase.getByRole('button').count()).toBe(0);
      expect(await cards(page).count()).toBe(7);
      expect(await cards(page).getByRole('heading', { level: 2 }).allTextContents()).toEqual(
        [1, 2, 3, 4, 5, 6, 7].map((verse) => `1:${verse}`),
      );
    });

    test.each([true, false])(
      'the tabs of faith link to their topics; with script: %p',
      async (hasScript) => {
        const page = await open('/posts/faith', { device, hasScript, settings });
        const tabs = page.getByRole('navigation', { name: own.sections }).getByRole('link');
        expect(await tabs.count()).toBe(6);
        await press(tabs.filter({ hasText: facts.books }), device);
        await page.waitForURL('**/posts/faith?section=faithInBook');
        await tabs
          .and(page.locator('[aria-current=page]'))
          .filter({ hasText: facts.books })
          .waitFor();
        const tables = main(page).getByRole('list', { name: own.tables }).getByRole('link');
        expect(await tables.first().innerText()).toBe(facts.tables);
        expect(
          await tables.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        ).toEqual(['/termTables/8/29', '/termTables/7/28', '/termTables/6/27', '/termTables/1/25']);
        await press(main(page).getByRole('link', { name: `2 - ${facts.torah}` }), device);
        await page.waitForURL('**/posts/faithInBook/49');
        await main(page).getByText(facts.count, { exact: true }).waitFor();
        expect(await cards(page).count()).toBe(24);
        if (hasScript) expect(dataRequestsOf(page).length).toBeGreaterThan(0);
      },
    );

    test('the section of the Qur’an lists its tables and topics', async () => {
      const page = await open('/posts/quran', { device, settings });
      const tables = main(page).getByRole('list', { name: own.tables }).getByRole('link');
      expect(await tables.allInnerTexts()).toEqual([own.quranIndexTables, own.quranNameTables]);
      expect(await main(page).locator('ol').getByRole('listitem').count()).toBe(12);
      await press(main(page).getByRole('link', { name: `3 - ${facts.arabicQuran}` }), device);
      await expectHeading(page, facts.arabicQuran);
    });

    test('a verse of a topic steps to its neighbors and back', async () => {
      const page = await open('/posts/1', { device, settings });
      const card = cards(page).nth(6);
      const expectVerse = (key: string) =>
        card.getByRole('heading', { level: 2, name: key }).waitFor();
      const step = async (label: string, key: string, to: string) => {
        await press(
          card.getByRole('link', { name: label.replace('{{key}}', key), exact: true }),
          device,
        );
        await expectVerse(own.original.replace('{{key}}', to));
      };
      const back = card.getByRole('button', {
        name: own.returnToInitial.replace('{{key}}', '1:7'),
      });
      await expectVerse(own.original.replace('{{key}}', '1:7'));
      expect(await back.count()).toBe(0);
      await step(own.nextVerse, '1:7', '2:1');
      await step(own.nextVerse, '2:1', '2:2');
      await press(back, device);
      await expectVerse(own.original.replace('{{key}}', '1:7'));
      expect(await back.count()).toBe(0);
      await step(own.previousVerse, '1:7', '1:6');
      await step(own.nextVerse, '1:6', '1:7');
      expect(await back.count()).toBe(0);
      expect(await cards(page).nth(5).getByRole('heading', { level: 2 }).innerText()).toBe('1:6');
      await press(card.getByRole('link', { name: own.original.replace('{{key}}', '1:7') }), device);
      await page.waitForURL('**/verses/1:7');
    });
  },
);

test('a verse that fails to load leaves the topic unchanged', async () => {
  const own = postTexts.turkish;
  const page = await open('/posts/1', {
    settings: {},
    expected: /ERR_FAILED|can't be reached|Failed to load/,
  });
  const card = cards(page).nth(6);
  await page.route('**/graphql?*', (route) => route.abort());
  const next = card.getByRole('link', {
    name: own.nextVerse.replace('{{key}}', '1:7'),
    exact: true,
  });
  await next.click();
  await card.getByRole('alert').getByText(own.loadFailed).waitFor();
  expect(await card.getByRole('heading', { level: 2 }).innerText()).toBe('1:7');
  await page.unroute('**/graphql?*');
  await next.click();
  await card.getByRole('heading', { level: 2, name: '2:1' }).waitFor();
  expect(await card.getByRole('alert').count()).toBe(0);
});

test('words are highlighted by term and by search query', async () => {
  const page = await open('/verses/1:3?highlightTerm=2', { settings: {} });
  const marks = main(page).locator('mark:visible');
  expect(await marks.count()).toBe(2);
  await page.goto(`${sharedOrigin()}/verses/1:3?queryParameter=RAHİM`);
  expect(await marks.count()).toBe(1);
  await page.getByRole('link', { name: LANGUAGES.turkish.texts.verse.next }).click();
  await page.waitForURL('**/verses/1:4?queryParameter=*');
});

test.each([
  ['/posts/9999', 404, '9999 numaralı bir konu yok'],
  ['/posts/x', 404, '/posts/1 gibi'],
  ['/posts/quran/x', 404, '/posts/1 gibi'],
  ['/posts/faith?section=x', 200, 'İman Nedir?'],
  ['/posts/worship', 200, 'Namazın Vakitleri'],
  ['/posts/other', 200, 'Lokman’ın Öğütleri'],
])('%s answers %i and contains %s', async (path, status, text) => {
  const response = await fetch(sharedOrigin() + path);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
});

test.each([
  ['/posts/1', '/posts/1'],
  ['/posts/23', '/posts/faithInAllah/23'],
  ['/posts/quran/23', '/posts/faithInAllah/23'],
  ['/posts/faith?section=faithInBook', '/posts/faith?section=faithInBook'],
])('%s has the canonical address %s', async (path, canonical) => {
  const html = await (await fetch(sharedOrigin() + path)).text();
  expect(html).toContain(`<link rel="canonical" href="${sharedOrigin()}${canonical}"`);
});
