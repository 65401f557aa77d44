import type { Page } from 'playwright-core';
import { searchTexts } from '../../../client/i18n/search';
import { eventually, useBrowser } from '../../support/browser';
import {
  expectPage,
  expectFocused,
  press,
  READERS,
  expectHeading,
  inOneLanguage,
  searchBox,
} from '../../support/journey';

const open = useBrowser();

const cards = (page: Page) => page.locator('main ol > li article');
const title = (page: Page, index = 0) => cards(page).nth(index).getByRole('heading', { level: 2 });
const marked = (page: Page) => cards(page).first().locator('mark');
const addressOf = (term: string, language: string, pageIndex = 0) => {
  const parameters = {
    queryParameter: term,
    pageSize: '10',
    pageIndex: String(pageIndex),
    language,
  };
  return `/query?${new URLSearchParams(parameters).toString()}`;
};

describe.each(inOneLanguage('turkish', READERS))(
  'on a $device in $language',
  ({ device, language, texts }) => {
    const own = searchTexts[language];
    const settings = { prefLanguage: language };
    const visit = (path: string) => open(path, { device, settings });
    const find = (term: string) => visit(addressOf(term, language));
    const surah = language === 'turkish' ? 'Bakara' : 'Al-Baqarah';
    const verse =
      language === 'turkish' ? 'Bakara suresi, 255. ayet' : 'Surah Al-Baqarah, verse 255';

    test('a reference is found, with links to its verse', async () => {
      const page = await find(`${surah} 255`);
      await expectHeading(page, own.title.replace('{{term}}', `${surah} 255`));
      expect(await title(page).textContent()).toBe(`2:255 ${surah}`);
      await cards(page).first().getByText(own.match.REFERENCE).waitFor();
      const jump = page.getByRole('link', {
        name: own.goToVerse.replace('{{target}}', `2:255 - ${surah}`),
      });
      await press(jump, device);
      await expectPage(page, '/verses/2:255', verse);
      await page.goBack();
      await press(title(page).getByRole('link'), device);
      await expectPage(page, '/verses/2:255', verse);
    });

    test('a word of one verse is highlighted in the text that contains it', async () => {
      const term = language === 'turkish' ? 'örümcek' : 'spider';
      const page = await find(term);
      const found = page.getByRole('list', { name: own.results, exact: true }).getByRole('article');
      expect(await found.count()).toBe(1);
      expect(await title(page).textContent()).toMatch(/^29:41 /);
      const close = (await cards(page).count()) - 1;
      await page
        .getByText(own.exactCount_one.replace('{{count}}', '1').replace('{{close}}', String(close)))
        .waitFor();
      await page.getByRole('heading', { name: own.close, exact: true }).waitFor();
      const tag = language === 'turkish' ? 'tr' : 'en';
      const highlights = cards(page).first().locator(`p[lang=${tag}] mark`);
      expect(await highlights.count()).toBeGreaterThan(0);
      for (const text of await highlights.allTextContents()) {
        // The last letter changes before a suffix: "örümceğin".
        expect(text.toLocaleLowerCase(tag)).toContain(term.slice(0, -1));
      }
      const onItsPage = await title(page).getByRole('link').getAttribute('href');
      expect(onItsPage).toBe(`/verses/29:41?${new URLSearchParams({ queryParameter: term })}`);
      const { text } = own;
      const where = language === 'turkish' ? text.TURKISH : text.ENGLISH;
      await cards(page).first().getByText(where).waitFor();
    });

    test('results are restricted to a surah, and ordered by the mushaf, until a choice is removed', async () => {
      const term = language === 'turkish' ? 'sabır' : 'patience';
      const page = await find(term);
      const keys = () => cards(page).getByRole('heading', { level: 2 }).allTextContents();
      await press(page.getByText(own.filter.title, { exact: true }), device);
      const select = (label: string) => page.getByRole('combobox', { name: label, exact: true });
      await select(own.filter.surah).selectOption('2');
      await select(own.filter.order).selectOption('mushaf');
      await press(page.getByRole('button', { name: own.filter.apply }), device);
      await page.waitForURL(/surah=2&order=mushaf$/);
      const verses = (await keys()).map((text) => Number(/^2:(\d+) /.exec(text)?.[1]));
      expect(verses.length).toBeGreaterThan(3);
      const exact = await page
        .getByRole('list', { name: own.results, exact: true })
        .getByRole('article')
        .count();
      const sorted = [...verses.slice(0, exact)].sort((left, right) => left - right);
      expect(verses.slice(0, exact)).toEqual(sorted);
      const chosen = page.getByRole('list', { name: own.filter.chosen });
      await press(chosen.getByRole('link', { name: surah }), device);
      await page.waitForURL(/language=[a-z]+&order=mushaf$/);
      await eventually(async () =>
        expect(await keys()).toContainEqual(expect.not.stringMatching(/^2:/)),
      );
    });

    test('a choice without results can be removed', async () => {
      const page = await visit(`${addressOf('spider', language)}&surah=112`);
      await page.getByText(own.filter.nothing).waitFor();
      await press(
        page
          .getByRole('list', { name: own.filter.chosen })
          .getByRole('link', { name: language === 'turkish' ? 'İhlâs' : 'Al-Ikhlas' }),
        device,
      );
      await cards(page).first().waitFor();
    });

    test('Arabic is found without vowels, and its words are highlighted and open', async () => {
      const page = await find('الحمد لله رب العالمين');
      expect(await title(page).textContent()).toMatch(/^1:2 /);
      expect(await marked(page).count()).toBe(4);
      const word = marked(page).nth(2).getByRole('button');
      if (device === 'phone') {
        await word.tap();
        const place = texts.word.place.replace('{{verse}}', '1:2').replace('{{number}}', '3');
        await page.getByRole('dialog').getByRole('heading', { name: place }).waitFor();
        return;
      }
      await word.hover();
      const tooltip = page.getByRole('tooltip').filter({ visible: true });
      await tooltip
        .getByText(texts.word.place.replace('{{verse}}', '1:2').replace('{{number}}', '3'))
        .waitFor();
      await eventually(async () => {
        expect(await word.getAttribute('aria-describedby')).toBe(await tooltip.getAttribute('id'));
      });
    });

    test('a search without results suggests other searches', async () => {
      const page = await find('zzqx');
      await expectHeading(page, own.none.replace('{{term}}', 'zzqx'));
      expect(await cards(page).count()).toBe(0);
      expect(await page.getByRole('navigation', { name: own.pages.label }).count()).toBe(0);
      await press(page.getByRole('link', { name: own.example.arabic.term }), device);
      await expectHeading(page, own.title.replace('{{term}}', own.example.arabic.term));
      expect(await cards(page).count()).toBeGreaterThan(0);
      expect(await searchBox(page, texts).inputValue()).toBe(own.example.arabic.term);
    });

    test('every example of the empty search finds something', async () => {
      const page = await visit('/query');
      await expectHeading(page, own.helpTitle);
      const links = page.getByRole('main').getByRole('listitem').getByRole('link');
      expect(await links.count()).toBe(9);
      for (let index = 0; index < 9; index++) {
        const term = await links.nth(index).textContent();
        await press(links.nth(index), device);
        await expectHeading(page, own.title.replace('{{term}}', term!));
        await cards(page).first().waitFor();
        await page.goBack();
        await expectHeading(page, own.helpTitle);
      }
    });

    test('a question finds verses about it, which say so', async () => {
      const term = language === 'turkish' ? 'hangi peygamber hapse girdi' : 'prophet in prison';
      const page = await find(term);
      await page.getByRole('heading', { name: own.onlyClose }).waitFor();
      const keys = await page.getByRole('article').getByRole('heading').allTextContents();
      expect(keys.some((key) => /^12:(3[2-9]|4[0-2]) /.test(key))).toBe(true);
    });

    test('a word leads to its root', async () => {
      const page = await find(language === 'turkish' ? 'sabır' : 'patience');
      const named = page.getByRole('navigation', { name: own.named });
      await press(named.getByRole('link').filter({ hasText: own.kind.Root }), device);
      await page.waitForURL(`**/roots/${encodeURIComponent('صبر')}`);
    });

    test('a reference to nothing says why, with a link to the surah', async () => {
      const page = await open('/query?queryParameter=bakara+287', {
        device,
        settings: { prefLanguage: language },
      });
      const name = language === 'turkish' ? 'Bakara' : 'Al-Baqarah';
      const note = own.problem.NO_VERSE.replace('{{surah}}', name).replace('{{verses}}', '286');
      await page.getByText(note).waitFor();
      const link = own.goToSurah.replace('{{target}}', `2 - ${name}`);
      await press(page.getByRole('link', { name: link }), device);
      await page.waitForURL('**/verses/2:1');
    });

    test('the links lead from page to page, and going back restores the scroll position', async () => {
      const page = await find('Allah');
      const heading = own.title.replace('{{term}}', 'Allah');
      const headingOf = (number: number) =>
        own.titleOfPage.replace('{{term}}', 'Allah').replace('{{page}}', String(number));
      const pages = page.getByRole('navigation', { name: own.pages.label });
      const link = (name: string) => pages.getByRole('link', { name, exact: true });
      const nameOf = (number: number) => own.pages.page.replace('{{number}}', String(number));
      const first = await title(page).textContent();
      for (const name of [own.pages.first, own.pages.previous]) {
        expect(await link(name).getAttribute('aria-disabled')).toBe('true');
      }
      await pages
        .getByText(new RegExp(`^\\d+ ${language === 'turkish' ? 'ayet' : 'verses'}$`))
        .waitFor();

      await link(own.pages.next).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(0);
      await press(link(own.pages.next), device);
      await expectPage(page, addressOf('Allah', language, 1), headingOf(2));
      await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(0));
      expect(await link(nameOf(2)).getAttribute('aria-current')).toBe('page');
      expect(await cards(page).count()).toBe(10);
      expect(await title(page).textContent()).not.toBe(first);
      expect(await page.title()).toContain('2');

      await press(link(nameOf(4)), device);
      await expectPage(page, addressOf('Allah', language, 3), headingOf(4));
      await page.goBack();
      await expectPage(page, addressOf('Allah', language, 1), headingOf(2));
      await page.goBack();
      await expectPage(page, addressOf('Allah', language, 0), heading);
      expect(await title(page).textContent()).toBe(first);
      await eventually(async () => {
        expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(20);
      });

      await press(link(own.pages.last), device);
      await page.waitForURL((url) => Number(url.searchParams.get('pageIndex')) > 50);
      for (const name of [own.pages.next, own.pages.last]) {
        await eventually(async () =>
          expect(await link(name).getAttribute('aria-disabled')).toBe('true'),
        );
      }
      expect(await pages.locator('[aria-current]').count()).toBe(1);
    });

    test('the results and their pages work without script', async () => {
      const page = await open('/', { device, settings, hasScript: false });
      await searchBox(page, texts).fill('Allah');
      await press(page.getByRole('button', { name: texts.search.submit }), device);
      await page.waitForURL(`**${addressOf('Allah', language)}`);
      await expectHeading(page, own.title.replace('{{term}}', 'Allah'));
      expect(await cards(page).count()).toBe(10);
      expect(await searchBox(page, texts).inputValue()).toBe('Allah');
      const first = await title(page).textContent();
      await press(page.getByRole('link', { name: own.pages.next, exact: true }), device);
      await expectHeading(
        page,
        own.titleOfPage.replace('{{term}}', 'Allah').replace('{{page}}', '2'),
      );
      expect(await title(page).textContent()).not.toBe(first);
    });
  },
);

