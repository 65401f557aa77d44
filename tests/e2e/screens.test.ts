/** Every page on every size of screen: one heading, nothing wider than the page, the right menu. */
import { useBrowser } from '../support/browser';
import { LANGUAGES } from '../support/journey';
import { PAGES } from '../support/pages';
import { sideways } from '../support/sideways';

const open = useBrowser();

const SCREENS = [
  { width: 320, isSmall: true },
  { width: 390, isSmall: true },
  { width: 800, isSmall: false },
  { width: 1280, isSmall: false },
];

const screens = SCREENS.flatMap((screen, index) =>
  // The narrowest is only a little more than the next one: one language will do.
  (['turkish', 'english'] as const)
    .slice(0, index === 0 ? 1 : 2)
    .map((language) => ({ ...screen, language, device: screen.isSmall ? 'phone' : 'desktop' })),
);

test.each(screens)(
  'at $width px in $language',
  async ({ width, isSmall, language, device }) => {
    const page = await open('/', {
      width,
      device: device as 'phone' | 'desktop',
      settings: { prefLanguage: language },
      before: (page) =>
        page.addInitScript(() => localStorage.setItem('bookmarks', '2:255 112:1 2:282')),
    });
    const { texts, tag } = LANGUAGES[language];
    const banner = page.getByRole('banner');
    for (const path of PAGES) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      expect([path, await heading.count()]).toEqual([path, 1]);
      expect(await heading.textContent()).not.toBe(texts.failure.title);
      expect([path, await sideways(page)]).toEqual([path, []]);
      expect(await page.locator('html').getAttribute('lang')).toBe(tag);
      const sections = page.getByRole('navigation', { name: texts.navigation.label, exact: true });
      expect(await sections.isVisible()).toBe(!isSmall);
      expect(await banner.locator('summary').isVisible()).toBe(isSmall);
      expect(await banner.getByRole('button', { name: texts.surah.pick }).isVisible()).toBe(
        !isSmall,
      );
    }
  },
  180_000,
);
