import type { Page } from 'playwright-core';
import { rootTexts } from '../../../client/i18n/root';
import { dataRequestsOf, useBrowser } from '../../support/browser';
import { sharedOrigin } from '../../support/browserServer';
import { expectHeading, expectPage, inOneLanguage, press, READERS } from '../../support/journey';

const open = useBrowser();

const at = (path: string) => encodeURI(path);
const main = (page: Page) => page.getByRole('main');

const FACTS = {
  turkish: {
    root: '279 ayette 319 kez',
    once: '1 ayette 1 kez',
    verse: 'Bakara suresi, 2. ayet',
    list: 'ك ile başlayan kökler',
    first: [/^kitap \d+$/, /^Book \d+$/],
  },
  english: {
    root: '319 occurrences in 279 verses',
    once: '1 occurrence in 1 verse',
    verse: 'Surah Al-Baqarah, verse 2',
    list: 'Roots that begin with ك',
    first: [/^Book \d+$/],
  },
};

/** The most frequent gloss in each shown language. */
const firstGlosses = (page: Page) =>
  page
    .getByRole('region', { name: /^(Anlamları|Meanings)$/ })
    .locator('h3 + ol li:first-child')
    .allInnerTexts();

const plain = (texts: string[]) => texts.map((text) => text.replace(/\s+/g, ' ').trim());

describe.each(inOneLanguage('english', READERS))(
  'on a $device in $language',
  ({ device, language, texts }) => {
    const facts = FACTS[language];
    const own = rootTexts[language];

    test.each([true, false])(
      'the navigation leads to a letter, a root and a verse; with script: %p',
      async (hasScript) => {
        const page = await open('/', { device, hasScript, settings: { prefLanguage: language } });
        if (device === 'phone') await page.getByRole('banner').locator('summary').tap();
        const link = page
          .getByRole('navigation')
          .getByRole('link', { name: texts.navigation.roots });
        await press(link, device);
        await expectHeading(page, own.listTitle);
        await main(page).getByRole('heading', { level: 2 }).getByText('أ').waitFor();

        const letters = page.getByRole('navigation', { name: own.letters });
        expect(await letters.getByRole('link').count()).toBe(28);
        await press(letters.getByRole('link', { name: /^ك/ }), device);
        await page.getByRole('heading', { level: 2, name: facts.list }).waitFor();
        expect(decodeURIComponent(new URL(page.url()).search)).toBe('?letter=ك');
        expect(await letters.locator('[aria-current]').innerText()).toMatch(/^ك/);

        await press(page.getByRole('link', { name: /^ك ت ب / }), device);
        await expectHeading(page, 'ك ت ب');
        await main(page).getByText(facts.root).waitFor();
        expect(plain(await firstGlosses(page))).toEqual(
          facts.first.map((text) => expect.stringMatching(text) as string),
        );
        const lemmas = page.getByRole('table', { name: new RegExp(`^${own.lemmas}`) }).first();
        await press(lemmas.locator('summary').first(), device);
        const forms = lemmas.getByRole('table').first();
        await forms.getByRole('link', { name: '2:2', exact: true }).waitFor();
        expect(await forms.getByRole('row').count()).toBeGreaterThan(8);

        await press(main(page).getByRole('link', { name: '2:2', exact: true }).last(), device);
        await expectHeading(page, facts.verse);
        expect(new URL(page.url()).pathname).toBe('/verses/2:2');
        if (hasScript) expect(dataRequestsOf(page).length).toBeGreaterThan(0);
      },
    );

    test('a root of one word links to its neighbors', async () => {
      const settings = { prefLanguage: language };
      const page = await open(at('/roots/كفأ'), { device, settings });
      await expectHeading(page, 'ك ف أ');
      await main(page).getByText(facts.once).waitFor();
      expect(await page.getByRole('navigation', { name: own.pages }).count()).toBe(0);
      await press(page.locator('a[rel=next]'), device);
      await expectPage(page, at('/roots/كفت'), 'ك ف ت');
      await press(page.locator('a[rel=prev]'), device);
      await expectPage(page, at('/roots/كفأ'), 'ك ف أ');
    });
  },
);

