import type { Locator, Page } from 'playwright-core';
import { editingTexts } from '../../../client/i18n/editing';
import { tableTexts } from '../../../client/i18n/table';
import { tableEditingTexts } from '../../../client/i18n/tableEditing';
import { termElementEditingTexts } from '../../../client/i18n/termElementEditing';
import { expectMessage, openAsAdmin } from '../../support/adminJourney';
import { expectAccessible } from '../../support/axe';
import { requestsOf, useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { APPEARANCES, expectFocused, inOneLanguage } from '../../support/journey';

const open = useBrowser();
const server = useServer();

type Appearance = Pick<(typeof APPEARANCES)[number], 'language' | 'theme'>;

const TURKISH: Appearance = { language: 'turkish', theme: 'darkGreen' };

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });
const fieldOf = (part: Locator, name: string) => part.getByRole('textbox', { name, exact: true });

const textsOf = (language: 'turkish' | 'english') => ({
  editing: editingTexts[language],
  table: tableTexts[language],
  own: tableEditingTexts[language],
  element: termElementEditingTexts[language],
});

const admin = (path: string, { language, theme }: Appearance) =>
  openAsAdmin(open, server, path, { language, theme, hasReducedMotion: true });

const pencil = (page: Page, language: Appearance['language'], name: string) =>
  main(page).getByRole('button', {
    name: tableEditingTexts[language].edit.replace('{{name}}', name),
    exact: true,
  });

/** Opens the form of a row and returns its panel. */
async function edit(page: Page, language: Appearance['language'], name: string) {
  await pencil(page, language, name).click();
  const panel = main(page).getByRole('group', {
    name: tableEditingTexts[language].edited.replace('{{name}}', name),
    exact: true,
  });
  await panel.waitFor();
  return panel;
}

const EDIT = new RegExp(`^${tableEditingTexts.turkish.edit.replace('{{name}}', '')}`);

const EDITOR_CODE = /Edit|Admin|RowForm/;

const mutationsOf = (page: Page) => requestsOf(page).filter((path) => path === '/graphql');

describe.each(inOneLanguage('turkish', APPEARANCES))(
  'in $language with the theme $theme',
  (appearance) => {
    const { language } = appearance;
    const { editing, table, own, element } = textsOf(language);
    const letter = (name: string) => own.letter.replace('{{letter}}', name);

    test('a letter is validated and saved', async () => {
      const page = await admin('/tables/arabicCharacters', appearance);
      let panel = await edit(page, language, letter('ث'));
      await expectAccessible(page);
      const before = mutationsOf(page).length;
      await panel.getByRole('button', { name: editing.save }).click();
      await expectFocused(pencil(page, language, letter('ث')));
      expect(mutationsOf(page)).toHaveLength(before);

      panel = await edit(page, language, letter('ث'));
      const pronunciation = panel.getByLabel(table[language].pronunciation);
      await expectFocused(panel.getByLabel(table.column.letter).first());
      await pronunciation.fill('');
      await pronunciation.press('Enter');
      await expectFocused(pronunciation);
      await expectMessage(page, editing.required);
      expect(mutationsOf(page)).toHaveLength(before);

      await pronunciation.fill(`se ${language}`);
      await panel.getByLabel(table.column.letter).first().fill('ت');
      await pronunciation.press('Enter');
      await panel.getByText(editing.problem.LETTER_TAKEN.replace('{{value}}', '3')).waitFor();
      await panel.getByLabel(table.column.letter).first().fill('ث');
      await pronunciation.press('Enter');
      await expectFocused(pencil(page, language, letter('ث')));
      await row(page, `se ${language}`).waitFor();
      await expectMessage(page, editing.done.saved);
      await page.reload();
      await row(page, `se ${language}`).waitFor();
    });

    test('a row of the index has no input for locked fields, and reports a taken place', async () => {
      const page = await admin('/tables/quranIndex', appearance);
      const name = language === 'turkish' ? '2 - Bakara' : '2 - Al-Baqarah';
      const panel = await edit(page, language, name);
      for (const locked of [
        table.column.number,
        table[language].place,
        table.column.numberOfVerses,
      ])
        expect(await panel.getByLabel(locked, { exact: true }).count()).toBe(0);
      await panel.getByText('286').waitFor();
      const place = panel.getByRole('spinbutton', { name: table.column.revelationOrder });
      await place.fill('5');
      await place.press('Enter');
      await panel
        .getByText(editing.problem.REVELATION_ORDER_TAKEN.replace('{{value}}', '1'))
        .waitFor();
      await expectFocused(place);
      await place.fill('87');
      await fieldOf(panel, table[language].translation).fill(`Inek ${language}`);
      await panel.getByRole('button', { name: editing.save }).click();
      await expectFocused(pencil(page, language, name));
      await row(page, `Inek ${language}`).getByText('87').waitFor();
    });

    test('two elements of a term are saved together, then its names and its order', async () => {
      const page = await admin('/termTables/3', appearance);
      const label = (field: string) => element.in[language].replace('{{field}}', field);
      const names =
        language === 'turkish'
          ? (['el-cenne', 'en-naîm'] as const)
          : (['al-jannah', 'an-na’im'] as const);
      const panels = [await edit(page, language, names[0]), await edit(page, language, names[1])];
      for (const [index, panel] of panels.entries()) {
        await fieldOf(panel, label(element.field.Tag)).fill(`T${index}`);
        expect(await panel.getByLabel(table.column.order, { exact: true }).count()).toBe(0);
      }
      const verses = fieldOf(panels[0]!, element.field.verses);
      expect((await verses.inputValue()).split(' ')).toHaveLength(112);
      await expectAccessible(page);
      await main(page).getByRole('button', { name: own.saveAll }).click();
      for (const [index, name] of names.entries()) {
        await pencil(page, language, name).waitFor();
        await row(page, name).getByText(`T${index}`, { exact: true }).waitFor();
      }

      const actions = main(page).getByRole('group', { name: /./ }).first();
      const opener = page.getByTitle(own.term.editNames);
      const dialog = page.getByRole('dialog', { name: own.term.names });
      await opener.click();
      await dialog.waitFor();
      await expectAccessible(page);
      const before = mutationsOf(page).length;
      await dialog.getByRole('button', { name: editing.save }).click();
      await dialog.waitFor({ state: 'hidden' });
      await opener.click();
      const name = dialog.getByLabel(own.term[`${language}Name`]);
      await name.fill(' ');
      await dialog.getByRole('button', { name: editing.save }).click();
      await expectMessage(page, editing.required);
      await expectFocused(name);
      expect(mutationsOf(page)).toHaveLength(before);
      await name.fill(`Cennet ${language}`);
      await name.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('heading', { level: 1, name: `Cennet ${language}` }).waitFor();

      await actions.getByRole('button', { name: own.term.organize }).click();
      await expectMessage(page, editing.done.organized);
    });
  },
);

