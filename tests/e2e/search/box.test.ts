import type { Page } from 'playwright-core';
import { searchTexts } from '../../../client/i18n/search';
import { dataRequestsOf, eventually, useBrowser } from '../../support/browser';
import {
  expectPage,
  expectFocused,
  LANGUAGES,
  press,
  READERS,
  expectHeading,
  searchBox,
} from '../../support/journey';

const open = useBrowser();

const VERSE = { turkish: 'Bakara suresi, 255. ayet', english: 'Surah Al-Baqarah, verse 255' };
const options = (page: Page) => page.getByRole('option');
const pathOf = (page: Page) => decodeURI(new URL(page.url()).pathname);

describe.each(READERS)(
  'the search box on a $device in $language',
  ({ device, language, texts }) => {
    const settings = { prefLanguage: language };
    const own = searchTexts[language];
    const visit = (path = '/') => open(path, { device, settings });

    test.each(['2 255', '2:255', ' 02:255 '])('%p leads to the verse', async (text) => {
      const page = await visit();
      const box = searchBox(page, texts);
      await box.fill(text);
      if (text === '2 255')
        await press(page.getByRole('button', { name: texts.search.submit }), device);
      else await box.press('Enter');
      await expectPage(page, '/verses/2:255', VERSE[language]);
      expect(await box.inputValue()).toBe('');
    });

    test('words lead to their results and stay in the box', async () => {
      const page = await visit('/verses/1:1');
      const box = searchBox(page, texts);
      await press(box, device);
      await box.pressSequentially(' zzqx');
      await press(page.getByRole('button', { name: texts.search.submit }), device);
      const address = `/query?queryParameter=zzqx&pageSize=10&pageIndex=0&language=${language}`;
      await expectPage(page, address, own.none.replace('{{term}}', 'zzqx'));
      expect(await box.inputValue()).toBe('zzqx');
      await box.fill('2:287');
      await box.press('Enter');
      await expectPage(page, '/verses/2:287', texts.notFound.title);
      expect(await box.inputValue()).toBe('');
      await page.goBack();
      await expectPage(page, address, own.none.replace('{{term}}', 'zzqx'));
      expect(await box.inputValue()).toBe('zzqx');
    });

    test('an empty search does nothing', async () => {
      const page = await visit();
      const box = searchBox(page, texts);
      for (const text of ['', '   ']) {
        await box.fill(text);
        await box.press('Enter');
        await expectFocused(box);
        expect(new URL(page.url()).pathname).toBe('/');
      }
    });

    test('suggestions appear while typing and lead to their pages', async () => {
      const page = await visit();
      const box = searchBox(page, texts);
      expect(await box.getAttribute('aria-expanded')).toBe('false');
      await press(box, device);
      await box.pressSequentially('rahman');
      const surah = options(page).filter({ hasText: own.kind.Surah });
      await surah.filter({ hasText: /^55 - / }).waitFor();
      expect(await box.getAttribute('aria-expanded')).toBe('true');
      const list = page.getByRole('listbox');
      expect(await box.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
      expect(await options(page).count()).toBeLessThanOrEqual(9);
      await options(page).last().getByText(own.allVerses.replace('{{term}}', 'rahman')).waitFor();
      await press(surah.filter({ hasText: /^55 - / }), device);
      await page.waitForURL('**/verses/55:1');
      await list.waitFor({ state: 'hidden' });
      expect(await box.getAttribute('aria-expanded')).toBe('false');
    });

    test('the suggestions stay inside the window', async () => {
      for (const width of [320, 577, 900]) {
        const page = await open('/', { device, width, settings });
        await searchBox(page, texts).fill('rahm');
        await options(page).first().waitFor();
        const [list, field] = await Promise.all([
          page.getByRole('listbox').boundingBox(),
          searchBox(page, texts).boundingBox(),
        ]);
        expect(list!.x).toBeGreaterThanOrEqual(0);
        expect(list!.x + list!.width).toBeLessThanOrEqual(width);
        expect(list!.width).toBeGreaterThan(280);
        expect(list!.y).toBeGreaterThanOrEqual(field!.y + field!.height);
      }
    });
  },
);

describe('by keyboard', () => {
  const { texts } = LANGUAGES.english;
  const own = searchTexts.english;
  const begin = async (text = 'rahman') => {
    const page = await open('/verses/1:1', { settings: { prefLanguage: 'english' } });
    const box = searchBox(page, texts);
    await box.focus();
    await page.keyboard.type(text);
    await options(page).first().waitFor();
    return { page, box };
  };
  const expectActive = async (page: Page, index: number) => {
    const option = options(page).nth(index);
    await eventually(async () => {
      expect(await option.getAttribute('aria-selected')).toBe('true');
      expect(await searchBox(page, texts).getAttribute('aria-activedescendant')).toBe(
        await option.getAttribute('id'),
      );
    });
    expect(await page.locator('[role=option][aria-selected=true]').count()).toBe(1);
    await expectFocused(searchBox(page, texts));
  };

  test('Up and Down cycle through the suggestions, and Enter opens the active one', async () => {
    const { page, box } = await begin();
    const last = (await options(page).count()) - 1;
    expect(await box.getAttribute('aria-activedescendant')).toBeNull();
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', last],
      ['ArrowDown', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectActive(page, index);
    }
    // Home moves the caret in the text, and no option stays active.
    await page.keyboard.press('Home');
    await eventually(async () => {
      expect(await box.getAttribute('aria-activedescendant')).toBeNull();
    });
    expect(await box.inputValue()).toBe('rahman');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectPage(page, '/verses/55:1', 'Surah Ar-Rahman, verse 1');
  });

  test('the last suggestion is the search itself', async () => {
    const { page } = await begin();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expectPage(
      page,
      '/query?queryParameter=rahman&pageSize=10&pageIndex=0&language=english',
      own.title.replace('{{term}}', 'rahman'),
    );
  });

  test('Enter without an active suggestion searches', async () => {
    const { page } = await begin();
    await page.keyboard.press('Enter');
    await expectHeading(page, own.title.replace('{{term}}', 'rahman'));
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
  });

  test('Escape closes the list, then clears the box, and Down opens the list again', async () => {
    const { page, box } = await begin();
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    expect(await box.inputValue()).toBe('rahman');
    await page.keyboard.press('ArrowDown');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    expect(await box.inputValue()).toBe('');
    await expectFocused(box);
  });

  test('Tab closes the list and moves to the button', async () => {
    const { page } = await begin();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await expectFocused(page.getByRole('button', { name: texts.search.submit }));
    expect(pathOf(page)).toBe('/verses/1:1');
  });

  test('the number of suggestions is announced', async () => {
    const { page } = await begin();
    const count = (await options(page).count()) - 1;
    const announced = own.suggestionCount_other.replace('{{count}}', String(count));
    await page.getByRole('search').getByRole('status').filter({ hasText: announced }).waitFor({
      state: 'attached',
    });
  });
});

describe('the typed text', () => {
  const { texts } = LANGUAGES.turkish;

  test('stays in the same element when the suggestions load', async () => {
    const page = await open('/', { settings: {} });
    const box = searchBox(page, texts);
    await box.evaluate((element) => Object.assign(window, { first: element }));
    await box.focus();
    await page.keyboard.type('bakara');
    await page.keyboard.press('ArrowLeft');
    await options(page).first().waitFor();
    expect(
      await box.evaluate((element) => [
        element === (window as unknown as { first: Element }).first,
        element === document.activeElement,
        (element as HTMLInputElement).selectionStart,
      ]),
    ).toEqual([true, true, 5]);
  });

  test('is sent once typing pauses, without the loading overlay', async () => {
    const page = await open('/', { settings: {} });
    await page.evaluate((loading) => {
      Object.assign(window, { hasLoaded: false });
      new MutationObserver(() => {
        if (document.body.textContent.includes(loading)) Object.assign(window, { hasLoaded: true });
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }, texts.site.loading);
    const box = searchBox(page, texts);
    await box.pressSequentially('b');
    // Proves that one letter requests nothing, even after the pause of 150 ms.
    await page.waitForTimeout(400);
    expect(dataRequestsOf(page)).toHaveLength(0);
    await box.pressSequentially('akara', { delay: 20 });
    await options(page).first().waitFor();
    expect(dataRequestsOf(page)).toHaveLength(1);
    expect(await page.evaluate(() => (window as unknown as { hasLoaded: boolean }).hasLoaded)).toBe(
      false,
    );
  });

  test('keeps the suggestions of the last request when an earlier answer comes late', async () => {
    const page = await open('/', { settings: {} });
    let sendFirst = () => {
      // Replaced below.
    };
    const isWanted = new Promise<void>((resolve) => {
      sendFirst = resolve;
    });
    let count = 0;
    await page.route('**/graphql?*', async (route) => {
      if (count++ === 0) await isWanted;
      await route.continue();
    });
    const box = searchBox(page, texts);
    await box.fill('yusuf');
    await eventually(async () => expect(count).toBe(1));
    await box.fill('bakara');
    await options(page).filter({ hasText: '2 - Bakara' }).waitFor();
    const late = page.waitForResponse((response) => response.url().includes('yusuf'));
    sendFirst();
    await (await late).finished();
    // Proves that the late answer stays unused once it could have been rendered.
    await page.waitForTimeout(200);
    await options(page).filter({ hasText: '2 - Bakara' }).waitFor();
    expect(await options(page).filter({ hasText: 'Yûsuf' }).count()).toBe(0);
  });

  test('can be searched for when suggestions fail', async () => {
    const page = await open('/', { settings: {}, expected: /net::ERR_|can't be reached/ });
    await page.route('**/graphql?*suggest*', (route) => route.abort());
    await page.route('**/graphql?*', (route) =>
      route.request().url().includes('pageSize') ? route.continue() : route.abort(),
    );
    const box = searchBox(page, texts);
    const failed = page.waitForEvent('requestfailed');
    await box.fill('zzqx');
    await failed;
    // Proves that no alert follows the failure.
    await page.waitForTimeout(500);
    expect(await page.getByRole('alert').filter({ visible: true }).count()).toBe(0);
    await expectFocused(box);
    await box.press('Enter');
    await expectHeading(page, searchTexts.turkish.none.replace('{{term}}', 'zzqx'));
  });

  test('is kept if it was typed before the script has loaded', async () => {
    let send = () => {
      // Replaced below.
    };
    const isWanted = new Promise<void>((resolve) => {
      send = resolve;
    });
    const page = await open('/', { settings: {}, hasScript: true });
    await page.route('**/assets/browser*.js', async (route) => {
      await isWanted;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    const box = searchBox(page, texts);
    await box.pressSequentially('zzqx');
    send();
    await page.waitForLoadState('networkidle');
    expect(await box.inputValue()).toBe('zzqx');
    await expectFocused(box);
    await box.press('Enter');
    await expectHeading(page, searchTexts.turkish.none.replace('{{term}}', 'zzqx'));
  });
});
