import type { Locator, Page } from 'playwright-core';
import { tableTexts, type TableTexts } from '../../../client/i18n/table';
import { expectAccessible } from '../../support/axe';
import { eventually, useBrowser } from '../../support/browser';
import { sharedOrigin } from '../../support/browserServer';
import {
  expectPage,
  expectFocused,
  press,
  READERS,
  expectHeading,
  inOneLanguage,
} from '../../support/journey';

const open = useBrowser();

const main = (page: Page) => page.getByRole('main');
const headers = (page: Page) =>
  main(page).getByRole('table').first().getByRole('columnheader').allInnerTexts();
const rows = (page: Page) => main(page).locator('tbody tr');
const names = async (page: Page) =>
  (await main(page).locator('tbody th[scope=row]').allTextContents()).map((name) => name.trim());
const texts = (cells: Locator) =>
  cells
    .allInnerTexts()
    .then((all) => all.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean));

const FACTS = {
  turkish: {
    term: 'Cennetin İsimleri',
    verse: 'Bakara suresi, 25. ayet',
    surah: 'Fâtiha',
    surahVerse: 'Fâtiha suresi, 1. ayet',
    element: ['el-cenne', 'al-jannah'],
    more: '100 ayet daha',
    note: ['323.015', '323,015'],
  },
  english: {
    term: 'Names of Paradise',
    verse: 'Surah Al-Baqarah, verse 25',
    surah: 'Al-Fatihah',
    surahVerse: 'Surah Al-Fatihah, verse 1',
    element: ['al-jannah'],
    more: '100 more',
    note: ['323,015'],
  },
};

describe.each(inOneLanguage('english', READERS))(
  'on a $device in $language',
  ({ device, language, texts: site }) => {
    const own = tableTexts[language];
    const facts = FACTS[language];
    const settings = { prefLanguage: language };

    test.each([true, false])(
      'the navigation leads to a term, all verses of a name, and a verse; with script: %p',
      async (hasScript) => {
        const page = await open('/', { device, hasScript, settings });
        if (device === 'phone') await page.getByRole('banner').locator('summary').tap();
        const sections = page.getByRole('navigation', { name: site.navigation.label });
        await press(sections.getByRole('link', { name: site.navigation.tables }), device);
        await expectHeading(page, own.title);
        const terms = main(page).getByRole('list', { name: own.termTables }).getByRole('link');
        expect(await terms.count()).toBe(29);

        await press(terms.getByText(facts.term, { exact: true }), device);
        await expectHeading(page, facts.term);
        expect(new URL(page.url()).pathname).toBe('/termTables/3');
        expect(await rows(page).count()).toBe(24);
        const first = rows(page).first();
        expect(await first.locator('[lang=ar]').innerText()).toBe('الْجَنَّة');
        expect(await texts(first.locator('th p:not([lang=ar])'))).toEqual(facts.element);
        await first.getByText('115 (112)').waitFor();
        if (device === 'phone' && hasScript)
          await first.getByRole('button', { name: facts.element[0]! }).tap();
        const verses = first.locator('li a[href^="/verses/"]');
        expect(await verses.count()).toBe(12);

        const more = first.getByRole(hasScript ? 'button' : 'link', { name: facts.more });
        await press(more, device);
        await eventually(async () => expect(await verses.count()).toBe(hasScript ? 112 : 100));
        expect(new URL(page.url()).searchParams.get('element')).toBe('134');
        if (hasScript) await expectFocused(verses.nth(12));
        else await press(first.getByRole('link', { name: own.earlierVerses }), device);

        await press(first.getByRole('link', { name: '2:25', exact: true }), device);
        await expectHeading(page, facts.verse);
        const { pathname, search } = new URL(page.url());
        expect(pathname + search).toBe('/verses/2:25?highlightTerm=3&highlightTermElement=134');

        await page.goBack();
        await expectHeading(page, facts.term);
        await first.getByRole('link', { name: '2:25', exact: true }).waitFor();
      },
    );

    test.each([true, false])(
      'the letters and the index can be opened; with script: %p',
      async (hasScript) => {
        const page = await open('/tables', { device, hasScript, settings });
        await press(main(page).getByRole('link', { name: own.lettersTitle }), device);
        await expectHeading(page, own.lettersTitle);
        const letters = main(page).getByRole('region', { name: own.lettersTitle });
        expect(await letters.locator('tbody tr').count()).toBe(29);
        const pauses = main(page).getByRole('region', { name: own.signs.PAUSE });
        expect(await pauses.locator('tbody tr').count()).toBe(8);
        expect((await names(page)).slice(0, 3)).toEqual(['ا', 'ب', 'ت']);

        await page.goto('/tables');
        await press(main(page).getByRole('link', { name: own.indexTitle }), device);
        await expectHeading(page, own.indexTitle);
        expect(await rows(page).count()).toBe(114);
        for (const note of facts.note) await main(page).getByText(note).waitFor();
        await press(main(page).getByRole('link', { name: facts.surah, exact: true }), device);
        await expectHeading(page, facts.surahVerse);
      },
    );
  },
);

