/** Every form through validation, network failure, conflict and an expired session to a save. */
import type { Locator, Page } from 'playwright-core';
import { editingTexts } from '../../../client/i18n/editing';
import { historyTexts } from '../../../client/i18n/history';
import { postEditingTexts } from '../../../client/i18n/postEditing';
import { tableTexts } from '../../../client/i18n/table';
import { tableEditingTexts } from '../../../client/i18n/tableEditing';
import { termElementEditingTexts } from '../../../client/i18n/termElementEditing';
import { verseEditingTexts } from '../../../client/i18n/verseEditing';
import {
  adminClient,
  choose,
  endSessions,
  expectMessage,
  openAsAdmin,
  signInAgain,
  typeInto,
} from '../../support/adminJourney';
import { expectAccessible } from '../../support/axe';
import { eventually, useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { expectFocused, inOneLanguage } from '../../support/journey';
import { IS_SOAK } from '../../support/soak';

const open = useBrowser();
const server = useServer();

interface Form {
  path: string;
  /** Opens the form and returns the part of the page that contains it. */
  open(page: Page): Promise<Locator>;
  /** Label of the field that this admin changes. */
  mine: string;
  /** Label of the field that another admin changes meanwhile. */
  theirs: string;
  /** The fields are rich texts, which may be empty. */
  isRich?: boolean;
}

const exact = true;

describe.each(
  inOneLanguage('turkish', [
    { language: 'turkish' as const, theme: 'lightGreen' as const, device: 'phone' as const },
    { language: 'english' as const, theme: 'darkGreen' as const, device: 'desktop' as const },
  ]),
)('an admin in $language on a $device', ({ language, theme, device }) => {
  const editing = editingTexts[language];
  const post = postEditingTexts[language];
  const table = tableTexts[language];
  const rows = tableEditingTexts[language];
  const element = termElementEditingTexts[language];
  const verse = verseEditingTexts[language];

  const begin = (path: string) =>
    openAsAdmin(open, server, path, {
      language,
      theme,
      device,
      hasReducedMotion: true,
      expected: /403|net::ERR_/,
    });
  const press = (part: Page | Locator, name: string) =>
    part.getByRole('button', { name, exact }).click();
  const row = (name: string) => async (page: Page) => {
    await press(page, rows.edit.replace('{{name}}', name));
    return page.getByRole('group', { name: rows.edited.replace('{{name}}', name), exact });
  };
  const pick = async (page: Page, title: string) => {
    await press(page, post.pick);
    await page.getByRole('combobox', { name: post.pick }).fill(title);
    await page.getByRole('option', { name: new RegExp(title) }).click();
  };
  const field = (part: Locator, name: string) => part.getByRole('textbox', { name, exact });
  const blockApi = (page: Page) => page.route('**/graphql', (route) => route.abort());
  const unblockApi = (page: Page) => page.unroute('**/graphql');

  const forms: Record<string, () => Form | Promise<Form>> = {
    'a topic': async () => {
      const title = `Yarım ${language}`;
      const { databaseId } = await makePost(title, 81);
      return {
        path: `/posts/quran/${databaseId}`,
        async open(page) {
          await choose(page, language, 'updatePost');
          await pick(page, title);
          return page.getByRole('dialog', { name: post.updateTitle });
        },
        mine: post[`${language}Title`],
        theirs: post[language === 'turkish' ? 'englishNote' : 'turkishNote'],
      };
    },
    'a verse of a topic': async () => {
      const { databaseId } = await makePost(`Ayetli ${language}`, 82);
      return {
        path: `/posts/quran/${databaseId}`,
        async open(page) {
          await press(page, verse.edit.replace('{{key}}', '112:1'));
          return page.getByRole('main');
        },
        mine: verse[`${language}Translation`],
        theirs: verse[language === 'turkish' ? 'englishTranslation' : 'turkishTranslation'],
        isRich: true,
      };
    },
    'a letter': () => ({
      path: '/tables/arabicCharacters',
      open: row(rows.letter.replace('{{letter}}', language === 'turkish' ? 'ج' : 'خ')),
      mine: table[language].pronunciation,
      theirs: table[language].letter,
    }),
    'a surah': () => ({
      path: '/tables/quranIndex',
      open: row(language === 'turkish' ? '4 - Nisâ' : '4 - An-Nisa'),
      mine: table[language].translation,
      theirs: table.column.arabicName,
    }),
    'a term element': () => ({
      path: '/termTables/3',
      async open(page) {
        const name = language === 'turkish' ? 'el-cenne' : 'al-jannah';
        // On a phone, a row is folded below its name.
        const unfold = page.getByRole('button', { name, exact, expanded: false });
        if (device === 'phone' && (await unfold.isVisible())) await unfold.click();
        return row(name)(page);
      },
      mine: element.field.arabicName,
      theirs: element.in[language].replace('{{field}}', element.field.Translation),
    }),
    'the names of a term': () => ({
      path: '/termTables/4',
      async open(page) {
        await page.getByTitle(rows.term.editNames).click();
        return page.getByRole('dialog', { name: rows.term.names });
      },
      mine: rows.term[`${language}Name`],
      theirs: rows.term[language === 'turkish' ? 'englishName' : 'turkishName'],
    }),
  };

  // The other forms have the same parts.
  const usual = ['a topic', 'a verse of a topic', 'a term element'];
  const names = IS_SOAK ? Object.keys(forms) : usual;

  test.each(names)('saves %s despite every failure', async (name) => {
    const { path, mine, theirs, isRich, ...form } = await forms[name]!();
    const [page, elsewhere] = [await begin(path), await begin(path)];
    const [part, other] = [await form.open(page), await form.open(elsewhere)];
    const own = field(part, mine);
    const save = () => press(part, editing.save);

    await typeInto(elsewhere, theirs, ` B${language}`);
    await press(other, editing.save);
    await expectMessage(elsewhere, editing.done.saved);

    if (!isRich) {
      const before = await own.inputValue();
      await own.fill('');
      await save();
      await page.getByText(editing.required).first().waitFor();
      await expectFocused(own);
      await own.fill(before);
    }
    await typeInto(page, mine, ` A${language}`);
    await blockApi(page);
    await save();
    await part.getByText(editing.failure.unreachable).waitFor();
    await unblockApi(page);

    await save();
    const conflict = part.getByRole('group', { name: editing.conflict.title });
    await conflict.waitFor();
    await conflict.getByText(`B${language}`).first().waitFor();
    await expectAccessible(page, IS_SOAK ? 'html' : 'form');
    await press(conflict, editing.conflict.use);
    await own.waitFor();

    await endSessions(server);
    await save();
    await signInAgain(page, language);
    await own.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText(`A${language}`).first().waitFor();
    // Both changes were saved.
    await form.open(page);
    expect(await text(field(part, theirs))).toContain(`B${language}`);
    expect(await text(own)).toContain(`A${language}`);
  });

  test('deletes a topic despite every failure', async () => {
    const title = `Giden ${language}`;
    const { databaseId, version } = await makePost(title, 83);
    const page = await begin('/posts/quran');
    await choose(page, language, 'deletePost');
    const dialog = page.getByRole('dialog', { name: post.deleteTitle });
    const button = dialog.getByRole('button', { name: post.delete, exact });
    const hold = async () => {
      await button.focus();
      await page.keyboard.down(' ');
    };
    await pick(page, title);
    await blockApi(page);
    await hold();
    await page.getByText(editing.operation.unreachable).waitFor();
    await page.keyboard.up(' ');
    await unblockApi(page);

    await changePost(databaseId, version, title);
    await hold();
    await page.getByText(editing.operation.stale).waitFor();
    await page.keyboard.up(' ');
    expect((await fetch(`${server.origin}/posts/quran/${databaseId}`)).status).toBe(200);

    // The list was refreshed and has the new title.
    await pick(page, `${title} değişti`);
    await hold();
    await dialog.waitFor({ state: 'hidden' });
    await page.keyboard.up(' ');
    await eventually(async () =>
      expect((await fetch(`${server.origin}/posts/quran/${databaseId}`)).status).toBe(404),
    );
  });

  test('organizes a table despite a failure', async () => {
    const page = await begin('/termTables/6');
    const organize = page.getByRole('button', { name: rows.term.organize, exact });
    await organize.waitFor();
    await blockApi(page);
    await organize.click();
    await page.getByText(editing.operation.unreachable).waitFor();
    await unblockApi(page);
    await organize.click();
    await expectMessage(page, editing.done.organized);
  });

  test('undoes a change despite every failure', async () => {
    const t = historyTexts[language];
    const { databaseId, version } = await makePost(`Eski hâl ${language}`, 84);
    await changePost(databaseId, version, `Yeni hâl ${language}`);
    const page = await begin('/admin/changes');
    const changes = page.getByRole('listitem').filter({ hasText: t.changes.show });
    const item = changes.first();
    const undo = async () => {
      await press(item, t.undo);
      await press(page.getByRole('alertdialog'), t.proceed);
    };
    await blockApi(page);
    await undo();
    await page.getByText(editing.operation.unreachable).waitFor();
    await unblockApi(page);
    await endSessions(server);
    await undo();
    await signInAgain(page, language, 'restored');
    const address = `${server.origin}/posts/quran/${databaseId}`;
    await eventually(async () =>
      expect(await (await fetch(address)).text()).toContain(`Eski hâl ${language}`),
    );
  });
});

const postOf = (title: string, number: number) => ({
  section: 'QURAN',
  number,
  turkishTitle: title,
  englishTitle: title,
  turkishNote: '<p>Not</p>',
  englishNote: '<p>Note</p>',
  verseReferences: ['112:1'],
});

async function makePost(title: string, number: number) {
  const { createPost } = await adminClient(server)<{
    createPost: { post: { databaseId: number; version: number } };
  }>(
    `mutation ($input: CreatePostInput!) { createPost(input: $input) {
      ... on CreatePostPayload { post { databaseId version } } } }`,
    { input: postOf(title, number) },
  );
  return createPost.post;
}

const changePost = (databaseId: number, expectedVersion: number, title: string) =>
  adminClient(server)(
    'mutation ($input: UpdatePostInput!) { updatePost(input: $input) { __typename } }',
    { input: { databaseId, expectedVersion, ...postOf(`${title} değişti`, 85) } },
  );

/** The text of a field, rich or plain. */
const text = (box: Locator) =>
  box.evaluate((node) =>
    node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement
      ? node.value
      : node.textContent,
  );
