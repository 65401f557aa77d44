import type { Page } from 'playwright-core';
import { expectAccessible } from '../../support/axe';
import { eventually, useBrowser, waitForHydration } from '../../support/browser';
import { expectFocused, press, READERS } from '../../support/journey';

const open = useBrowser();

/** Where an element begins on the page, in pixels. */
const topOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return box && box.y + (await page.evaluate(() => scrollY));
};

const LINE = '[role=group][lang=ar]';
const WORDS = 'ol[dir=rtl]';
const TRANSLATION = 'article h2 + p';

describe.each(READERS)('on a $device in $language', ({ device, language }) => {
  const settings = { prefLanguage: language } as const;

  test('a phone has the Arabic and its translation first, a desktop the words', async () => {
    const page = await open('/verses/2:282', { device, settings });
    const [line, words, translation] = await Promise.all(
      [LINE, WORDS, TRANSLATION].map((selector) => topOf(page, selector)),
    );
    if (device === 'phone') {
      expect(line).toBeLessThan(translation ?? 0);
      expect(translation).toBeLessThan(words ?? 0);
      // Within the second screen.
      expect(translation).toBeLessThan(2 * 844);
    } else {
      expect(line).toBeNull();
      expect(words).toBeLessThan(translation ?? 0);
    }
  });
});

test('a layout that is chosen is kept, from the first paint', async () => {
  const page = await open('/verses/112:1', {
    device: 'desktop',
    settings: { prefLanguage: 'english', verseLayout: 'translationFirst' },
  });
  expect(await topOf(page, LINE)).toBeLessThan((await topOf(page, TRANSLATION)) ?? 0);
  expect(await topOf(page, TRANSLATION)).toBeLessThan((await topOf(page, WORDS)) ?? 0);
  await waitForHydration(page);

  const fold = page.getByRole('button', { name: 'Word by word' });
  await fold.click();
  await eventually(async () => expect(await page.locator(WORDS).isVisible()).toBe(false));
  expect(await fold.getAttribute('aria-expanded')).toBe('false');
  await page.reload();
  expect(await page.locator(WORDS).isVisible()).toBe(false);
  await waitForHydration(page);
  await expectAccessible(page);

  // A word of the line opens its sheet, and the address names it.
  await page.locator(`${LINE} [data-word="1"]`).click();
  await page.getByRole('dialog').waitFor();
  expect(new URL(page.url()).hash).toBe('#word-2');
});

test('hidden translations come back in the layout from before, also after a reload', async () => {
  const page = await open('/verses/112:1', {
    device: 'phone',
    settings: { prefLanguage: 'english', verseLayout: 'wordsFirst' },
  });
  await page.getByRole('button', { name: 'Hide translation' }).tap();
  await page.locator(TRANSLATION).waitFor({ state: 'detached' });
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Show translation' }).tap();
  await page.locator(TRANSLATION).waitFor();
  expect(await topOf(page, WORDS)).toBeLessThan((await topOf(page, TRANSLATION)) ?? 0);
});

test.each([true, false])(
  'a link to a word opens its sheet on a phone; words folded: %s',
  async (foldsWords) => {
    const page = await open('/verses/112:1#word-2', {
      device: 'phone',
      settings: { prefLanguage: 'english', foldsWords },
    });
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    expect(await sheet.count()).toBe(1);
    const word = page.locator(`${LINE} [aria-expanded=true]`);
    expect(await word.getAttribute('data-word')).toBe('1');

    // Closing gives focus back to the word, and the address no longer names it.
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expectFocused(page.locator(`${LINE} [data-word="1"]`));
    expect(new URL(page.url()).hash).toBe('');

    if (foldsWords) return;
    await page.locator(`${WORDS} [data-word="0"]`).click();
    await eventually(async () => expect(new URL(page.url()).hash).toBe('#word-1'));
    await page.keyboard.press('Escape');
    await page.locator(`${LINE} [data-word="2"]`).click();
    await eventually(async () => expect(new URL(page.url()).hash).toBe('#word-3'));
  },
);

test('words only, without the meaning in English', async () => {
  const page = await open('/verses/112:1', {
    device: 'phone',
    settings: { prefLanguage: 'turkish', verseLayout: 'wordsOnly', englishGlosses: false },
  });
  expect(await page.locator(LINE).count()).toBe(0);
  expect(await page.locator(TRANSLATION).count()).toBe(0);
  expect(await page.locator(`${WORDS} [lang=tr]`).count()).toBeGreaterThan(3);
  expect(await page.locator(`${WORDS} [lang=en]`).count()).toBe(0);
});

test.each([
  { prefLanguage: 'turkish' as const, brief: 'fiil · muzari · 1. çoğul' },
  { prefLanguage: 'english' as const, brief: 'verb · imperfect · 1st pl.' },
])('the grammar below each word in $prefLanguage', async ({ prefLanguage, brief }) => {
  const page = await open('/verses/1:5', {
    device: 'phone',
    settings: { prefLanguage, wordGrammar: true },
  });
  const words = page.locator(`${WORDS} [data-word]`);
  // "you alone we worship": the verb is the second word and the fourth.
  expect(await words.nth(1).innerText()).toContain(brief);
  expect(await words.nth(3).innerText()).toContain(brief);
});

test('a swipe is explained on the first page only', async () => {
  const page = await open('/verses/112:1', {
    device: 'phone',
    settings: { prefLanguage: 'english' },
  });
  const bar = page.locator('[data-place]');
  await eventually(async () =>
    expect(await bar.getAttribute('data-place')).toBe('112:1 · You can also swipe'),
  );
  await press(page.locator('main nav a[rel=next]'), 'phone');
  await page.waitForURL('**/verses/112:2');
  await page.reload();
  await waitForHydration(page);
  expect(await bar.getAttribute('data-place')).toBe('112:2');
});

test('on a phone, the words of the next verse follow its translation, and going back returns to the place', async () => {
  const page = await open('/verses/2:254', { device: 'phone', settings: {} });
  await waitForHydration(page);
  await page.locator('main a[rel=next]').filter({ visible: true }).first().tap();
  await page.waitForURL('**/verses/2:255');
  await eventually(async () => expect(await page.locator(`${WORDS} button`).count()).toBe(50));
  const end = page.locator(`${WORDS} button`).last();
  await end.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.goto(new URL('/verses/2:256', page.url()).href);
  await page.goBack();
  await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(place));
  await waitForHydration(page);
  await page.locator('main a[rel=prev]').filter({ visible: true }).first().tap();
  await page.waitForURL('**/verses/2:254');
  await page.goBack();
  await page.waitForURL('**/verses/2:255');
  await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(place));
});
