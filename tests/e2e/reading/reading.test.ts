import type { Page } from 'playwright-core';
import { readingTexts } from '../../../client/i18n/reading';
import { homeTexts } from '../../../client/i18n/home';
import { DEVICES, eventually, useBrowser } from '../../support/browser';
import { expectFocused, expectHeading, press, READERS } from '../../support/journey';

const open = useBrowser();

const own = readingTexts.turkish;
const bar = (page: Page) => page.getByRole('region', { name: own.bar });
const verse = (page: Page, key: string) => page.locator(`main li[data-verse="${key}"]`);

async function scrollTo(page: Page, key: string) {
  await page.mouse.wheel(0, 1);
  await verse(page, key).evaluate((element) => element.scrollIntoView());
}

describe.each(READERS.filter(({ language }) => language === 'turkish'))(
  'reading on a $device',
  ({ device }) => {
    const settings = { prefLanguage: 'turkish' } as const;

    test('the view is changed in place and kept', async () => {
      const page = await open('/surahs/36', { device, settings });
      expect(await verse(page, '36:1').locator('p[lang=tr]').count()).toBe(1);
      await press(bar(page).getByText(own.modes.arabic, { exact: true }), device);
      await verse(page, '36:1').locator('p[lang=tr]').waitFor({ state: 'hidden' });
      await press(bar(page).getByText(own.modes.words, { exact: true }), device);
      await verse(page, '36:2').locator('ol button[data-word="1"]').waitFor();
      await page.reload();
      await verse(page, '36:2').locator('ol button[data-word="1"]').waitFor();
      expect(await bar(page).getByRole('radio', { name: own.modes.words }).isChecked()).toBe(true);
    });

    test('a tap on a word opens its sheet, and no line of the verse moves', async () => {
      const page = await open('/surahs/36', { device, settings });
      const arabic = verse(page, '36:12').locator('[lang=ar]').first();
      await arabic.scrollIntoViewIfNeeded();
      const before = await arabic.boundingBox();
      if (device === 'phone') await arabic.tap();
      else await arabic.click();
      await page.getByRole('dialog').getByRole('heading', { name: /36:12/ }).waitFor();
      const line = verse(page, '36:12').getByRole('group');
      await line.locator('button[aria-expanded=true]').waitFor();
      const after = await line.boundingBox();
      expect(Math.abs((after?.height ?? NaN) - (before?.height ?? NaN))).toBeLessThan(1);

      // The sheet is in the window and covers no part of the word.
      const word = await line.locator('button[aria-expanded=true]').boundingBox();
      const sheet = await page.getByRole('dialog').boundingBox();
      const { width, height } = DEVICES[device].viewport;
      if (!word || !sheet) throw new Error('There is no word or no sheet.');
      expect(sheet.x).toBeGreaterThanOrEqual(0);
      expect(sheet.x + sheet.width).toBeLessThanOrEqual(width);
      expect(sheet.y + sheet.height).toBeLessThanOrEqual(height);
      if (device === 'phone') expect(word.y + word.height).toBeLessThanOrEqual(sheet.y);
      else expect(word.x).toBeGreaterThanOrEqual(sheet.x + sheet.width);

      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expectFocused(line.locator('button[tabindex="0"]'));
    });

    test('the bar names the verse at the top, and the home page offers it', async () => {
      const page = await open('/surahs/36', { device, settings });
      await bar(page).getByText('Yâsîn 36:1', { exact: true }).waitFor();
      await scrollTo(page, '36:40');
      await bar(page).getByText('Yâsîn 36:40', { exact: true }).waitFor();
      await eventually(async () => {
        expect(await page.evaluate(() => localStorage.getItem('lastVerse'))).toMatch(/^36:40 /);
      });
      await page.goto('/');
      const offer = homeTexts.turkish.lastVerse.replace('{{key}}', 'Yâsîn 36:40');
      await press(page.getByRole('main').getByRole('link', { name: offer }), device);
      await page.waitForURL('/surahs/36#40');
    });

    test('a page and a juz are read in the same way, with their neighbors', async () => {
      const page = await open('/pages/50', { device, settings });
      await expectHeading(page, 'Sayfa 50');
      await verse(page, '3:1').waitFor();
      await press(page.locator('a[rel=next]'), device);
      await expectHeading(page, 'Sayfa 51');
      await page.getByLabel(own.page.pick).last().fill('604');
      await page.keyboard.press('Enter');
      await expectHeading(page, 'Sayfa 604');
      await page.goto('/juz/30');
      await expectHeading(page, 'Cüz 30');
      expect(await page.locator('main li[data-verse]').count()).toBe(564);
    });
  },
);

test.each(['/pages/605', '/pages/0', '/juz/31', '/juz/x'])('%s is not found', async (path) => {
  const page = await open('/', { settings: {} });
  expect((await page.request.get(new URL(path, page.url()).href)).status()).toBe(404);
});

test.each(['/surahs/2', '/pages/604', '/juz/30'])(
  'the text of %s is in its HTML, for finding and printing',
  async (path) => {
    const page = await open(path, { settings: {}, hasScript: false });
    for (const each of await page.locator('main li[data-verse] > p[lang=ar]').all()) {
      expect(await each.textContent()).toMatch(/﴿.+﴾$/);
    }
  },
);

test('keys reach the words of a verse, and the dialog that copies it', async () => {
  const page = await open('/surahs/112', { settings: {} });
  await verse(page, '112:2')
    .getByRole('button', { name: `${own.openWord} 112:2` })
    .focus();
  await page.keyboard.press('Enter');
  const first = verse(page, '112:2').locator('button[data-word="0"]');
  await expectFocused(first);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('heading', { name: /112:2/ }).waitFor();
  await page.keyboard.press('Escape');
  await expectFocused(first);

  const copy = verse(page, '112:3').getByRole('button', { name: `${own.copy} 112:3` });
  await copy.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectFocused(copy);
});

test('a bookmark of a verse is kept', async () => {
  const page = await open('/surahs/112', { settings: {} });
  const bookmark = verse(page, '112:2').getByRole('button', { name: /^Yer imi/ });
  await bookmark.click();
  await page.goto('/bookmarks');
  await page.getByRole('article').filter({ hasText: '112:2' }).waitFor();
});
