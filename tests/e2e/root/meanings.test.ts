import type { Page } from 'playwright-core';
import { rootTexts } from '../../../client/i18n/root';
import { useBrowser } from '../../support/browser';
import { expectAccessible } from '../../support/axe';
import { expectHeading, press } from '../../support/journey';

const open = useBrowser();
const main = (page: Page) => page.getByRole('main');
const at = (path: string) => encodeURI(path);

describe.each([true, false])('the bars of meanings; with script: %p', (hasScript) => {
  test('list the places with the meaning, keep the address and lead back', async () => {
    const own = rootTexts.english;
    const settings = { prefLanguage: 'english' as const };
    const page = await open(at('/roots/رحم'), { hasScript, settings });
    const bars = page.getByRole('region', { name: own.meanings });
    await bars.getByRole('link', { name: /^mercy 112$/ }).click();
    await main(page).getByRole('heading', { name: 'mercy 112 occurrences' }).waitFor();
    expect(new URL(page.url()).search).toBe('?meaning=en:mercy');
    const words = main(page).getByRole('list').last().getByRole('listitem');
    expect(await words.count()).toBe(100);
    for (const text of await words.allTextContents()) expect(text).toMatch(/mercy/i);
    await main(page).getByRole('link', { name: own.nextPage, exact: true }).click();
    await page.waitForURL(/after=/);
    await words.nth(12).waitFor({ state: 'detached' });
    expect(await words.count()).toBe(12);

    await main(page)
      .getByRole('link', { name: /^Most Merciful 115$/ })
      .click();
    await main(page).getByRole('heading', { name: 'Most Merciful 115 occurrences' }).waitFor();
    await main(page).getByRole('link', { name: own.wholeRoot }).click();
    await bars.waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

test.each([
  ['turkish', 'sabır'],
  ['english', 'patience'],
] as const)('in %s, a search for %s leads to all words of the root', async (language, query) => {
  const page = await open(`/query?queryParameter=${encodeURIComponent(query)}`, {
    device: 'phone',
    settings: { prefLanguage: language },
  });
  await press(
    main(page)
      .getByRole('link', { name: /ص ب ر.*103/ })
      .first(),
    'phone',
  );
  await expectHeading(page, 'ص ب ر');
  await main(page).getByText(/103/).first().waitFor();
  const own = rootTexts[language];
  const words = main(page).getByRole('list').last().getByRole('listitem');
  expect(await words.count()).toBe(100);
  await press(main(page).getByRole('link', { name: own.nextPage, exact: true }), 'phone');
  await words.nth(3).waitFor({ state: 'detached' });
  expect(await words.count()).toBe(3);
});

describe.each([true, false])('the field of roots; with script: %p', (hasScript) => {
  test.each([
    ['sabır', 'ص ب ر'],
    ['patience', 'ص ب ر'],
    ['merhamet', 'ر ح م'],
    ['rhm', 'ر ح م'],
    ['صبر', 'ص ب ر'],
  ])('finds by %s the root %s', async (text, root) => {
    const page = await open('/roots', { hasScript, settings: {} });
    const own = rootTexts.turkish;
    await main(page).getByRole('searchbox', { name: own.find }).fill(text);
    await page.keyboard.press('Enter');
    await page.waitForURL(/find=/);
    await main(page)
      .getByRole('heading', { level: 2 })
      .filter({ hasText: `“${text}”` })
      .waitFor();
    const found = main(page).getByRole('list').last().getByRole('link');
    expect((await found.allInnerTexts()).slice(0, 3).join()).toContain(root);
    if (hasScript) await expectAccessible(page);
  });
});

test.each(['darkGreen', 'lightGreen'] as const)(
  'pages of meanings are accessible in %s',
  async (prefTheme) => {
    for (const path of ['/roots/رحم?meaning=en:mercy', '/roots/رحم', '/roots?find=zzzz']) {
      const page = await open(at(path), { settings: { prefTheme }, hasReducedMotion: true });
      for (const summary of await main(page).locator('summary:visible').all())
        await summary.click();
      await expectAccessible(page);
    }
  },
);