describe('the columns', () => {
  const ofLanguage = (path: string, language: TableTexts, other: 'turkish' | 'english') =>
    path === '/tables/quranIndex'
      ? [language[other].name, language[other].translation, language[other].place]
      : [language[other].letterName, language[other].sound, language[other].letter];

  test.each([
    ['/tables/quranIndex', { prefLanguage: 'turkish' }, ['turkish', 'english']],
    ['/tables/quranIndex', { prefLanguage: 'turkish', alwaysShowEnglish: false }, ['turkish']],
    ['/tables/quranIndex', { prefLanguage: 'english' }, ['english']],
    ['/tables/arabicCharacters', { prefLanguage: 'turkish' }, ['turkish', 'english']],
    [
      '/tables/arabicCharacters',
      { prefLanguage: 'turkish', alwaysShowEnglish: false },
      ['turkish'],
    ],
    ['/tables/arabicCharacters', { prefLanguage: 'english' }, ['english']],
  ] as const)('of %s follow the settings %j', async (path, settings, shown) => {
    const page = await open(path, { settings, hasScript: false });
    const own = tableTexts[settings.prefLanguage];
    const { column } = own;
    const [before, after] =
      path === '/tables/quranIndex'
        ? [
            [column.number, column.arabicName],
            [column.revelationOrder, column.revelationYear, column.numberOfVerses],
          ]
        : [[column.order, column.letter, column.arabicPronunciation, column.forms], []];
    expect(await headers(page)).toEqual([
      ...before,
      ...shown.flatMap((language) => ofLanguage(path, own, language)),
      ...after,
    ]);
    const note = main(page).locator('section[lang=en]').getByText(tableTexts.english.note.letters);
    const hasNote = path === '/tables/quranIndex' && shown.some((name) => name === 'english');
    expect(await note.count()).toBe(hasNote ? 1 : 0);
  });

  test('of a term have no English if the reader has switched it off', async () => {
    const page = await open('/termTables/3', { settings: { alwaysShowEnglish: false } });
    expect(await main(page).locator('[lang=en]').count()).toBe(0);
  });
});

describe('sorting', () => {
  test('follows the Turkish alphabet, by mouse', async () => {
    const page = await open('/tables/quranIndex', { settings: {} });
    const header = main(page).getByRole('columnheader', {
      name: tableTexts.turkish.turkish.name,
      exact: true,
    });
    const first = main(page).getByRole('columnheader').first();
    expect(await first.getAttribute('aria-sort')).toBe('ascending');
    await header.getByRole('button').click();
    await eventually(async () => expect(await header.getAttribute('aria-sort')).toBe('ascending'));
    const ascending = await names(page);
    expect(ascending).toEqual([...ascending].sort((a, b) => a.localeCompare(b, 'tr')));
    expect(ascending[0]).not.toBe('Fâtiha');
    expect(await first.getAttribute('aria-sort')).toBeNull();

    await header.getByRole('button').click();
    await eventually(async () => expect(await header.getAttribute('aria-sort')).toBe('descending'));
    expect((await names(page))[0]).toBe(ascending.at(-1));
    await first.getByRole('button').click();
    await eventually(async () => expect((await names(page))[0]).toBe('Fâtiha'));
  });

  test('orders numbers by value, by keyboard', async () => {
    const page = await open('/tables/quranIndex', { settings: { prefLanguage: 'english' } });
    const header = main(page).getByRole('columnheader', {
      name: tableTexts.english.column.numberOfVerses,
    });
    await header.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await eventually(async () =>
      expect((await names(page)).slice(0, 3)).toEqual(['Al-ʿAsr', 'Al-Kawthar', 'An-Nasr']),
    );
    await page.keyboard.press('Space');
    await eventually(async () => expect((await names(page))[0]).toBe('Al-Baqarah'));
    await expectFocused(header.getByRole('button'));
  });
});

