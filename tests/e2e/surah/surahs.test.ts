import { eventually, useBrowser } from '../../support/browser';
import {
  expectFocused,
  expectHeading,
  expectPage,
  inOneLanguage,
  LANGUAGES,
  press,
  READERS,
} from '../../support/journey';

const open = useBrowser();

const NAMES = {
  turkish: { name: 'Bakara', title: 'Bakara suresi', heading: 'Bakara suresi, 255. ayet' },
  english: {
    name: 'Al-Baqarah',
    title: 'Surah Al-Baqarah',
    heading: 'Surah Al-Baqarah, verse 255',
  },
};

describe.each(inOneLanguage('turkish', READERS))(
  'on a $device in $language',
  ({ device, language, texts }) => {
    const { name, title, heading } = NAMES[language];
    const settings = { prefLanguage: language };

    test('a verse can be opened from the card of its surah', async () => {
      const page = await open('/', { device, settings });
      const menu = page.getByRole('banner').locator('summary');
      if (device === 'phone') await menu.tap();
      const link = page
        .getByRole('navigation')
        .getByRole('link', { name: texts.navigation.surahs });
      await press(link, device);
      await expectPage(page, '/surahs', texts.surah.listTitle);
      expect(await menu.locator('..').getAttribute('open')).toBeNull();
      expect(await page.getByRole('article').count()).toBe(114);

      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('link', { name, exact: true }) });
      const verses = card.getByRole('combobox');
      await verses.focus();
      await verses.selectOption('255');
      await expectPage(page, '/verses/2:255', heading);
    });

    test('the label of a surah opens a dialog with its facts', async () => {
      const page = await open('/verses/2:7', { device, settings });
      const label = page.getByRole('main').getByRole('button', {
        name: texts.surah.details.replace('{{name}}', name),
      });
      await press(label, device);
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByText('الْبَقَرَة').waitFor();
      const facts = await dialog.locator('dd').allTextContents();
      expect(facts).toEqual([language === 'turkish' ? 'Medine' : 'Medina', '87', '286']);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expectFocused(label);

      await press(label, device);
      await dialog.getByRole('combobox').focus();
      await dialog.getByRole('combobox').selectOption('255');
      await expectPage(page, '/verses/2:255', heading);
      await dialog.waitFor({ state: 'hidden' });
    });
  },
);

test('the dialog shows English beside Turkish only if the setting is on', async () => {
  const english = 'Al-Baqarah · The Cow';
  for (const alwaysShowEnglish of [true, false]) {
    const page = await open('/verses/2:7', { settings: { alwaysShowEnglish } });
    const { details } = LANGUAGES.turkish.texts.surah;
    await page
      .getByRole('main')
      .getByRole('button', { name: details.replace('{{name}}', 'Bakara') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('İnek').waitFor();
    expect(await dialog.getByText(english).count()).toBe(alwaysShowEnglish ? 1 : 0);
  }
});

test('typing in the list of verses navigates only on Enter', async () => {
  const page = await open('/surahs', { settings: {} });
  const { goToVerse } = LANGUAGES.turkish.texts.surah;
  const verses = page.getByRole('combobox', { name: goToVerse.replace('{{name}}', 'Bakara') });
  await verses.focus();
  await page.keyboard.type('255');
  await eventually(async () => expect(await verses.inputValue()).toBe('255'));
  await expectHeading(page, LANGUAGES.turkish.texts.surah.listTitle);
  await page.keyboard.press('Enter');
  await expectPage(page, '/verses/2:255', NAMES.turkish.heading);
});
