import type { Page } from 'playwright-core';
import { expectAccessible } from '../../support/axe';
import { eventually, useBrowser } from '../../support/browser';
import { expectFocused, words } from '../../support/journey';

const open = useBrowser();
const sheet = (page: Page) => page.getByRole('dialog');
const titled = (page: Page, title: string) =>
  sheet(page).getByRole('heading', { name: title, exact: true });

test('a click opens all about a word, from where its root is one click away', async () => {
  const page = await open('/verses/1:1', { settings: {} });
  await words(page).nth(2).click();
  await titled(page, '1:1, 3. kelime').waitFor();
  expect(new URL(page.url()).hash).toBe('#word-3');
  await sheet(page)
    .getByText(/^Sıfat, tekil, eril/)
    .waitFor();
  expect(
    await sheet(page)
      .getByRole('link', { name: /^\d+:\d+$/ })
      .count(),
  ).toBe(3);
  await sheet(page).getByText('Bu kökten 339 kelime, 313 ayette', { exact: true }).waitFor();
  await sheet(page).getByRole('link', { name: 'ر ح م' }).click();
  await page.waitForURL(`**/roots/${encodeURIComponent('رحم')}`);
});

const markedWords = (page: Page) =>
  page
    .locator('[data-tapped]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-word') ?? ''));

test('a tap before the scripts have arrived marks the word and opens its sheet when they have', async () => {
  let openBefore: number | undefined;
  let markedBefore: string[] | undefined;
  const page = await open('/verses/2:255', {
    device: 'phone',
    settings: {},
    before: (page) =>
      page.route(
        '**/assets/hydrate*',
        async (route) => {
          await words(page).nth(6).tap();
          openBefore = await sheet(page).count();
          markedBefore = await markedWords(page);
          await route.continue();
        },
        { times: 1 },
      ),
  });
  expect(openBefore).toBe(0);
  expect(markedBefore).toEqual(['6']);
  await titled(page, '2:255, 7. kelime').waitFor();
  expect(await markedWords(page)).toEqual([]);
});

test('Escape closes a sheet in the moment that it appears', async () => {
  const page = await open('/verses/2:255', { settings: {} });
  const pressed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[role=dialog]')) return;
          observer.disconnect();
          const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
          document.activeElement?.dispatchEvent(event);
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await words(page).first().press('Enter');
  await pressed;
  await sheet(page).waitFor({ state: 'hidden' });
  await expectFocused(words(page).first());
});

test('by keyboard, Enter opens the sheet, arrows go from word to word, and Escape goes back', async () => {
  const page = await open('/verses/2:255', { settings: {} });
  await words(page).first().focus();
  await page.keyboard.press('Enter');
  await titled(page, '2:255, 1. kelime').waitFor();
  await expectFocused(sheet(page));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await titled(page, '2:255, 3. kelime').waitFor();
  await page.keyboard.press('ArrowRight');
  await titled(page, '2:255, 2. kelime').waitFor();
  expect(new URL(page.url()).pathname).toBe('/verses/2:255');
  expect(await words(page).nth(1).getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
  await expectFocused(words(page).nth(1));
  expect(new URL(page.url()).hash).toBe('');
});

test('a link to a word opens its sheet', async () => {
  const page = await open('/verses/2:255#word-7', { settings: { prefLanguage: 'english' } });
  await titled(page, '2:255, word 7').waitFor();
});

test('on a phone, a tap opens the sheet below the word, another one moves it', async () => {
  const page = await open('/verses/2:255', { device: 'phone', settings: {} });
  for (const number of [7, 8]) {
    const word = words(page).nth(number - 1);
    await word.tap();
    await titled(page, `2:255, ${number}. kelime`).waitFor();
    await eventually(async () => {
      const [shown, cover] = [await word.boundingBox(), await sheet(page).boundingBox()];
      expect(shown!.y + shown!.height).toBeLessThanOrEqual(cover!.y);
    });
  }
  await sheet(page).getByRole('button', { name: 'Kapat' }).tap();
  await sheet(page).waitFor({ state: 'hidden' });
});

test('without the server, the sheet has what the page has, and tries again', async () => {
  const page = await open('/verses/1:1', {
    settings: {},
    expected: /can't be reached|ERR_FAILED/,
  });
  await words(page).nth(1).hover();
  await page.getByRole('tooltip').filter({ visible: true }).first().waitFor();
  await words(page).nth(0).click();
  await titled(page, '1:1, 1. kelime').waitFor();
  await page.route('**/graphql*', (route) => route.abort());
  await sheet(page).getByRole('button', { name: 'Sonraki kelime' }).click();
  await sheet(page).getByRole('alert').waitFor();
  expect(await sheet(page).innerText()).toContain('Allah');
  await page.unroute('**/graphql*');
  await sheet(page).getByRole('button', { name: 'Yeniden dene' }).click();
  await sheet(page)
    .getByText(/^Özel isim/)
    .waitFor();
});

test.each([{ device: 'phone' as const }, {}])(
  'axe finds nothing in an open sheet (%o)',
  async (device) => {
    const page = await open('/verses/2:255', { ...device, settings: {} });
    await words(page).nth(6).click();
    await sheet(page).getByText('Geçtiği başka yerler').waitFor();
    await expectAccessible(page, '[role=dialog]');
  },
);

test('the address keeps the open word, of its own page only', async () => {
  const page = await open('/verses/2:255', { settings: {} });
  await words(page).nth(2).click();
  await titled(page, '2:255, 3. kelime').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sureyi oku' }).click();
  await page.waitForURL('**/surahs/2#255');
  await page.getByRole('heading', { level: 1, name: /Bakara/ }).waitFor();
  expect(new URL(page.url()).hash).toBe('#255');
  await page.goBack();
  await titled(page, '2:255, 3. kelime').waitFor();
  expect(new URL(page.url()).hash).toBe('#word-3');
});

test('keys meant for others leave the sheet as it is, and it follows the settings', async () => {
  const page = await open('/verses/2:255', { settings: { transcription: 'none' } });
  await words(page).nth(2).click();
  await titled(page, '2:255, 3. kelime').waitFor();
  expect(await sheet(page).locator('[class*=transcription]').count()).toBe(0);
  await page.getByRole('combobox').first().focus();
  await page.keyboard.press('Escape');
  await titled(page, '2:255, 3. kelime').waitFor();
  await sheet(page).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await titled(page, '2:255, 3. kelime').waitFor();
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
});