describe('the box of a table', () => {
  test.each(['/tables/quranIndex', '/tables/arabicCharacters', '/termTables/2'])(
    'scrolls under fixed headers: %s',
    async (path) => {
      const page = await open(path, { settings: {} });
      const box = main(page).getByRole('region').first();
      const { height, y } = (await box.boundingBox())!;
      expect(height).toBeCloseTo(600, 0);
      await box.evaluate((element) => element.scrollTo(0, 1000));
      const header = await main(page).getByRole('columnheader').first().boundingBox();
      expect(header!.y).toBeCloseTo(y + 1, 0);
      const colors = await rows(page).evaluateAll((all) =>
        all.slice(0, 3).map((row) => getComputedStyle(row).backgroundColor),
      );
      expect(colors[0]).not.toBe(colors[1]);
      expect(colors[0]).toBe(colors[2]);
    },
  );

  test('shows the whole text of a cell when the mouse rests on it', async () => {
    const page = await open('/termTables/2', { settings: {} });
    const meaning = rows(page).first().locator('p[lang=en]').last();
    const whole = await meaning.textContent();
    const tooltip = page.getByRole('tooltip');
    // The first hover loads the code that positions the tooltip.
    await meaning.hover();
    await tooltip.waitFor();
    await page.mouse.move(0, 0);
    await tooltip.waitFor({ state: 'detached' });

    const before = Date.now();
    await meaning.hover();
    expect(await tooltip.count()).toBe(0);
    await tooltip.waitFor();
    expect(Date.now() - before).toBeGreaterThanOrEqual(200);
    expect(await tooltip.textContent()).toBe(whole);
    expect((await tooltip.boundingBox())!.width).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'detached' });

    // Also one that is not clipped.
    const name = rows(page).first().locator('[lang=ar]').first();
    await name.hover();
    await tooltip.waitFor();
    expect(await tooltip.textContent()).toBe(await name.textContent());
  });

  test('shows the whole texts of a row with keyboard focus', async () => {
    const page = await open('/termTables/2', { settings: {} });
    const meaning = rows(page).first().locator('p[lang=en]').last();
    const isCut = () => meaning.evaluate((text) => text.scrollHeight > text.clientHeight + 8);
    expect(await isCut()).toBe(true);
    await main(page).getByRole('columnheader').last().getByRole('button').focus();
    await page.keyboard.press('Tab');
    expect(await isCut()).toBe(false);
  });

  test('clips no text on a phone', async () => {
    const page = await open('/termTables/2', { device: 'phone', settings: {} });
    const cut = await main(page)
      .locator('[data-text]')
      .evaluateAll(
        (all) =>
          all.filter(
            (text) =>
              getComputedStyle(text).overflowY !== 'visible' &&
              text.scrollHeight > text.clientHeight + 8,
          ).length,
      );
    expect(cut).toBe(0);
  });
});

describe('pages of terms', () => {
  test('two terms share a page, the second one first', async () => {
    const page = await open('/termTables/3/4', { settings: {} });
    await expectHeading(page, 'Cehennemin İsimleri · Cennetin İsimleri');
    expect(await main(page).getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Cehennemin İsimleri',
      'Cennetin İsimleri',
    ]);
    expect((await names(page))[0]).toContain('en-nâr');
    expect(await main(page).getByRole('table').count()).toBe(2);
    expect(await rows(page).count()).toBe(44);
  });

  test('a term that is named twice is shown once', async () => {
    const page = await open('/termTables/3/3', { settings: {} });
    await expectHeading(page, 'Cennetin İsimleri');
    expect(await main(page).getByRole('table').count()).toBe(1);
  });

  test('a term with more than 100 names shows all of them', async () => {
    const page = await open('/termTables/2', { hasScript: false, settings: {} });
    expect(await rows(page).count()).toBe(102);
    expect(await main(page).getByRole('link', { name: tableTexts.turkish.nextPage }).count()).toBe(
      0,
    );
  });

  test('the heading has focus after navigation', async () => {
    const page = await open('/tables', { settings: {} });
    await main(page).getByRole('link', { name: 'Cennetin İsimleri' }).click();
    await expectPage(page, '/termTables/3', 'Cennetin İsimleri');
  });
});