test('a page beyond the last redirects to the last', async () => {
  const page = await open('/query?queryParameter=Allah&pageSize=50&pageIndex=9999', {
    settings: {},
  });
  const own = searchTexts.turkish;
  await cards(page).first().waitFor();
  expect(Number(new URL(page.url()).searchParams.get('pageIndex'))).toBeLessThan(100);
  const current = page.getByRole('navigation', { name: own.pages.label }).locator('[aria-current]');
  expect(await current.count()).toBe(1);
});

test('the words of a verse are one tab stop, with arrow keys between them', async () => {
  const page = await open(addressOf('الحمد لله', 'turkish'), { settings: {} });
  await title(page).getByRole('link').focus();
  await page.keyboard.press('Tab');
  const words = cards(page).first().getByRole('group').getByRole('button');
  await expectFocused(words.first());
  await page.getByRole('tooltip').filter({ visible: true }).getByText('1. kelime').waitFor();
  await page.keyboard.press('ArrowLeft');
  await expectFocused(words.nth(1));
  await page.keyboard.press('Tab');
  await expectFocused(title(page, 1).getByRole('link'));
  await page.getByRole('tooltip').filter({ visible: true }).waitFor({ state: 'hidden' });
});

test('a tap on a word closes the sheet of a word of another verse', async () => {
  const page = await open(addressOf('الحمد لله', 'turkish'), { device: 'phone', settings: {} });
  const word = (card: number) =>
    cards(page).nth(card).getByRole('group').getByRole('button').first();
  const sheets = page.getByRole('dialog');
  await word(1).tap();
  await sheets.first().waitFor();
  const first = await sheets.first().getByRole('heading').first().textContent();
  await word(0).tap();
  await eventually(async () => {
    const titles = await sheets.getByRole('heading', { level: 2 }).allTextContents();
    expect(titles).toHaveLength(1);
    expect(titles).not.toEqual([first]);
  });
});

test('highlights are in place with and without complex characters', async () => {
  for (const useComplexCharacters of [false, true]) {
    const page = await open(addressOf('örümcek', 'turkish'), {
      settings: { useComplexCharacters },
    });
    const [text] = await cards(page).first().locator('p[lang=tr] mark').allTextContents();
    expect(text!.toLocaleLowerCase('tr')).toContain('örümce');
  }
});

test('a match in the other language is shown with its text', async () => {
  const page = await open(addressOf('örümcek', 'english'), {
    settings: { prefLanguage: 'english' },
  });
  await cards(page).first().locator('p[lang=tr] mark').first().waitFor();
});
