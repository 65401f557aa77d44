import { expectAccessible } from '../support/axe';
import { waitForHydration, useBrowser, type Device } from '../support/browser';
import {
  APPEARANCES,
  LANGUAGES,
  openSettings,
  searchBox,
  shareOf,
  words,
} from '../support/journey';
import { IS_SOAK } from '../support/soak';

const open = useBrowser();

/** Pages with the templates and the kinds of content of others. */
const SIMILAR_PAGES = [
  '/verses/1:1',
  '/termTables/2',
  '/posts/quran',
  '/query?queryParameter=%D8%A7%D9%84%D9%84%D9%87&pageIndex=1',
];

const ROOT = `/roots/${encodeURIComponent('رحم')}`;

/** A page of each template with each kind of content. */
const PAGES = [
  '/',
  '/verses/2:255',
  '/surahs',
  '/surahs/36',
  '/pages/604',
  '/juz/28',
  '/roots',
  '/roots/كرم',
  '/tables',
  '/tables/arabicCharacters',
  '/tables/quranIndex',
  '/termTables/1/25',
  '/termTables/2?element=32',
  '/termTables/2/elements/33',
  '/nonsense',
  '/posts/1',
  '/posts/faith?section=faithInBook',
  '/posts/worship',
  '/auth',
  '/bookmarks',
  '/about',
  '/about?tab=details',
  '/about?tab=sources',
  '/query',
  '/query?queryParameter=zzqx',
  '/query?queryParameter=%C3%B6r%C3%BCmcek&language=turkish',
  '/query?queryParameter=Bakara+255&language=turkish',
  ...(IS_SOAK ? SIMILAR_PAGES : []),
];

test('pages are accessible in forced colors', async () => {
  const page = await open('/', { settings: {}, hasReducedMotion: true });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of [
    '/',
    '/verses/2:255?highlightTerm=26',
    '/roots/رحم',
    '/query?queryParameter=rahman',
    '/termTables/2?element=32',
    '/pages/50',
    `${ROOT}?meaning=en:mercy`,
  ]) {
    await page.goto(path);
    await waitForHydration(page);
    await expectAccessible(page);
  }
});

/** Backgrounds and shadows are not drawn in forced colors. */
test('what is open, chosen, linked or found has a mark in forced colors', async () => {
  const page = await open('/', { settings: {}, hasReducedMotion: true });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const [path, selector, property, value] of [
    ['/verses/2:255#word-7', 'main ol [aria-expanded=true]', 'outline-width', '2px'],
    ['/surahs/112#3', 'main li:target', 'outline-width', '2px'],
    [`${ROOT}?meaning=en:mercy`, 'main a[aria-current=page]', 'outline-width', '2px'],
    ['/compare/verses/2:255/3:2', 'main mark button', 'forced-color-adjust', 'none'],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    const marked = page.locator(selector).first();
    await marked.waitFor();
    const shown = await marked.evaluate(
      (element, name) => getComputedStyle(element).getPropertyValue(name),
      property,
    );
    expect([path, shown]).toEqual([path, value]);
  }
});

test('nothing moves for readers who want less motion', async () => {
  const page = await open('/', { settings: {}, hasReducedMotion: true });
  for (const path of ['/verses/2:255#word-7', '/surahs/36', '/termTables/3']) {
    await page.goto(path);
    await waitForHydration(page);
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } =
            getComputedStyle(element);
          if (scrollBehavior === 'smooth') return [1];
          return `${transitionDuration},${animationDuration}`.split(',').map(parseFloat);
        }),
      ),
    );
    // In seconds.
    expect([path, longest <= 0.001]).toEqual([path, true]);
  }
});

const NAMES = { turkish: 'Bakara', english: 'Al-Baqarah' };

describe.each(APPEARANCES)('in $language with the theme $theme', ({ language, theme, texts }) => {
  const settings = { prefLanguage: language, prefTheme: theme };
  const visit = (path: string) =>
    open(path, { settings, hasReducedMotion: true, expected: /status of 404/ });

  test(
    'every page is accessible',
    async () => {
      const page = await visit('/');
      for (const path of shareOf(language, PAGES)) {
        await page.goto(path);
        await waitForHydration(page);
        await expectAccessible(page);
      }
    },
    PAGES.length * 10_000,
  );

  const overlays: Record<string, () => Promise<void>> = {
    async 'the first-visit dialog'() {
      // Settings without "firstVisitSeen" set the theme and still open the dialog.
      const page = await open('/', {
        hasReducedMotion: true,
        before: (page) =>
          page.addInitScript(
            (json) => localStorage.setItem('settings', json),
            JSON.stringify(settings),
          ),
      });
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
    },
    async 'the settings dialog'() {
      const page = await visit('/verses/1:1');
      await openSettings(page, texts);
      await expectAccessible(page);
    },
    async 'the pickers'() {
      const page = await visit('/verses/1:1');
      await page.getByRole('banner').getByRole('button', { name: /^1 - / }).click();
      await page.getByRole('option').first().waitFor();
      await expectAccessible(page);
      await page.getByRole('option', { name: /^2 - / }).click();
      await page.getByRole('option', { name: '286' }).waitFor();
      await expectAccessible(page);
    },
    async 'the dialog of a surah'() {
      const page = await visit('/verses/2:7');
      await page
        .getByRole('button', { name: texts.surah.details.replace('{{name}}', NAMES[language]) })
        .click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
    },
    async 'the copy and shortcut dialogs'() {
      const page = await visit('/verses/2:255');
      const dialog = page.getByRole('dialog');
      await page.keyboard.press('?');
      await dialog.waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('main').getByRole('button', { name: texts.verse.shareHint }).click();
      await dialog.waitFor();
      await expectAccessible(page);
    },
    async 'the bookmarks'() {
      const page = await visit('/verses/2:255');
      await page.getByRole('main').getByRole('button', { name: texts.verse.bookmark }).click();
      await page.goto('/bookmarks');
      await page.getByRole('article').waitFor();
      await expectAccessible(page);
    },
    async 'the tooltip of a word'() {
      const page = await visit('/verses/1:1');
      await words(page).first().hover();
      await page.getByRole('tooltip').filter({ visible: true }).waitFor();
      await expectAccessible(page);
    },
    'the suggestions on a phone': () => expectSuggestions('phone'),
    'the suggestions on a desktop': () => expectSuggestions('desktop'),
  };

  async function expectSuggestions(device: Device) {
    const page = await open('/verses/1:1', { device, settings, hasReducedMotion: true });
    await searchBox(page, texts).pressSequentially('rahm');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { selected: true }).waitFor();
    await expectAccessible(page);
  }

  test.each(shareOf(language, Object.keys(overlays)))('%s: accessible', (name) =>
    overlays[name]!(),
  );
});

test('the open menu of a phone is accessible', async () => {
  const page = await open('/', { device: 'phone', settings: {} });
  await page.getByRole('banner').locator('summary').tap();
  await page.getByRole('navigation').getByText(LANGUAGES.turkish.texts.navigation.about).waitFor();
  await expectAccessible(page);
});

test('the expanded meanings and forms of a root are accessible', async () => {
  const page = await open('/roots/كرم', { settings: {}, hasReducedMotion: true });
  const more = await page.getByRole('main').locator('summary').all();
  expect(more.length).toBeGreaterThan(3);
  for (const summary of more) await summary.click();
  await expectAccessible(page);
});
