import type { Locator, Page } from 'playwright-core';
import { eventually, useBrowser, type ReaderOptions } from '../../support/browser';
import { expectFocused, words } from '../../support/journey';

const open = useBrowser();
const tooltip = (page: Page) => page.getByRole('tooltip').filter({ visible: true }).first();

/** Expects the tooltip to lie wholly inside the window. */
async function expectInside(page: Page, element: Locator) {
  await element.waitFor();
  const { width, height } = page.viewportSize()!;
  const box = (await element.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}

const expectDescribed = async (word: Locator, by: Locator) =>
  expect(await word.getAttribute('aria-describedby')).toBe(await by.getAttribute('id'));

test('by keyboard, the words are one tab stop, with arrow keys from right to left', async () => {
  const page = await open('/verses/2:255', { settings: {} });
  const before = page.locator('main header button').last();
  await before.focus();
  await page.keyboard.press('Tab');
  const all = words(page);
  const first = all.first();
  await expectFocused(first);
  await tooltip(page).getByText('2:255, 1. kelime', { exact: true }).waitFor();
  await expectDescribed(first, tooltip(page));

  for (const [key, number] of [
    ['ArrowLeft', 2],
    ['ArrowLeft', 3],
    ['ArrowRight', 2],
    ['End', 50],
    ['ArrowLeft', 50],
    ['Home', 1],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectFocused(all.nth(number - 1));
    await tooltip(page).getByText(`2:255, ${number}. kelime`, { exact: true }).waitFor();
    await expectDescribed(all.nth(number - 1), tooltip(page));
  }

  await page.keyboard.press('Escape');
  await tooltip(page).waitFor({ state: 'hidden' });
  await expectFocused(first);
  expect(await first.getAttribute('aria-describedby')).toBeNull();

  await page.keyboard.press('Shift+Tab');
  await expectFocused(before);
  await page.keyboard.press('Tab');
  await expectFocused(first);
});

test('by mouse, the tooltip follows from word to word and closes outside the words', async () => {
  const page = await open('/verses/2:255', { settings: {} });
  await words(page).nth(3).hover();
  await tooltip(page).getByText('2:255, 4. kelime', { exact: true }).waitFor();
  await words(page).nth(4).hover();
  await tooltip(page).getByText('2:255, 5. kelime', { exact: true }).waitFor();
  await page.getByRole('heading', { level: 1 }).hover();
  await tooltip(page).waitFor({ state: 'hidden' });
});

test('a mouse can go into the tooltip, which stays open', async () => {
  const page = await open('/verses/2:255', { settings: {} });
  await words(page).nth(6).hover();
  const shown = tooltip(page);
  await shown.getByText('2:255, 7. kelime', { exact: true }).waitFor();
  await eventually(() => expectInside(page, shown));
  const box = (await shown.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await shown.getByText('2:255, 7. kelime', { exact: true }).waitFor();
  expect(await shown.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'hidden' });
});

describe.each<{ reader: string; options: ReaderOptions }>([
  { reader: 'a desktop', options: {} },
  { reader: 'a narrow window', options: { width: 500 } },
])('on $reader the tooltip stays inside the window', ({ options }) => {
  test.each(['1:1', '2:282', '15:22'])('for the words at both ends of %s', async (key) => {
    const page = await open(`/verses/${key}`, { ...options, settings: {} });
    for (const word of [words(page).first(), words(page).last()]) {
      await word.scrollIntoViewIfNeeded();
      await word.hover();
      await eventually(() => expectDescribed(word, tooltip(page)));
      await eventually(() => expectInside(page, tooltip(page)));
      await page.keyboard.press('Escape');
    }
  });
});

describe('the tooltip shows', () => {
  const facts = async (settings: ReaderOptions['settings']) => {
    const page = await open('/verses/2:255', { settings });
    await words(page).nth(1).hover();
    await tooltip(page)
      .getByText(/^(?:Olumsuzluk edatı|Negative particle)/)
      .waitFor();
    return tooltip(page);
  };

  test('verse, transcriptions and translations of both languages to a reader of both', async () => {
    const shown = await facts({});
    expect(await shown.locator('dt').allTextContents()).toEqual([
      'Ayet',
      'Okunuş',
      'Anlam',
      'Sözlük biçimi',
      'Dil bilgisi',
    ]);
    const [verse, turkish, english] = await shown.locator('dd').allTextContents();
    expect([verse, turkish, english]).toEqual(['2:255, 2. kelime', 'lâ', 'laa']);
    expect(await shown.locator('dd[lang=ar-Latn]').count()).toBe(2);
    expect(await shown.locator('dd[lang=tr]').allTextContents()).toEqual([
      expect.any(String),
      'Olumsuzluk edatı (nefiy)',
    ]);
    expect(await shown.locator('dd[lang=en]').last().textContent()).toBe('(there is) no');
  });

  test('one language to a reader of English', async () => {
    const shown = await facts({ prefLanguage: 'english', transcription: 'scholarly' });
    expect(await shown.locator('dd').allTextContents()).toEqual([
      '2:255, word 2',
      'lā',
      '(there is) no',
      'لَا',
      'Negative particle',
    ]);
  });
});
