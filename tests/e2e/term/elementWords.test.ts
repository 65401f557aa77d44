/** The words that a row of a table counts: from the row to its words, a verse and back. */
import type { Page } from 'playwright-core';
import { elementWordsTexts } from '../../../client/i18n/elementWords';
import { expectAccessible } from '../../support/axe';
import { useBrowser } from '../../support/browser';
import { expectHeading, press } from '../../support/journey';

const open = useBrowser();
const main = (page: Page) => page.getByRole('main');

const READERS = [
  {
    language: 'turkish',
    row: /^er-Rahîm: geçtiği 114 yer/,
    heading: 'er-Rahîm: Kur’an’da 114 yerde',
    reason: 'Peygamber için söylenir.',
    verse: 'Tevbe suresi, 128. ayet',
  },
  {
    language: 'english',
    row: /^ar-Rahim: 114 occurrences/,
    heading: 'ar-Rahim: 114 occurrences',
    reason: 'Said of the Prophet.',
    verse: 'Surah At-Tawbah, verse 128',
  },
] as const;

test.each(READERS)(
  'in $language, a phone leads from the row to the words, to a verse and back',
  async ({ language, row, heading, reason, verse }) => {
    const own = elementWordsTexts[language];
    const settings = { prefLanguage: language };
    const page = await open('/termTables/2', { device: 'phone', settings });
    await press(main(page).getByRole('link', { name: row }), 'phone');
    await expectHeading(page, heading);
    expect(new URL(page.url()).pathname).toBe('/termTables/2/elements/36');

    const counts = await main(page)
      .locator('ul li a[href^="/verses/"] > span:last-child')
      .allTextContents();
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(114);
    expect(await main(page).locator('ol').first().getByRole('listitem').count()).toBe(50);
    await main(page).getByRole('heading', { name: reason }).waitFor();
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

    await press(main(page).getByRole('link', { name: '9:128', exact: true }), 'phone');
    await expectHeading(page, verse);
    await page.goBack();
    await expectHeading(page, heading);
    const query = await main(page).getByRole('region', { name: own.query }).innerText();
    const run = main(page).getByRole('link', { name: own.openQuery });
    const address = new URL((await run.getAttribute('href')) ?? '', page.url());
    expect(address.searchParams.get('query')?.trim()).toBe(query.trim());
    const answer = await page.request.get(address.href, {
      headers: { Accept: 'application/json' },
    });
    expect(await answer.json()).toMatchObject({
      data: {
        node: { occurrences: { totalCount: 114 }, leftOut: { totalCount: 2 } },
        lemma1: [{ numberOfWords: 116 }],
      },
    });
  },
);

test('without script, the pages of the words and an unknown name', async () => {
  const own = elementWordsTexts.english;
  const settings = { prefLanguage: 'english' as const };
  const page = await open('/termTables/2/elements/36', {
    hasScript: false,
    settings,
    expected: /status of 404/,
  });
  const pages = main(page).getByRole('navigation', { name: own.pages });
  await pages.getByRole('link').click();
  await page.waitForURL(/after=/);
  expect(await main(page).locator('ol').first().getByRole('listitem').count()).toBe(50);
  expect(await main(page).getByRole('button', { name: own.copy }).count()).toBe(0);
  await page.goto(new URL('/termTables/3/elements/36', page.url()).href);
  await main(page).getByText(own.unknown).waitFor();
});
