import type { Page } from 'playwright-core';
import { useBrowser } from '../../support/browser';
import { sharedOrigin } from '../../support/browserServer';
import { horizontalOverflow } from '../../support/fit';
import { LANGUAGES, shareOf } from '../../support/journey';

const open = useBrowser();

/** A4 minus its margins, in CSS pixels. */
const SHEET = { width: 680, height: 990 };

const PAGES = [
  { path: '/verses/2:255', shows: 'main ol[dir=rtl] li' },
  { path: '/posts', shows: 'main section li' },
  { path: '/posts/1', shows: 'article article h2' },
  { path: '/termTables/2', shows: 'tbody th' },
  { path: '/tables/arabicCharacters', shows: 'tbody th' },
  { path: '/tables/quranIndex', shows: 'tbody th' },
  { path: '/roots/كتب', shows: 'tbody th' },
  { path: '/surahs/36', shows: 'main li[id] p' },
];

async function onPaper(path: string, settings: object): Promise<Page> {
  const page = await open(path, { settings });
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  return page;
}

/** The text color of the first match. */
const colors = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);

describe.each([
  { prefLanguage: 'turkish', prefTheme: 'darkGreen', ...LANGUAGES.turkish },
  { prefLanguage: 'english', prefTheme: 'lightGreen', ...LANGUAGES.english },
] as const)('printed in $prefLanguage', ({ texts, tag: _tag, locale: _locale, ...settings }) => {
  test.each(shareOf(settings.prefLanguage, PAGES))(
    '$path has its content alone',
    async ({ path, shows }) => {
      const page = await onPaper(path, settings);
      const shown = page.locator(shows);
      expect(await shown.count()).toBeGreaterThan(5);
      for (const one of [shown.first(), shown.last()]) expect(await one.isVisible()).toBe(true);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);

      for (const role of ['banner', 'search', 'combobox', 'dialog'] as const) {
        expect(await page.getByRole(role).count()).toBe(0);
      }
      const ways = page.locator('nav, [rel=prev], [rel=next], select, main [aria-disabled]');
      const left = await ways.evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && !element.querySelector('h1, h2'))
          .map((element) => element.innerHTML)
          .filter((html) => html.length > 0)
          .filter((_, index) => elements[index]?.getBoundingClientRect().height),
      );
      expect(left).toEqual([]);

      expect(await page.getByText(texts.site.sources).isVisible()).toBe(true);
      const address = page.locator('link[rel=canonical]');
      expect(await address.isVisible()).toBe(true);
      const said = await address.evaluate((link) => [
        getComputedStyle(link, '::after').content,
        link.getAttribute('href'),
      ]);
      expect(said[0]).toBe(`"${said[1]}"`);
      expect(decodeURI(said[1] ?? '')).toBe(sharedOrigin() + path);
      expect(await horizontalOverflow(page)).toEqual([]);
    },
  );

  test('text is black on white, with large Arabic', async () => {
    const page = await onPaper('/surahs/112', settings);
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(ground).toBe('rgb(255, 255, 255)');
    for (const text of ['h1', 'main li [lang=ar]', 'main li p:last-child, main li a']) {
      expect(await colors(page, text)).toMatch(/^rgb\(0, 0, 0\)|rgb\(68, 68, 68\)$/);
    }
    const size = await page
      .locator('main li [lang=ar]')
      .first()
      .evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
    expect(size).toBeGreaterThanOrEqual(28);
  });
});

test('a table is printed whole, with a head that repeats on every sheet', async () => {
  const page = await onPaper('/termTables/2', {});
  const box = page.getByRole('region');
  expect(await box.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
  expect((await box.boundingBox())?.height).toBeGreaterThan(2 * SHEET.height);
  const head = page.locator('thead');
  expect(await head.evaluate((node) => getComputedStyle(node).display)).toBe('table-header-group');
  const buttons = head.locator('button');
  expect(
    await buttons.evaluateAll((all) => all.map((button) => getComputedStyle(button).display)),
  ).toEqual(Array.from({ length: await buttons.count() }, () => 'contents'));
});

test.each([
  ['/verses/2:255', 'main ol[dir=rtl] li'],
  ['/surahs/112', 'main li[id]'],
  ['/posts/1', 'article article'],
  ['/tables/quranIndex', 'tbody tr'],
])('%s avoids page breaks inside its parts', async (path, whole) => {
  const page = await onPaper(path, {});
  const inside = await page
    .locator(whole)
    .evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).breakInside)).size);
  expect(inside).toBe(1);
  expect(
    await page
      .locator(whole)
      .first()
      .evaluate((one) => getComputedStyle(one).breakInside),
  ).toBe('avoid');
});
