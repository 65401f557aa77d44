import { dataRequestsOf, eventually, useBrowser } from '../../support/browser';
import { expectPage, expectFocused, LANGUAGES } from '../../support/journey';

const open = useBrowser();

describe.each([
  {
    language: 'turkish',
    first: '1 - Fâtiha',
    surah: '2 - Bakara',
    verse: '255. ayet',
    heading: 'Bakara suresi, 255. ayet',
  },
  {
    language: 'english',
    first: '1 - Al-Fatihah',
    surah: '2 - Al-Baqarah',
    verse: 'Verse 255',
    heading: 'Surah Al-Baqarah, verse 255',
  },
] as const)('the pickers in $language', ({ language, first, surah, verse, heading }) => {
  const { texts } = LANGUAGES[language];
  const settings = { prefLanguage: language };

  test('lead to a verse by keyboard', async () => {
    const page = await open('/', { settings });
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: texts.surah.pick }).focus();
    await page.keyboard.press('Enter');
    await expectFocused(page.getByRole('combobox', { name: texts.surah.search }));
    expect(await page.getByRole('option').count()).toBe(114);

    await page.keyboard.type(surah.slice(4));
    await page.keyboard.press('Enter');
    await expectFocused(page.getByRole('combobox', { name: texts.surah.pickVerse }));
    await eventually(async () => expect(await page.getByRole('option').count()).toBe(286));

    await page.keyboard.type('255');
    await page.keyboard.press('Enter');
    await expectPage(page, '/verses/2:255', heading);
    await bar.getByRole('button', { name: surah }).waitFor();
    await bar.getByRole('button', { name: verse }).waitFor();
  });

  test('lead to a verse by mouse', async () => {
    const page = await open('/verses/1:1', { settings });
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: first }).click();
    await page.getByRole('option', { name: surah }).click();
    await page.getByRole('option', { name: '255', exact: true }).click();
    await expectPage(page, '/verses/2:255', heading);
    await bar.getByRole('button', { name: verse }).waitFor();
  });

  test('say when no surah matches, and close by Escape', async () => {
    const page = await open('/', { settings });
    const button = page.getByRole('banner').getByRole('button', { name: texts.surah.pick });
    await button.click();
    await page.getByRole('combobox', { name: texts.surah.search }).fill('xyz');
    await page.getByText(texts.surah.noMatch).waitFor();
    await page.keyboard.press('Escape');
    await expectFocused(button);
  });
});

test('the names of the surahs are requested once, when the picker opens', async () => {
  const page = await open('/', { settings: {} });
  expect(dataRequestsOf(page)).toEqual([]);
  const button = page.getByRole('button', { name: LANGUAGES.turkish.texts.surah.pick });
  for (let time = 0; time < 2; time++) {
    await button.click();
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('option').first().waitFor({ state: 'hidden' });
  }
  expect(dataRequestsOf(page)).toHaveLength(1);
});
