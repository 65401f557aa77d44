import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { APPEARANCES, LANGUAGES, openSettings, words } from '../support/journey';

const open = useBrowser();

async function isAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    })),
  ).toEqual([]);
}

describe.each(APPEARANCES)('in $language with the theme $theme', ({ language, theme, texts }) => {
  const settings = { prefLanguage: language, prefTheme: theme };
  const visit = (path: string) =>
    open(path, { settings, hasReducedMotion: true, expected: /status of 404/ });

  test.each(['/', '/verses/2:255', '/verses/1:1', '/surahs', '/nonsense', '/posts/1'])(
    '%s',
    async (path) => {
      await isAccessible(await visit(path));
    },
  );

  test('the dialog of the first visit', async () => {
    // The theme is set, and yet nothing has been stored: as after the cookie alone was kept.
    const page = await open('/', {
      hasReducedMotion: true,
      before: (page) =>
        page.addInitScript(
          (json) => localStorage.setItem('settings', json),
          JSON.stringify(settings),
        ),
    });
    await page.getByRole('dialog').waitFor();
    await isAccessible(page);
  });

  test('the settings', async () => {
    const page = await visit('/verses/1:1');
    await openSettings(page, texts);
    await isAccessible(page);
  });

  test('the pickers', async () => {
    const page = await visit('/verses/1:1');
    await page.getByRole('banner').getByRole('button', { name: texts.surah.pick }).click();
    await page.getByRole('option').first().waitFor();
    await isAccessible(page);
    await page.getByRole('option', { name: /^2 - / }).click();
    await page.getByRole('option', { name: '286' }).waitFor();
    await isAccessible(page);
  });

  test('the dialog of a surah', async () => {
    const page = await visit('/verses/2:7');
    await page.getByRole('main').getByRole('button', { name: /^2 - / }).click();
    await page.getByRole('dialog').waitFor();
    await isAccessible(page);
  });

  test('the tooltip of a word, and the message of the box', async () => {
    const page = await visit('/verses/1:1');
    await page.getByRole('textbox', { name: texts.goTo.label }).fill('x');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: texts.goTo.invalid }).waitFor();
    await words(page).first().hover();
    await page.getByRole('tooltip').filter({ visible: true }).waitFor();
    await isAccessible(page);
  });
});

test('the open menu of a phone', async () => {
  const page = await open('/', { device: 'phone', settings: {} });
  await page.getByRole('banner').locator('summary').tap();
  await page.getByRole('navigation').getByText(LANGUAGES.turkish.texts.navigation.about).waitFor();
  await isAccessible(page);
});
