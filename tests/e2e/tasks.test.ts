/** What readers come for, on a phone: each from where they are, in at most two taps. */
import type { Locator, Page } from 'playwright-core';
import { readingTexts } from '../../client/i18n/reading';
import { useBrowser, waitForHydration } from '../support/browser';
import { searchBox, LANGUAGES } from '../support/journey';

const open = useBrowser();
const { texts } = LANGUAGES.turkish;
const MOST_TAPS = 2;

/** Opens a page for a reader whose taps are counted. */
async function begin(path: string) {
  const page = await open(path, { device: 'phone', settings: { prefLanguage: 'turkish' } });
  await waitForHydration(page);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.tap();
  };
  return { page, tap, taps: () => taps };
}

const main = (page: Page) => page.getByRole('main');
const root = (letters: string) => `**/roots/${encodeURIComponent(letters)}`;

test('from a word to its root: two taps', async () => {
  const { page, tap, taps } = await begin('/verses/1:1');
  await tap(main(page).locator('[data-word="2"]').first());
  await tap(page.getByRole('dialog').getByRole('link', { name: 'ر ح م' }));
  await page.waitForURL(root('رحم'));
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
});

test.each(['sabır', 'sabir', 'patience', 'صبر'])(
  'all 103 words of patience: one query (%s), one tap',
  async (term) => {
    const { page, tap, taps } = await begin('/');
    await searchBox(page, texts).fill(term);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/query?**');
    await tap(
      main(page)
        .locator(`a[href^="/roots/${encodeURIComponent('صبر')}"]`)
        .first(),
    );
    await page.waitForURL(`${root('صبر')}*`);
    await main(page)
      .getByText(/\b103\b/)
      .first()
      .waitFor();
    expect(taps()).toBe(1);
  },
);

test('where a name occurs: one tap, and another to all its verses', async () => {
  const { page, tap, taps } = await begin('/termTables/3');
  const row = main(page).locator('tbody tr').first();
  await tap(row.getByRole('button', { name: 'el-cenne', exact: true }));
  await row.getByRole('link', { name: '2:25', exact: true }).waitFor();
  await tap(row.getByRole('button', { name: '100 ayet daha' }));
  const verses = row.locator('li a[href^="/verses/"]');
  await verses.nth(111).waitFor();
  expect(await verses.count()).toBe(112);
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
});

test.each([
  ['topics', '/posts/faith/16', 'a[href^="/compare/topics/"]'],
  ['tables', '/termTables/3', 'a[href^="/compare/tables/"]'],
])('two %s side by side: two taps', async (kind, path, link) => {
  const { page, tap, taps } = await begin(path);
  await tap(main(page).locator(link).first());
  await page.waitForURL(`**/compare/${kind}/*`);
  await tap(main(page).getByRole('link').nth(1));
  await page.waitForURL(new RegExp(`/compare/${kind}/\\d+/\\d+$`));
  await main(page).locator('section:has(ol)').nth(1).waitFor();
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
});

test('the surah read yesterday: one tap', async () => {
  const { page, tap, taps } = await begin('/surahs/36');
  await page.mouse.wheel(0, 1);
  await main(page)
    .locator('li[id="40"]')
    .evaluate((verse) => verse.scrollIntoView());
  await page.waitForFunction(() => /^36:\d\d/.test(localStorage.getItem('lastVerse') ?? ''));
  await page.goto('/');
  await waitForHydration(page);
  await tap(
    main(page)
      .getByRole('link', { name: /Yâsîn 36:\d+|36:\d+/ })
      .first(),
  );
  await page.waitForURL('**/surahs/36**');
  expect(taps()).toBe(1);
});

test('Yâsîn in Arabic alone, and help with a word: two taps', async () => {
  const { page, tap, taps } = await begin('/surahs/36');
  await tap(main(page).getByText(readingTexts.turkish.modes.arabic, { exact: true }));
  await tap(main(page).locator('li[id="40"] [lang=ar]').first());
  await page.getByRole('dialog').waitFor();
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
});
