import type { Page } from 'playwright-core';
import { dataRequestsOf, eventually, waitForHydration, useBrowser } from '../../support/browser';
import { LANGUAGES, expectHeading } from '../../support/journey';

const open = useBrowser();

const ENGLISH = 'Surah Al-Baqarah, verse 255';
const TURKISH = 'Bakara suresi, 255. ayet';

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const stored = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('settings'))) ?? 'null') as unknown;
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

describe('a link with a language', () => {
  test('keeps its language during the visit and skips the first-visit dialog', async () => {
    const page = await open('/verses/2:255?lang=en', { locale: 'tr-TR' });
    await expectHeading(page, ENGLISH);
    expect(await languageOf(page)).toBe('en');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await stored(page)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('firstVisitSeen'))).toBeNull();
    expect(dataRequestsOf(page)).toEqual([]);

    // The language lasts during the visit, although other links do not name it.
    await page.locator('main nav a[rel=next]').click();
    await expectHeading(page, 'Surah Al-Baqarah, verse 256');
    await page.locator('header a').first().click();
    await expectHeading(page, LANGUAGES.english.texts.home.welcome);
    expect(await pathOf(page)).toBe('/');
    expect(await languageOf(page)).toBe('en');

    // A new document has the reader's own language and asks the first-visit question.
    await page.goto('/verses/2:255');
    await waitForHydration(page);
    expect(await languageOf(page)).toBe('tr');
    await page.getByRole('dialog').waitFor();
  });

  test('leaves the settings of the reader unchanged', async () => {
    const settings = { prefLanguage: 'turkish', prefTheme: 'lightGreen' } as const;
    const page = await open('/verses/2:255?lang=en', { settings });
    await expectHeading(page, ENGLISH);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('lightGreen');
    expect(await stored(page)).toMatchObject(settings);
    await page.goto('/verses/2:255');
    await expectHeading(page, TURKISH);
  });

  test('yields to a language chosen in the settings', async () => {
    const page = await open('/verses/2:255?highlightTerm=2&lang=en', {
      settings: { prefLanguage: 'english' },
    });
    const { texts } = LANGUAGES.english;
    await page.getByRole('button', { name: texts.settings.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Türkçe').click();
    await dialog.getByRole('heading', { name: 'Ayarlar' }).waitFor();
    await eventually(async () => expect(await pathOf(page)).toBe('/verses/2:255?highlightTerm=2'));
    expect(await dialog.isVisible()).toBe(true);
    expect(await stored(page)).toMatchObject({ prefLanguage: 'turkish' });
    await page.keyboard.press('Escape');
    await expectHeading(page, TURKISH);
    // The settings have asked for the translations of the site.
    const before = dataRequestsOf(page);
    await page.reload();
    await expectHeading(page, TURKISH);
    expect(dataRequestsOf(page)).toEqual(before);
  });

  test('is ignored if there is no such language', async () => {
    const page = await open('/verses/2:255?lang=de', { locale: 'en-GB' });
    await expectHeading(page, ENGLISH);
    await page.getByRole('dialog').waitFor();
  });

  test('searches in its language', async () => {
    const page = await open('/verses/2:255?lang=en', { settings: { prefLanguage: 'turkish' } });
    await page.getByRole('combobox').fill('mercy');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/query\?.*language=english/);
    expect(await languageOf(page)).toBe('en');
  });
});

test('tags for crawlers are removed after the first page', async () => {
  const page = await open('/verses/2:255', { settings: {} });
  const crawlerTags = page.locator('[data-crawlers]');
  expect(await crawlerTags.count()).toBeGreaterThan(10);
  await page.locator('main nav a[rel=next]').click();
  await expectHeading(page, 'Bakara suresi, 256. ayet');
  await eventually(async () => expect(await crawlerTags.count()).toBe(0));
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url());
});
