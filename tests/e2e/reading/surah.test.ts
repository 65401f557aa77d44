import type { Page } from 'playwright-core';
import { dataRequestsOf, eventually, useBrowser } from '../../support/browser';
import {
  expectFocused,
  expectHeading,
  expectPage,
  inOneLanguage,
  press,
  READERS,
} from '../../support/journey';
import { countShifts, scrollDown, shiftsOf } from '../../support/shifts';

const open = useBrowser();

const TITLES = {
  turkish: { name: 'Bakara', heading: '2. Bakara suresi', next: '3. Âl-i İmrân suresi' },
  english: { name: 'Al-Baqarah', heading: '2. Surah Al-Baqarah', next: '3. Surah Al ʿImran' },
};

const verses = (page: Page) => page.locator('main ol > li[id]');
const verse = (page: Page, number: number) => page.locator(`main li[id="${number}"]`);

/** Waits until the verse starts right below the top bar and stays there. */
async function expectAtTop(page: Page, number: number) {
  const gap = async () => {
    const bar = await page.getByRole('banner').boundingBox();
    const box = await verse(page, number).boundingBox();
    return (box?.y ?? NaN) - ((bar?.y ?? NaN) + (bar?.height ?? NaN));
  };
  await eventually(async () => {
    const first = await gap();
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(60);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(Math.abs((await gap()) - first)).toBeLessThan(2);
  });
}

describe.each(inOneLanguage('english', READERS))(
  'a whole surah on a $device in $language',
  ({ device, language, texts }) => {
    const titles = TITLES[language];
    const settings = { prefLanguage: language };

    test('opens from the list of surahs, and links to the next surah and its verses', async () => {
      const page = await open('/surahs', { device, settings });
      await press(page.getByRole('link', { name: titles.name, exact: true }), device);
      await expectPage(page, '/surahs/2', titles.heading);
      expect(await verses(page).count()).toBe(286);
      expect(await verse(page, 2).locator('[lang=ar]').textContent()).toMatch(/^ذَٰلِكَ .*﴿٢﴾$/);
      expect(await verse(page, 2).locator('p[lang=en]').count()).toBe(1);
      expect(await verse(page, 2).locator('p[lang=tr]').count()).toBe(
        language === 'turkish' ? 1 : 0,
      );

      await press(page.locator('a[rel=next]'), device);
      await expectPage(page, '/surahs/3', titles.next);
      await press(verse(page, 2).locator('a[href^="/verses/"]'), device);
      await page.waitForURL('/verses/3:2');
    });

    test('opens at the verse in its address', async () => {
      const page = await open('/surahs/2#255', { device, settings });
      await expectAtTop(page, 255);
      await page.waitForLoadState('networkidle');
      expect(dataRequestsOf(page)).toEqual([]);
    });

    test('scrolls to a chosen verse and back', async () => {
      const page = await open('/surahs/2', { device, settings });
      const select = page.getByRole('main').getByRole('combobox');
      await select.focus();
      await select.selectOption('255');
      await page.waitForURL('/surahs/2#255');
      await expectAtTop(page, 255);
      await expectFocused(verse(page, 255));

      await press(verse(page, 255).locator('a[href^="/verses/"]'), device);
      await page.waitForURL('/verses/2:255');
      await page.goBack();
      await expectHeading(page, titles.heading);
      await eventually(async () => {
        const box = await verse(page, 255).boundingBox();
        expect(Math.abs(box?.y ?? NaN)).toBeLessThan(800);
      });
    });

    test('works without script', async () => {
      const page = await open('/surahs/2#255', { device, settings, hasScript: false });
      await eventually(async () => {
        const { y = NaN } = (await verse(page, 255).boundingBox()) ?? {};
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(200);
      });
      await press(page.getByRole('main').getByRole('link', { name: /^1 - / }), device);
      await expectHeading(
        page,
        language === 'turkish' ? '1. Fâtiha suresi' : '1. Surah Al-Fatihah',
      );
      expect(await verses(page).count()).toBe(7);
    });

    test('is linked from the dialog of the surah', async () => {
      const page = await open('/verses/2:7', { device, settings });
      await press(
        page
          .getByRole('main')
          .getByRole('button', { name: texts.surah.details.replace('{{name}}', titles.name) }),
        device,
      );
      const dialog = page.getByRole('dialog', {
        name: texts.surah.dialogTitle.replace('{{name}}', titles.name),
      });
      await press(dialog.getByRole('link'), device);
      await expectPage(page, '/surahs/2', titles.heading);
      await dialog.waitFor({ state: 'hidden' });
    });
  },
);

test('the basmala precedes every surah except 1, whose verse it is, and 9', async () => {
  const basmala = 'بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ'.normalize();
  for (const [number, isBefore, isVerse] of [
    [1, false, true],
    [9, false, false],
    [27, true, false],
    [114, true, false],
  ] as const) {
    const page = await open(`/surahs/${number}`, { settings: {}, hasScript: false });
    const first = (await verse(page, 1).locator('[lang=ar]').textContent()) ?? '';
    expect(first.normalize().startsWith(basmala)).toBe(isVerse);
    const before = page.locator('main article > div > [lang=ar]');
    expect(await before.count()).toBe(isBefore ? 1 : 0);
    if (isBefore) expect((await before.textContent())?.normalize()).toBe(basmala);
  }
});

test.each(['phone', 'desktop'] as const)(
  'scrolling through a surah on a %s shifts nothing',
  async (device) => {
    const page = await open('/surahs/2', { device, settings: {}, before: countShifts });
    await scrollDown(page);
    expect(await shiftsOf(page)).toBeLessThan(0.02);
  },
);
