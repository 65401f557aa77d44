/** Operations after the session has ended, which are completed once the admin signs in again. */
import type { Page } from 'playwright-core';
import { editingTexts } from '../../../client/i18n/editing';
import { postEditingTexts } from '../../../client/i18n/postEditing';
import { tableEditingTexts } from '../../../client/i18n/tableEditing';
import { termElementEditingTexts } from '../../../client/i18n/termElementEditing';
import { wordEditingTexts } from '../../../client/i18n/wordEditing';
import {
  adminClient,
  choose,
  endSessions,
  openAsAdmin,
  signInAgain,
  typeInto,
} from '../../support/adminJourney';
import { useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { APPEARANCES, inOneLanguage, words } from '../../support/journey';

const open = useBrowser();
const server = useServer();

describe.each(inOneLanguage('turkish', APPEARANCES))(
  'in $language, after the session has ended',
  ({ language }) => {
    const editing = editingTexts[language];
    const post = postEditingTexts[language];
    const element = termElementEditingTexts[language];
    const table = tableEditingTexts[language];

    const begin = (path: string) =>
      openAsAdmin(open, server, path, { language, hasReducedMotion: true, expected: /403/ });
    const press = (page: Page, name: string) =>
      page.getByRole('button', { name, exact: true }).click();

    test('a post is created', async () => {
      const page = await begin('/posts/quran');
      await choose(page, language, 'createPost');
      const title = `Geç ${language}`;
      await page.getByRole('combobox', { name: post.section }).selectOption('QURAN');
      await page.getByRole('spinbutton', { name: post.number }).fill('61');
      await page.getByRole('textbox', { name: post.turkishTitle }).fill(title);
      await page.getByRole('textbox', { name: post.englishTitle }).fill(title);
      await typeInto(page, post.turkishNote, 'Not');
      await typeInto(page, post.englishNote, 'Note');
      await page.getByPlaceholder('2:5').fill('112:1');
      await endSessions(server);
      await press(page, editing.create);
      const question = page.getByRole('dialog', { name: editing.signInAgain.title });
      await question.waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'hidden' });
      const turkishTitle = page.getByRole('textbox', { name: post.turkishTitle });
      expect(await turkishTitle.inputValue()).toBe(title);
      await press(page, editing.create);
      await signInAgain(page, language);
      await page.getByRole('main').getByText(title).waitFor();
    });

    test('a post is deleted', async () => {
      const title = `Eski ${language}`;
      await adminClient(server)(
        'mutation ($input: CreatePostInput!) { createPost(input: $input) { __typename } }',
        {
          input: {
            section: 'QURAN',
            number: 62,
            turkishTitle: title,
            englishTitle: title,
            turkishNote: '<p>Not</p>',
            englishNote: '<p>Note</p>',
            verseReferences: ['112:1'],
          },
        },
      );
      const page = await begin('/posts/quran');
      await choose(page, language, 'deletePost');
      await press(page, post.pick);
      await page.getByRole('combobox', { name: post.pick }).fill(title);
      await page.getByRole('option', { name: new RegExp(title) }).click();
      await endSessions(server);
      await page.getByRole('button', { name: post.delete, exact: true }).focus();
      await page.keyboard.down(' ');
      await page.getByRole('dialog', { name: editing.signInAgain.title }).waitFor();
      await page.keyboard.up(' ');
      await signInAgain(page, language, 'deleted');
      await page.getByRole('main').getByText(title).waitFor({ state: 'hidden' });
    });

    test('a term element is created', async () => {
      const page = await begin('/termTables/3');
      await choose(page, language, 'createTermElement');
      const dialog = page.getByRole('dialog', { name: element.title });
      await dialog.getByRole('combobox').first().selectOption({ index: 3 });
      for (const input of await dialog.getByRole('textbox').all()) {
        if (!(await input.inputValue())) await input.fill('x');
      }
      await endSessions(server);
      await dialog.locator('button[type=submit]').click();
      await signInAgain(page, language);
      await dialog.waitFor({ state: 'hidden' });
    });

    test('a word is saved', async () => {
      const page = await begin(language === 'turkish' ? '/verses/110:1' : '/verses/110:2');
      await words(page).first().click();
      const gloss = page.getByRole('textbox', {
        name: wordEditingTexts[language].turkishTranslation,
      });
      await gloss.fill(`geç ${language}`);
      await endSessions(server);
      await press(page, editing.save);
      await signInAgain(page, language);
    });

    test('the table of a term is organized', async () => {
      const page = await begin('/termTables/5');
      const organize = page.getByRole('button', { name: table.term.organize });
      await organize.waitFor();
      await endSessions(server);
      await organize.click();
      await signInAgain(page, language, 'organized');
    });
  },
);