describe.each([true, false])('pages of the words of a root; with script: %p', (hasScript) => {
  test('lead to the last page and back, with each word once', async () => {
    const own = rootTexts.turkish;
    const page = await open(at('/roots/كتب'), { hasScript, settings: {} });
    const pages = page.getByRole('navigation', { name: own.pages });
    const next = pages.getByRole('link', { name: own.nextPage });
    const previous = pages.getByRole('link', { name: own.previousPage });
    const range = main(page).getByRole('heading', { name: own.words });
    const words = main(page).locator('ol').last().getByRole('listitem');
    const overview = main(page).getByRole('link', { name: own.overview });
    const walk = async (link: typeof next, from: string) => {
      await link.click();
      await range.getByText(from).waitFor();
      return words.count();
    };

    await range.getByText('2:2 – 4:131').waitFor();
    expect(await overview.count()).toBe(0);
    expect(await previous.count()).toBe(0);
    let count = await words.count();
    count += await walk(next, '4:136 – ');
    expect(await page.getByRole('table').count()).toBe(0);
    count += await walk(next, '20:52 – ');
    count += await walk(next, '68:47 – ');
    expect(count).toBe(319);
    expect(await next.count()).toBe(0);

    await walk(previous, '20:52 – ');
    await walk(previous, '4:136 – ');
    await overview.click();
    await range.getByText('2:2 – 4:131').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

test.each(['/roots', '/roots/قول', '/roots/أتي', '/roots/عكف'])(
  '%s fits the width of a phone, even when expanded',
  async (path) => {
    const page = await open(at(path), { device: 'phone', settings: {} });
    for (const more of await main(page).locator('summary').all()) await more.tap();
    const [content, width] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect(content).toBe(width);
  },
);

test('a root shows no English if the reader has switched it off', async () => {
  const page = await open(at('/roots/كتب'), { settings: { alwaysShowEnglish: false } });
  expect(plain(await firstGlosses(page))).toEqual([expect.stringMatching(/^kitap \d+$/) as string]);
  expect(await main(page).locator('[lang=en]').count()).toBe(0);
});

const request = (path: string) => fetch(sharedOrigin() + at(path));

test.each([
  ['/roots/زقق', 404, 'ز ق ق kökünden bir kelime yok'],
  ['/roots/rhm', 404, 'كتب gibi'],
  ['/roots/ك', 404, 'كتب gibi'],
  ['/roots/%', 404, 'كتب gibi'],
  ['/roots?letter=x', 404, 'ك gibi'],
  ['/roots?letter=كت', 404, 'ك gibi'],
  ['/roots/ك ت ب', 200, '319 kez'],
  ['/roots/كتب?after=nonsense', 200, '319 kez'],
  ['/roots/كتب?lemma=2:2:2', 200, 'Kökün bütün kelimeleri'],
  ['/roots/كتب?lemma=كِتَاب', 200, '319 kez'],
  ['/roots/كتب?lemma=1:1:1', 404, 'ك ت ب kökünde böyle bir sözlük biçimi yok'],
  ['/roots/رحم?meaning=en:mercy', 200, '112 kez'],
  ['/roots/رحم?meaning=tr:ve rahmetinden', 200, '>rahmet<'],
  ['/roots/رحم?meaning=mercy', 200, '339 kez'],
  ['/roots/رحم?meaning=en:patience', 404, 'ر ح م kökünün böyle bir anlamı yok'],
  ['/roots?find=sbr', 200, 'ص ب ر'],
  ['/roots?find=zzzz', 200, '“zzzz” için 0 kök'],
  ['/roots?letter=ا', 200, 'أ ب د'],
  ['/roots?after=nonsense', 200, 'أ ب د'],
])('%s answers %i and contains %s', async (path, status, text) => {
  const response = await request(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
});

test.each([
  ['/roots', '/roots'],
  ['/roots?letter=ك', '/roots?letter=ك'],
  ['/roots?letter=ا', '/roots?letter=أ'],
  ['/roots/كتب', '/roots/كتب'],
  ['/roots/ك ت ب', '/roots/كتب'],
  ['/roots/كتب?lemma=2:44:8', '/roots/كتب?lemma=2:2:2'],
  ['/roots/رحم?meaning=en:and His Mercy', '/roots/رحم?meaning=en:mercy'],
])('%s has the canonical address %s', async (path, canonical) => {
  const html = await (await request(path)).text();
  expect(html).toContain(`<link rel="canonical" href="${sharedOrigin()}${at(canonical)}"`);
});
