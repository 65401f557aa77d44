/** The states of the reader's pages: accessible, within every width, and with Arabic that nothing clips. */
import type { Page } from 'playwright-core';
import { DEFAULT_SETTINGS, type Settings } from '../../client/settings/settings';
import { expectAccessible } from '../support/axe';
import { DEVICES, useBrowser, waitForHydration } from '../support/browser';
import { sharedOrigin } from '../support/browserServer';
import { clippedArabic, horizontalOverflow } from '../support/fit';
import { READERS, shareOf } from '../support/journey';

const open = useBrowser();

/** In CSS pixels, the width at which a state is checked for accessibility last. */
const WIDTHS = { phone: [320, 390], desktop: [640, 800, 1280] };

interface State {
  path: string;
  settings?: Partial<Settings>;
  /** What is there when the state is complete. */
  shows?: string;
  /** Without the API from the start, and without a network once the page is shown. */
  isOffline?: boolean;
}

const RAHM = `/roots/${encodeURIComponent('رحم')}`;

/** In pairs of a phone and a desktop, as readers take turns. */
const STATES: readonly State[] = [
  { path: '/verses/2:255#word-7', shows: '[role=dialog] dl' },
  { path: '/verses/12:4#word-1', settings: { wordGrammar: true }, shows: '[role=dialog] dl' },
  { path: '/verses/1:7', settings: { verseLayout: 'wordsFirst' } },
  { path: '/verses/1:7', settings: { verseLayout: 'translationFirst', wordGrammar: true } },
  { path: '/verses/24:35', settings: { verseLayout: 'translationFirst', foldsWords: true } },
  { path: '/verses/1:7', settings: { verseLayout: 'wordsOnly' } },
  { path: '/surahs/32', settings: { readingMode: 'arabic' } },
  { path: '/surahs/112', settings: { readingMode: 'words' }, shows: 'main ol[dir=rtl] button' },
  { path: '/pages/50', settings: { readingMode: 'words' }, shows: 'main ol[dir=rtl] button' },
  { path: '/surahs/113#3', settings: { readingMode: 'translation' } },
  { path: `${RAHM}?meaning=${encodeURIComponent('tr:merhametli')}` },
  { path: `${RAHM}?meaning=en:mercy` },
  { path: `${RAHM}?lemma=1:1:3` },
  { path: '/compare/topics/2/3' },
  { path: '/compare/verses/2:255/3:2' },
  { path: '/compare/tables/3/4' },
  { path: '/termTables/2?element=32', shows: 'tr.open, tbody tr' },
  { path: '/verses/2:999' },
  { path: '/posts/other' },
  { path: '/posts/23' },
  { path: '/bookmarks', isOffline: true, shows: 'main [role=alert]' },
  { path: '/verses/112:1', isOffline: true },
];

describe.each(READERS)('on a $device in $language', ({ device, language, texts }) => {
  const common: Partial<Settings> = {
    prefLanguage: language,
    prefTheme: device === 'phone' ? 'darkGreen' : 'lightGreen',
  };
  const cases = shareOf(language, STATES);

  test('every state is accessible and fits', async () => {
    const page = await open('/about', {
      device,
      settings: common,
      hasReducedMotion: true,
      expected: /status of 404|ERR_FAILED|ERR_INTERNET|can't be reached/,
      before: (page) =>
        page.addInitScript(() => localStorage.setItem('bookmarks', '2:255 112:1 55:13')),
    });
    for (const state of cases) {
      await visit(page, state, { ...common, ...state.settings }, texts.offline.sign);
      for (const width of WIDTHS[device]) {
        await page.setViewportSize({ width, height: DEVICES[device].viewport.height });
        const place = [state.path, width];
        expect([place, await horizontalOverflow(page)]).toEqual([place, []]);
        expect([place, await clippedArabic(page)]).toEqual([place, []]);
      }
      await expectAccessible(page);
      if (state.isOffline) {
        await page.context().setOffline(false);
        await page.unrouteAll();
      }
    }
  }, 240_000);
});

/**
 * Opens a state with settings of its own in a page that has others.
 * @param sign the text that says that there is no network
 */
async function visit(
  page: Page,
  { path, shows, isOffline }: State,
  settings: Partial<Settings>,
  sign: string,
) {
  const json = JSON.stringify({ ...DEFAULT_SETTINGS, ...settings });
  await page
    .context()
    .addCookies([{ name: 'settings', value: encodeURIComponent(json), url: sharedOrigin() }]);
  await page.evaluate((kept) => localStorage.setItem('settings', kept), json);
  if (isOffline) await page.route('**/graphql**', (route) => route.abort());
  await page.goto(path);
  await waitForHydration(page);
  if (isOffline) {
    await page.context().setOffline(true);
    await page.getByRole('status').filter({ hasText: sign }).waitFor();
  }
  if (shows) await page.locator(shows).first().waitFor();
}
