import type { Page } from 'playwright-core';
import { eventually, waitForHydration, useBrowser } from '../../support/browser';
import { horizontalOverflow } from '../../support/fit';
import {
  expectFocused,
  LANGUAGES,
  openSettings,
  press,
  expectHeading,
  READERS,
  settingsButton,
} from '../../support/journey';

const open = useBrowser();

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Records every theme of the page from its first HTML on. */
async function watchThemes(page: Page) {
  await page.addInitScript(() => {
    const worn: (string | null)[] = [];
    const note = () => worn.push(document.documentElement.getAttribute('data-theme'));
    document.addEventListener('DOMContentLoaded', note);
    new MutationObserver(note).observe(document, {
      attributeFilter: ['data-theme'],
      subtree: true,
    });
    Object.assign(window, { worn });
  });
}

const wornThemes = (page: Page) =>
  page.evaluate(() => (window as unknown as { worn: string[] }).worn);

describe.each(READERS)('the settings on a $device in $language', ({ device, language, texts }) => {
  test('the theme changes at once and does not flash at the next load', async () => {
    const page = await open('/verses/2:255', { device, settings: { prefLanguage: language } });
    const dark = await background(page);
    const dialog = await openSettings(page, texts);
    await press(dialog.getByText(texts.settings.lightGreen), device);
    await eventually(async () => expect(await background(page)).not.toBe(dark));
    expect(await page.locator('html').getAttribute('data-theme')).toBe('lightGreen');
    const light = await background(page);

    await watchThemes(page);
    const response = await page.reload();
    expect(await response?.text()).toMatch(/^<!DOCTYPE html><html [^>]*data-theme="lightGreen"/);
    await waitForHydration(page);
    expect(await wornThemes(page)).toEqual(['lightGreen']);
    expect(await background(page)).toBe(light);
  });

  test('the text size changes at once and is in the HTML of the next load', async () => {
    const page = await open('/verses/2:255', { device, settings: { prefLanguage: language } });
    const shown = page.locator('main li [lang=ar], main section p');
    const sizes = () =>
      shown.evaluateAll((texts) =>
        texts.map((text) => parseFloat(getComputedStyle(text).fontSize)),
      );
    const before = await sizes();
    const dialog = await openSettings(page, texts);
    const group = dialog.getByRole('group', { name: texts.settings.textSize });
    await press(group.getByText(texts.settings.largest), device);
    await eventually(async () => {
      const after = await sizes();
      expect(after).toHaveLength(before.length);
      for (const [index, size] of after.entries()) {
        expect(size).toBeGreaterThan(1.2 * (before[index] ?? NaN));
      }
    });
    const largest = await sizes();

    const response = await page.reload();
    expect(await response?.text()).toMatch(/^<!DOCTYPE html><html [^>]*data-text-size="largest"/);
    expect(await sizes()).toEqual(largest);
  });

  test('a spelling applies from the next load on', async () => {
    const page = await open('/verses/2:255', { device, settings: { prefLanguage: language } });
    const arabic = page.locator('main ol[lang=ar], main ol [lang=ar]');
    const dialog = await openSettings(page, texts);
    await press(dialog.getByText(texts.settings.simplified, { exact: true }), device);
    await dialog.getByRole('status').getByText(texts.settings.afterRefresh).waitFor();
    expect((await arabic.allTextContents()).join(' ')).toContain('ٱ');

    // Wait before the press, because the page may have loaded again right after it.
    const loaded = page.waitForEvent('load');
    await press(dialog.getByRole('button', { name: texts.settings.refresh }), device);
    await loaded;
    await eventually(async () =>
      expect((await arabic.allTextContents()).join(' ')).not.toContain('ٱ'),
    );
  });

  test('the dialog closes by its button and by Escape, and focus returns', async () => {
    const page = await open('/', { device, settings: { prefLanguage: language } });
    const button = settingsButton(page, texts);
    const dialog = await openSettings(page, texts);
    await press(dialog.getByRole('button', { name: texts.settings.close }), device);
    await dialog.waitFor({ state: 'hidden' });
    await expectFocused(button);

    await page.keyboard.press('Enter');
    await expectFocused(dialog.getByLabel(texts.settings[language], { exact: true }));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expectFocused(button);
  });
});

