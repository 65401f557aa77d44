/** The home page: what a reader wants is in the first screen. */
import { useBrowser } from '../../support/browser';
import { LANGUAGES, READERS, expectPage, press } from '../../support/journey';

const open = useBrowser();

test.each(READERS)(
  'the first screen of a $device in $language has the way on, the search, surahs and topics',
  async ({ device, language, texts }) => {
    const page = await open('/', { device, settings: { prefLanguage: language } });
    const main = page.getByRole('main');
    const { height } = page.viewportSize() ?? { height: 0 };
    const inFirstScreen = [
      main.getByRole('link', { name: texts.home.firstVerse }),
      page.getByRole('search').getByRole('combobox'),
      main.getByRole('link', { name: texts.home.allSurahs }),
      main.locator('a[href="/surahs/36"]'),
      main.getByRole('link', { name: texts.home.begin }),
      main.locator('a[href="/posts/quran"]'),
      main.locator('a[href="/posts/faith"]'),
    ];
    for (const part of inFirstScreen) {
      const box = await part.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    const star = await main.locator('svg').first().boundingBox();
    expect(star?.height).toBeLessThanOrEqual(device === 'phone' ? 100 : 160);
    // Counts of topics, as the section's page lists them.
    const counted = await main.locator('li:has(> p > a[href="/posts/quran"])').innerText();
    await press(main.locator('a[href="/posts/quran"]'), device);
    await page.waitForURL('**/posts/quran');
    await main.locator('a[href^="/posts/quran/"]').first().waitFor();
    const listed = await main.locator('a[href^="/posts/quran/"]').count();
    expect(counted).toContain(String(listed));
  },
);

test('the way on leads to the last verse, and its text moves nothing', async () => {
  const { texts } = LANGUAGES.turkish;
  const page = await open('/verses/36:12', { device: 'phone', settings: {} });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  await page.goto('/');
  const link = page.getByRole('link', { name: /36:12/ });
  await link.waitFor();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts).toEqual([]);
  await press(link, 'phone');
  await expectPage(page, '/verses/36:12', 'Yâsîn suresi, 12. ayet');
  // The search of every other page is in the bar.
  await page.getByRole('banner').getByRole('combobox', { name: texts.search.label }).waitFor();
});
