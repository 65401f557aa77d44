/** Every page at the widths of a device: one heading, the right menu, no overflow, no clipped Arabic. */
import { waitForHydration, useBrowser } from '../support/browser';
import { clippedArabic, horizontalOverflow } from '../support/fit';
import { inOneLanguage, READERS, shareOf } from '../support/journey';
import { PAGES } from '../support/pages';

const open = useBrowser();

/** In CSS pixels. Below 577 the window has the menu of a phone. */
const WIDTHS = { phone: [320, 390, 576], desktop: [577, 800, 1280] };

/** 11:28 and 15:22 have the longest words, 2:282 the most. */
const LONG_PAGES = [
  '/verses/11:28',
  '/verses/15:22',
  '/verses/2:282',
  '/nonsense',
  '/termTables/2?element=32',
  '/termTables/3/4',
  '/compare/verses/2:255/3:2',
  // It ends with roots, whose senses are long.
  '/posts/23',
  '/query?queryParameter=Bakara+282',
  '/query?queryParameter=Allah&pageIndex=7&pageSize=3',
];

test.each(READERS)(
  'every page fits on a $device in $language',
  async ({ device, language, tag, texts }) => {
    const page = await open('/', {
      device,
      settings: { prefLanguage: language },
      expected: /status of 404/,
      before: (page) =>
        page.addInitScript(() => localStorage.setItem('bookmarks', '2:255 1:1 2:282')),
    });
    const isPhone = device === 'phone';
    const banner = page.getByRole('banner');
    const sections = page.getByRole('navigation', { name: texts.navigation.label, exact: true });
    // It names the surah of the page, if it is of one.
    const picker = banner
      .getByRole('button', { name: texts.surah.pick })
      .or(banner.getByRole('button', { name: /^\d+ - / }));
    for (const path of [...shareOf(language, PAGES), ...LONG_PAGES]) {
      await page.goto(path);
      await waitForHydration(page);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect([path, await heading.count()]).toEqual([path, 1]);
      expect(await heading.textContent()).not.toBe(texts.failure.title);
      expect(await page.locator('html').getAttribute('lang')).toBe(tag);
      for (const width of WIDTHS[device]) {
        await page.setViewportSize({ width, height: 800 });
        expect([path, width, await horizontalOverflow(page)]).toEqual([path, width, []]);
        expect([path, width, await clippedArabic(page)]).toEqual([path, width, []]);
        expect(await sections.isVisible()).toBe(!isPhone);
        expect(await banner.locator('summary').isVisible()).toBe(isPhone);
        expect(await picker.isVisible()).toBe(!isPhone);
      }
    }
  },
  300_000,
);

test.each(inOneLanguage('turkish', READERS))(
  'every page fits 320 px with the largest texts in $language',
  async ({ language }) => {
    const page = await open('/', {
      device: 'phone',
      settings: { prefLanguage: language, textSize: 'largest', arabicSize: 'largest' },
      expected: /status of 404/,
      before: (page) =>
        page.addInitScript(() => localStorage.setItem('bookmarks', '2:255 1:1 2:282')),
    });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [...PAGES, ...LONG_PAGES]) {
      await page.goto(path);
      await waitForHydration(page);
      expect([path, await horizontalOverflow(page)]).toEqual([path, []]);
    }
  },
  300_000,
);