describe.each(READERS.filter(({ device }) => device === 'phone'))(
  'the largest texts at 320 px in $language',
  ({ device, language, texts }) => {
    const visit = (path: string) =>
      open(path, {
        device,
        width: 320,
        settings: { prefLanguage: language, textSize: 'largest' },
        hasReducedMotion: true,
      });

    const paths = [
      '/',
      '/verses/2:255',
      '/surahs',
      '/surahs/2',
      '/posts/1',
      '/posts/faith',
      '/tables',
      '/tables/quranIndex',
      '/termTables/2',
      '/roots',
      '/roots/كتب',
      '/query?queryParameter=%C3%B6r%C3%BCmcek&language=turkish',
      '/about?tab=sources',
    ];

    test('do not overflow on any page', async () => {
      const page = await visit('/');
      for (const path of paths) {
        await page.goto(path);
        await waitForHydration(page);
        await page.evaluate(() => document.fonts.ready);
        expect([path, await horizontalOverflow(page)]).toEqual([path, []]);
      }
    });

    test('do not overflow in the settings dialog', async () => {
      const page = await visit('/');
      const dialog = await openSettings(page, texts);
      const box = await dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(320);
      expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    });
  },
);

describe('English beside Turkish', () => {
  const { texts } = LANGUAGES.turkish;

  test('can be switched off permanently', async () => {
    const page = await open('/verses/2:255', { settings: {} });
    const english = page.locator('main [lang=en]');
    await page.getByRole('button', { name: 'Ever-Living' }).waitFor();
    const dialog = await openSettings(page, texts);
    await dialog.getByLabel(texts.settings.alwaysShowEnglish).uncheck();
    await eventually(async () => expect(await english.count()).toBe(0));

    await page.reload();
    await expectHeading(page, 'Bakara suresi, 255. ayet');
    expect(await english.count()).toBe(0);
    expect(await page.locator('main p[lang=tr]').textContent()).toContain('Kayyûm');
  });

  test('is offered only to readers of Turkish', async () => {
    const page = await open('/verses/2:255', { settings: {} });
    const dialog = await openSettings(page, texts);
    await dialog.getByLabel(texts.settings.alwaysShowEnglish).waitFor();
    await dialog.getByText(texts.settings.english, { exact: true }).click();
    const after = page.getByRole('dialog', { name: LANGUAGES.english.texts.settings.title });
    await after.waitFor();
    // The English meaning and the grammar below a word, and the further translation.
    await after.getByRole('checkbox', { name: 'Rowwad' }).waitFor();
    expect(await after.getByRole('checkbox').count()).toBe(3);
    expect(await page.locator('main [lang=tr]').count()).toBe(0);
  });
});

test('the info button explains the spellings, and Escape closes its tooltip first', async () => {
  const { texts } = LANGUAGES.english;
  const page = await open('/', { settings: { prefLanguage: 'english' } });
  const dialog = await openSettings(page, texts);
  const info = dialog.getByRole('button', { name: texts.settings.info });
  // Scrolling closes a tooltip.
  await info.evaluate((button) => {
    button.scrollIntoView({ block: 'center' });
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  await info.hover();
  const hint = dialog.getByRole('tooltip');
  await hint.waitFor();
  expect(await hint.textContent()).toBe(texts.settings.spellingHint);
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'hidden' });
  expect(await dialog.isVisible()).toBe(true);
});

test('the theme of the device follows it', async () => {
  const page = await open('/verses/2:255', { settings: { prefTheme: 'auto' } });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await background(page);
  for (const [theme, color] of [
    ['darkGreen', dark],
    ['lightGreen', light],
  ] as const) {
    const other = await open('/verses/2:255', { settings: { prefTheme: theme } });
    expect(await background(other)).toBe(color);
  }
});

test('the size of the Arabic changes nothing but the Arabic', async () => {
  const sizes = async (arabicSize: 'normal' | 'largest') => {
    const page = await open('/verses/2:255', { settings: { arabicSize } });
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    return { arabic: await sizeOf('main li [lang=ar]'), text: await sizeOf('main section p') };
  };
  const [normal, largest] = [await sizes('normal'), await sizes('largest')];
  expect(largest.arabic / normal.arabic).toBeCloseTo(1.5);
  expect(largest.text).toBe(normal.text);
});

test('a link without translations shows none, and stores nothing until the reader chooses', async () => {
  const { texts } = LANGUAGES.turkish;
  const page = await open('/verses/112:1?translation=0&lang=tr', {
    device: 'phone',
    settings: {},
  });
  const translation = page.getByRole('heading', { name: texts.verse.turkish, exact: true });
  const stored = () => page.evaluate(() => localStorage.getItem('settings'));
  const before = await stored();
  expect(await translation.count()).toBe(0);
  expect(before).not.toContain('wordsOnly');
  // The next page is still the view of the link.
  await press(page.getByRole('link', { name: /112:2|2\. ayet/ }).first(), 'phone');
  await page.waitForURL('**/verses/112:2*');
  expect(await translation.count()).toBe(0);
  expect(await stored()).toBe(before);

  await press(page.getByRole('button', { name: texts.verse.showTranslation }), 'phone');
  await translation.waitFor();
  await page.reload();
  await translation.waitFor();
});
