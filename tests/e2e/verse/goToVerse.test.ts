import { useBrowser } from '../../support/browser';
import { arrives, isFocused, press, READERS } from '../../support/journey';

const open = useBrowser();

const HEADINGS = { turkish: 'Bakara suresi, 255. ayet', english: 'Surah Al-Baqarah, verse 255' };

describe.each(READERS)('the box on a $device in $language', ({ device, language, texts }) => {
  const settings = { prefLanguage: language };

  test.each(['2 255', '2:255', ' 02:255 '])('%p leads to the verse', async (text) => {
    const page = await open('/', { device, settings });
    const box = page.getByRole('textbox', { name: texts.goTo.label });
    await box.fill(text);
    if (text === '2 255')
      await press(page.getByRole('button', { name: texts.goTo.submit }), device);
    else await box.press('Enter');
    await arrives(page, '/verses/2:255', HEADINGS[language]);
    expect(await box.inputValue()).toBe('');
  });

  test('anything else is answered with how to write it', async () => {
    const page = await open('/', { device, settings });
    const box = page.getByRole('textbox', { name: texts.goTo.label });
    await box.fill('2');
    await box.press('Enter');
    const message = page.getByRole('alert').filter({ hasText: texts.goTo.invalid });
    await message.waitFor();
    expect(await box.getAttribute('aria-invalid')).toBe('true');
    expect(await box.getAttribute('aria-describedby')).toBe(await message.getAttribute('id'));
    await isFocused(box);
    expect(new URL(page.url()).pathname).toBe('/');
    await box.pressSequentially(':');
    await message.waitFor({ state: 'hidden' });
  });

  test('a verse that there is not is answered with a page that says so', async () => {
    const page = await open('/', { device, settings });
    const box = page.getByRole('textbox', { name: texts.goTo.label });
    await box.fill('2:287');
    await box.press('Enter');
    await arrives(page, '/verses/2:287', texts.notFound.title);
    await page.getByText(texts.notFound.verse.replace('{{key}}', '2:287')).waitFor();
  });
});
