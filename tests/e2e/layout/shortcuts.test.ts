import type { Page } from 'playwright-core';
import { shortcutTexts } from '../../../client/i18n/shortcuts';
import { useBrowser } from '../../support/browser';
import { expectPage, expectFocused, LANGUAGES, searchBox, words } from '../../support/journey';

const open = useBrowser();

const { texts } = LANGUAGES.english;
const settings = { prefLanguage: 'english' } as const;
const headingOf = (number: number) => `Surah Al-Baqarah, verse ${number}`;

/** Swipes with one finger. */
async function swipe(page: Page, from: number, to: number, y = 130) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await send('touchStart', from);
  await send('touchMove', (from + to) / 2);
  await send('touchMove', to);
  await send('touchEnd');
}

test('arrow keys, even the first one, go to the next verse and back', async () => {
  const page = await open('/verses/2:3', { settings });
  await page.keyboard.press('ArrowRight');
  await expectPage(page, '/verses/2:4', headingOf(4));
  await page.keyboard.press('ArrowRight');
  await expectPage(page, '/verses/2:5', headingOf(5));
  await page.keyboard.press('ArrowLeft');
  await expectPage(page, '/verses/2:4', headingOf(4));
});

test('arrow keys on a word move between words, and those with modifiers do nothing', async () => {
  const page = await open('/verses/2:3', { settings });
  await words(page).first().focus();
  await page.keyboard.press('ArrowLeft');
  await expectFocused(words(page).nth(1));
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('/');
  await expectFocused(searchBox(page, texts));
  await page.keyboard.type('?/');
  await page.keyboard.press('ArrowLeft');
  expect(await searchBox(page, texts).inputValue()).toBe('?/');
  expect(new URL(page.url()).pathname).toBe('/verses/2:3');
});

test.each(['turkish', 'english'] as const)('? lists the shortcuts in %s', async (language) => {
  const page = await open('/', { settings: { prefLanguage: language } });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.focus();
  await page.keyboard.press('?');
  const own = shortcutTexts[language];
  const dialog = page.getByRole('dialog', { name: own.title });
  for (const does of Object.values(own.does)) await dialog.getByText(does).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expectFocused(heading);
});

test('swipes, even the first one, go to the next verse and back', async () => {
  const page = await open('/verses/2:3', { settings, device: 'phone' });
  await swipe(page, 300, 100);
  await expectPage(page, '/verses/2:4', headingOf(4));
  await swipe(page, 100, 300);
  await expectPage(page, '/verses/2:3', headingOf(3));
});

test('a swipe may begin on a word, and opens no tooltip', async () => {
  const page = await open('/verses/2:3', { settings, device: 'phone' });
  const box = await words(page).first().boundingBox();
  if (!box) throw new Error('The first word is not shown.');
  const x = box.x + box.width / 2;
  await swipe(page, x, x - 150, box.y + box.height / 2);
  await expectPage(page, '/verses/2:4', headingOf(4));
  expect(await page.getByRole('tooltip').count()).toBe(0);
});