describe('on a phone', () => {
  const own = tableTexts.turkish;
  const settings = { prefLanguage: 'turkish' as const };
  const phone = { device: 'phone', settings } as const;
  const toggle = (page: Page, name: string) =>
    main(page).getByRole('button', { name, exact: true });
  const seen = (page: Page) => rows(page).locator('visible=true');

  test('a name is found, opened, read verse by verse, and open again on the way back', async () => {
    const page = await open('/termTables/2', phone);
    expect(await seen(page).count()).toBe(102);
    expect(await main(page).getByRole('columnheader').count()).toBe(0);
    await expectAccessible(page);
    await main(page).getByRole('searchbox', { name: own.filter }).fill('rahman');
    await eventually(async () => expect(await seen(page).count()).toBe(1));
    await main(page).getByText(own.found_one.replace('{{count, number}}', '1')).waitFor();

    const rahman = toggle(page, 'er-Rahmân');
    expect(await rahman.getAttribute('aria-expanded')).toBe('false');
    await rahman.tap();
    expect(await rahman.getAttribute('aria-expanded')).toBe('true');
    await expectAccessible(page);
    const address = page.url();
    expect(new URL(address).searchParams.has('element')).toBe(true);
    await seen(page).locator('a[href^="/verses/"]').first().tap();
    await page.waitForURL(/highlightTermElement/);
    await page.goBack();
    await page.waitForURL(address);
    await eventually(async () => expect(await rahman.getAttribute('aria-expanded')).toBe('true'));

    await rahman.tap();
    expect(await rahman.getAttribute('aria-expanded')).toBe('false');
    expect(new URL(page.url()).search).toBe('');
    await main(page).getByRole('searchbox').fill('zzz');
    await main(page).getByText(own.found_zero).waitFor();
    expect(await seen(page).count()).toBe(0);
  });

  test('the verses of a name with many unfold in steps', async () => {
    const page = await open('/termTables/2', phone);
    await toggle(page, 'Allah').tap();
    const verses = rows(page).first().locator('a[href^="/verses/"]');
    for (const [label, count] of [
      ['100', 112],
      ['500', 612],
    ] as const) {
      await main(page)
        .getByRole('button', { name: `${label} ayet daha` })
        .tap();
      await eventually(async () => expect(await verses.count()).toBe(count));
      await expectFocused(verses.nth(count - Number(label)));
    }
  });

  test('a link opens a name, and a letter leads to the first name with it', async () => {
    const page = await open('/termTables/2?element=32', phone);
    await eventually(async () =>
      expect(await toggle(page, 'Allah').getAttribute('aria-expanded')).toBe('true'),
    );
    await toggle(page, 'Allah').tap();
    await main(page)
      .getByRole('group', { name: own.letters })
      .getByRole('button', { name: 'R', exact: true })
      .tap();
    const focused = page.locator('tr:has(:focus)');
    await eventually(async () => expect(await focused.innerText()).toMatch(/e?r?-?R/));
    const { y } = (await focused.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(200);
  });

  test.each([
    '/termTables/2?element=32',
    '/tables/quranIndex?surah=2',
    '/tables/arabicCharacters?letter=5',
  ])('%s is as wide as the narrowest screen, with the largest text', async (path) => {
    const page = await open(path, { device: 'phone', settings: { textSize: 'largest' } });
    await page.setViewportSize({ width: 320, height: 700 });
    await eventually(async () =>
      expect(await main(page).locator('[aria-expanded=true]').count()).toBe(1),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const box = main(page).getByRole('region').first();
    expect(await box.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
    await expectAccessible(page);
  });
});

const request = (path: string) =>
  fetch(sharedOrigin() + path, { headers: { 'accept-language': 'tr' } });

test.each([
  ['/termTables/99', 404, '99 numaralı bir terim tablosu yok'],
  ['/termTables/3/99', 404, '99 numaralı bir terim tablosu yok'],
  ['/termTables/x', 404, '/termTables/3 gibi'],
  ['/termTables/3/x', 404, '/termTables/3 gibi'],
  ['/termTables/0', 404, '/termTables/3 gibi'],
  ['/termTables/3?element=32', 404, 'böyle bir ad yok'],
  ['/termTables/3?element=x', 404, 'böyle bir ad yok'],
  ['/termTables/3?element=99999', 404, 'böyle bir ad yok'],
  ['/termTables', 404, 'Bu adreste bir sayfa yok'],
  ['/tables/x', 404, 'Bu adreste bir sayfa yok'],
  ['/termTables/3?after=nonsense', 200, 'el-cenne'],
  ['/termTables/3/4?element=134', 200, 'aria-expanded="true"'],
])('%s answers %i and contains %s', async (path, status, text) => {
  const response = await request(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
});

test.each([
  ['/termTables/3', '/termTables/3'],
  ['/termTables/3/3', '/termTables/3'],
  ['/termTables/3/4', '/termTables/3/4'],
  ['/termTables/2?element=32', '/termTables/2'],
  ['/tables/quranIndex', '/tables/quranIndex'],
])('%s has the canonical address %s', async (path, canonical) => {
  const html = await (await request(path)).text();
  expect(html).toContain(`<link rel="canonical" href="${sharedOrigin()}${canonical}"`);
});
