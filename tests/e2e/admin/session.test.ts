import type { Page } from 'playwright-core';
import { adminTexts } from '../../../client/i18n/admin';
import { authTexts } from '../../../client/i18n/auth';
import { editingTexts } from '../../../client/i18n/editing';
import { verseEditingTexts } from '../../../client/i18n/verseEditing';
import {
  adminClient,
  endSessions,
  goTo,
  expectMessage,
  openAsAdmin,
  signInOn,
  typeInto,
} from '../../support/adminJourney';
import { expectAccessible } from '../../support/axe';
import { waitForHydration, useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { APPEARANCES, expectHeading, inOneLanguage, LANGUAGES } from '../../support/journey';

const open = useBrowser();
const server = useServer();

describe.each(inOneLanguage('english', APPEARANCES))('an admin in $language', ({ language }) => {
  const own = verseEditingTexts[language];
  const auth = authTexts[language];
  const editing = editingTexts[language];
  const key = language === 'turkish' ? '36:1' : '36:2';

  const begin = () =>
    openAsAdmin(open, server, `/verses/${key}`, {
      language,
      expected: /net::ERR_|can't be reached|403|Failed to load/,
    });
  const edit = async (page: Page) => {
    await page.getByRole('button', { name: own.edit.replace('{{key}}', key) }).click();
    await page.getByRole('textbox', { name: own.englishTranslation }).waitFor();
  };
  const save = (page: Page) =>
    page.getByRole('button', { name: editing.save, exact: true }).click();
  const isSaved = async (text: string) => {
    const { verse } = await adminClient(server)<{ verse: { englishTranslation: string } }>(
      'query ($key: String!) { verse(key: $key) { englishTranslation } }',
      { key },
    );
    return verse.englishTranslation.includes(text);
  };

  test('signs in over the form after the session has ended, and saves it', async () => {
    const page = await begin();
    await edit(page);
    await typeInto(page, own.englishTranslation, ` Late ${language}.`);
    await endSessions(server);
    await save(page);
    const dialog = page.getByRole('dialog', { name: editing.signInAgain.title });
    await dialog.waitFor();
    await expectAccessible(page, '[role=dialog]');
    // Closing the dialog keeps the text.
    await dialog.getByRole('button', { name: editing.close }).click();
    await page.getByText(editing.failure.signedOut).waitFor();
    expect(await isSaved(`Late ${language}.`)).toBe(false);
    await save(page);
    await dialog.waitFor();
    await signInOn(page, language);
    await expectMessage(page, editing.done.saved);
    expect(await isSaved(`Late ${language}.`)).toBe(true);
  });

  test('continues a draft after a browser crash', async () => {
    const page = await begin();
    await edit(page);
    await typeInto(page, own.englishTranslation, ` Unsaved ${language}.`);
    const next = await page.context().newPage();
    await page.close();
    await next.goto('/');
    await waitForHydration(next);
    await next
      .getByText(adminTexts[language].drafts_one.replace('{{count}}', '1'))
      .filter({ visible: true })
      .waitFor();
    await goTo(next, `/verses/${key}`);
    await next.getByRole('button', { name: own.edit.replace('{{key}}', key) }).click();
    await next.getByRole('button', { name: editing.draft.take }).waitFor();
    await expectAccessible(next, 'main');
    await next.getByRole('button', { name: editing.draft.take }).click();
    await next.getByText(`Unsaved ${language}.`).waitFor();
    await save(next);
    await expectMessage(next, editing.done.saved);
    expect(await isSaved(`Unsaved ${language}.`)).toBe(true);
  });

  test('is asked before leaving a page with changes', async () => {
    const page = await begin();
    await edit(page);
    await typeInto(page, own.englishTranslation, ' Going.');
    const question = page.getByRole('alertdialog', { name: editing.unsaved.title });
    const away = () => page.locator('a[href="/surahs"]').filter({ visible: true }).first().click();
    await away();
    await question.getByRole('button', { name: editing.unsaved.stay }).click();
    expect(new URL(page.url()).pathname).toBe(`/verses/${key}`);
    await away();
    await question.getByRole('button', { name: editing.unsaved.leave }).click();
    await page.waitForURL(`${server.origin}/surahs`);
    await expectHeading(page, LANGUAGES[language].texts.surah.listTitle);
    await page.goBack();
    await page.getByRole('button', { name: own.edit.replace('{{key}}', key) }).click();
    await page.getByRole('button', { name: editing.draft.discard }).click();
    await page.getByRole('textbox', { name: own.englishTranslation }).waitFor();
    expect(await page.getByText('Going.').count()).toBe(0);
  });

  test('keeps the text while the server is down', async () => {
    const page = await begin();
    await edit(page);
    await typeInto(page, own.englishTranslation, ` Waited ${language}.`);
    await server.stop();
    await save(page);
    await page.getByText(editing.failure.unreachable).waitFor();
    await server.start();
    await save(page);
    await expectMessage(page, editing.done.saved);
    expect(await isSaved(`Waited ${language}.`)).toBe(true);
  });

  test('signs out everywhere, in other tabs and on other devices', async () => {
    const page = await begin();
    const tab = await page.context().newPage();
    await goTo(tab, '/surahs');
    const device = await begin();
    await page
      .getByRole('button', { name: auth.signOutEverywhere })
      .filter({ visible: true })
      .click();
    await page.getByText(auth.signedOutEverywhere).waitFor();
    const pencil = page.getByRole('button', { name: own.edit.replace('{{key}}', key) });
    await pencil.waitFor({ state: 'hidden' });
    await tab.getByText(auth.signedInAs).first().waitFor({ state: 'detached' });
    await device.reload();
    await device.waitForFunction(
      () => localStorage.getItem('shouldAttemptAuthentication') === null,
    );
  });
});