test('an element is saved although its place was changed meanwhile', async () => {
  const { editing, own, element } = textsOf('turkish');
  const page = await admin('/termTables/4', TURKISH);
  const panel = await edit(page, 'turkish', 'en-nâr');
  await fieldOf(panel, element.in.turkish.replace('{{field}}', element.field.Label)).fill('Ateş!');
  await main(page).getByRole('button', { name: own.term.organize }).click();
  await expectMessage(page, editing.done.organized);
  await panel.getByRole('button', { name: editing.save }).click();
  await row(page, 'Ateş!').waitFor();
  expect(await page.getByText(editing.conflict.title).count()).toBe(0);
});

test('Escape asks before discarding changes, and the draft is offered again', async () => {
  const { editing, table, own } = textsOf('turkish');
  const name = own.letter.replace('{{letter}}', 'ر');
  const page = await admin('/tables/arabicCharacters', TURKISH);
  let panel = await edit(page, 'turkish', name);
  await panel.getByLabel(table.turkish.pronunciation).fill('taslak');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: editing.unsaved.leave }).click();
  await expectFocused(pencil(page, 'turkish', name));
  panel = await edit(page, 'turkish', name);
  await panel.getByRole('button', { name: editing.draft.take }).click();
  expect(await panel.getByLabel(table.turkish.pronunciation).inputValue()).toBe('taslak');
});

test('both tables of a page with two terms can be edited', async () => {
  const page = await admin('/termTables/3/4', TURKISH);
  for (const name of ['el-cenne', 'en-nâr']) await edit(page, 'turkish', name);
  const { own } = textsOf('turkish');
  expect(await main(page).getByRole('button', { name: own.saveAll }).count()).toBe(2);
  expect(requestsOf(page).join()).toMatch(EDITOR_CODE);
});

test.each(['/tables/arabicCharacters', '/tables/quranIndex', '/termTables/3'])(
  'a visitor of %s sees a read-only table and loads no editor code',
  async (path) => {
    const page = await open(path, { origin: server.origin, settings: {} });
    await main(page).getByRole('table').first().waitFor();
    expect(await main(page).getByRole('button', { name: EDIT }).count()).toBe(0);
    await page.waitForLoadState('networkidle');
    expect(requestsOf(page).filter((asked) => EDITOR_CODE.test(asked))).toEqual([]);
  },
);
