/** The index of topics: both orders, the filter, without script and on paper. */
import { postIndexTexts } from '../../../client/i18n/postIndex';
import { expectAccessible } from '../../support/axe';
import { dataRequestsOf, eventually, useBrowser } from '../../support/browser';
import { expectHeading, LANGUAGES, press, READERS } from '../../support/journey';

const open = useBrowser();

const FACTS = {
  turkish: {
    wide: 'Aile',
    part: 'Evlilik',
    written: 'kissasi KARGA',
    found: 'Âdem’in İki Oğlu',
    foundAs: 'karga kıssası',
    letter: 'Ş',
  },
  english: {
    wide: 'The Family',
    part: 'Marriage',
    written: 'CAIN abel',
    found: 'The Two Sons of Adam',
    foundAs: 'cain and abel',
    letter: 'L',
  },
};

test.each(READERS)(
  'topics are found by subject, by letter and by name on a $device in $language',
  async ({ device, language, texts }) => {
    const facts = FACTS[language];
    const own = postIndexTexts[language];
    const page = await open('/', { device, settings: { prefLanguage: language } });
    const main = page.getByRole('main');
    await press(main.getByRole('link', { name: texts.home.indexOfTopics }), device);
    await expectHeading(page, own.title);
    expect(dataRequestsOf(page)).toHaveLength(1);
    const topics = main.locator('section li > p > a');
    const count = await topics.count();
    expect(count).toBeGreaterThan(200);
    await main.getByText(own.intro_other.replace('{{count, number}}', `${count}`)).waitFor();
    const wide = main
      .locator('li:has(ul)')
      .filter({ has: page.getByRole('link', { name: facts.wide, exact: true }) });
    expect(await wide.getByRole('link', { name: facts.part, exact: true }).count()).toBe(1);
    await expectAccessible(page);

    // The order is in the address, and needs no further data.
    await press(main.getByRole('link', { name: own.by.letter }), device);
    await page.waitForURL('**/posts?by=letter');
    const letters = main.getByRole('heading', { level: 2 });
    await letters.first().waitFor();
    await eventually(async () => {
      expect((await letters.allInnerTexts()).every((letter) => [...letter].length === 1)).toBe(
        true,
      );
    });
    const shown = await letters.allInnerTexts();
    expect(shown).toEqual([...shown].sort(new Intl.Collator(LANGUAGES[language].tag).compare));
    expect(await topics.count()).toBe(count);
    expect(dataRequestsOf(page)).toHaveLength(1);
    await expectAccessible(page);
    const jumps = main.getByRole('navigation', { name: own.letters });
    await press(jumps.getByRole('link', { name: facts.letter, exact: true }), device);
    await eventually(async () => {
      const box = await letters.getByText(facts.letter, { exact: true }).boundingBox();
      expect(box?.y).toBeLessThan(300);
    });

    const filter = main.getByRole('searchbox', { name: own.filter });
    await filter.fill(facts.written);
    await main
      .getByRole('status')
      .getByText(own.found_one.replace('{{count, number}}', '1'))
      .waitFor();
    expect(await topics.allInnerTexts()).toEqual([facts.found]);
    await main.getByText(facts.foundAs, { exact: true }).waitFor();
    expect(await jumps.count()).toBe(0);
    await filter.fill('zzqx');
    await main.getByRole('status').getByText(own.found_zero).waitFor();
    const everywhere = main.getByRole('link', { name: own.searchAll.replace('{{text}}', 'zzqx') });
    expect(await everywhere.getAttribute('href')).toBe('/query?queryParameter=zzqx');
    await expectAccessible(page);
    await filter.fill(facts.written);
    await press(topics.first(), device);
    await expectHeading(page, facts.found);
  },
);

test('without script both orders are there, and no filter', async () => {
  const page = await open('/posts', { hasScript: false, settings: { prefLanguage: 'english' } });
  const own = postIndexTexts.english;
  const main = page.getByRole('main');
  expect(await main.getByRole('searchbox').count()).toBe(0);
  const count = await main.locator('section li > p > a').count();
  await main.getByRole('link', { name: own.by.letter }).click();
  await main.getByRole('heading', { level: 2, name: 'A', exact: true }).waitFor();
  expect(await main.locator('section li > p > a').count()).toBe(count);
});

test('printed, it has three columns and few pages', async () => {
  const page = await open('/posts', { settings: {} });
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const columns = main.locator('section > ul').last();
  expect(await columns.evaluate((list) => getComputedStyle(list).columnCount)).toBe('3');
  expect(await main.getByRole('searchbox').count()).toBe(0);
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4);
});
