import type { Locator, Page } from 'playwright-core';
import { adminTexts } from '../../../client/i18n/admin';
import { editingTexts } from '../../../client/i18n/editing';
import { postEditingTexts } from '../../../client/i18n/postEditing';
import { verseEditingTexts } from '../../../client/i18n/verseEditing';
import { wordEditingTexts } from '../../../client/i18n/wordEditing';
import { expectMessage, openAsAdmin } from '../../support/adminJourney';
import { useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { expectFocused, expectHeading, LANGUAGES, words } from '../../support/journey';

const open = useBrowser();
const server = useServer();

const admin = adminTexts.english;
const editing = editingTexts.english;
const post = postEditingTexts.english;
const verse = verseEditingTexts.english;
const word = wordEditingTexts.english;

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name });

test('a post is created and deleted by keyboard alone', async () => {
  const page = await openAsAdmin(open, server, '/posts/quran', { hasReducedMotion: true });
  const entry = page
    .getByRole('button', { name: new RegExp(`^${admin.admin}`) })
    .filter({ visible: true });
  await entry.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: admin.operations, exact: true }).waitFor();
  await tabTo(page, button(page, admin.createPost));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: post.createTitle }).waitFor();
  await tabTo(page, page.getByRole('combobox', { name: post.section }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('spinbutton', { name: post.number }));
  await page.keyboard.type('71');
  await tabTo(page, textbox(page, post.turkishTitle));
  await page.keyboard.type('Tuşlarla');
  await tabTo(page, textbox(page, post.turkishNote));
  await page.keyboard.type('Not');
  await tabTo(page, textbox(page, post.englishTitle));
  await page.keyboard.type('By keys');
  await tabTo(page, textbox(page, post.englishNote));
  await page.keyboard.type('Note');
  await tabTo(page, page.getByPlaceholder('2:5'));
  await page.keyboard.type('112:1 112:2');
  await tabTo(page, button(page, editing.create));
  await page.keyboard.press('Enter');
  await expectMessage(page, editing.done.saved);
  await expectFocused(entry);

  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: admin.operations, exact: true }).waitFor();
  await tabTo(page, button(page, admin.deletePost));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: post.deleteTitle });
  await dialog.getByRole('button', { name: post.pick }).waitFor();
  await tabTo(page, button(page, post.pick));
  await page.keyboard.press('Enter');
  await page.keyboard.type('by keys');
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, post.delete));
  await page.keyboard.down(' ');
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.up(' ');
  await expectFocused(entry);
});

test('a verse is edited by keyboard alone', async () => {
  const page = await openAsAdmin(open, server, '/verses/112:1', { hasReducedMotion: true });
  await expectHeading(page, 'Surah Al-Ikhlas, verse 1');
  const pencil = page.getByRole('button', { name: verse.edit.replace('{{key}}', '112:1') });
  await pencil.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: verse.englishTranslation }).waitFor();
  await tabTo(page, textbox(page, verse.englishTranslation));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Typed.');
  await tabTo(page, button(page, editing.save));
  await page.keyboard.press('Enter');
  await expectMessage(page, editing.done.saved);
  await expectFocused(pencil);
  await page.getByRole('main').getByText('Typed.').waitFor();
});

test('Control+Enter saves a word and goes on to the next, and Escape asks before it loses', async () => {
  const page = await openAsAdmin(open, server, '/verses/112:2?edit=112:2:1', {
    hasReducedMotion: true,
  });
  let saves = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('expectedVersion')) saves += 1;
  });
  const dialogOf = (number: number) =>
    page.getByRole('dialog', {
      name: LANGUAGES.english.texts.word.place
        .replace('{{verse}}', '112:2')
        .replace('{{number}}', String(number)),
      exact: true,
    });
  const gloss = (dialog: Locator) => dialog.getByRole('textbox', { name: word.englishTranslation });
  await dialogOf(1).waitFor();
  await expectFocused(gloss(dialogOf(1)));
  await page.keyboard.press('End');
  await page.keyboard.type(' typed');
  await page.keyboard.press('Control+Enter');
  await dialogOf(2).waitFor();
  await expectFocused(gloss(dialogOf(2)));
  expect(saves).toBe(1);
  // The last word: nothing was changed, nothing follows.
  expect(await dialogOf(2).getByRole('button', { name: editing.saveAndGoOn }).count()).toBe(0);
  await page.keyboard.press('Meta+Enter');
  await dialogOf(2).waitFor({ state: 'hidden' });
  expect(saves).toBe(1);
  await page.getByRole('main').getByText('typed').waitFor();

  await words(page).first().click();
  await expectFocused(gloss(dialogOf(1)));
  await page.keyboard.press('Escape');
  await dialogOf(1).waitFor({ state: 'hidden' });
  await words(page).first().click();
  await expectFocused(gloss(dialogOf(1)));
  await page.keyboard.type('lost?');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: editing.unsaved.title });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await button(page, editing.unsaved.discard).click();
  await dialogOf(1).waitFor({ state: 'hidden' });
  expect(saves).toBe(1);
});
