import type { Locator, Page } from 'playwright-core';
import { editingTexts } from '../../../client/i18n/editing';
import { fieldTexts } from '../../../client/i18n/fields';
import { postEditingTexts } from '../../../client/i18n/postEditing';
import { postTexts } from '../../../client/i18n/post';
import { searchTexts } from '../../../client/i18n/search';
import {
  adminClient,
  choose,
  goTo,
  expectMessage,
  openAsAdmin,
  typeInto,
} from '../../support/adminJourney';
import { expectAccessible } from '../../support/axe';
import { useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { expectFocused, expectHeading, inOneLanguage, press } from '../../support/journey';

const open = useBrowser();
const server = useServer();

const CREATE = `mutation ($input: CreatePostInput!) { createPost(input: $input) {
  ... on CreatePostPayload { post { databaseId version } } } }`;

describe.each(
  inOneLanguage('turkish', [
    { language: 'turkish' as const, theme: 'darkGreen' as const, device: 'phone' as const },
    { language: 'english' as const, theme: 'lightGreen' as const, device: 'desktop' as const },
  ]),
)('an admin in $language', ({ language, theme, device }) => {
  const own = postEditingTexts[language];
  const editing = editingTexts[language];
  const fields = fieldTexts[language];
  const noVerse = searchTexts[language].problem.NO_VERSE.replace(
    '{{surah}}',
    language === 'turkish' ? 'Bakara' : 'Al-Baqarah',
  ).replace('{{verses}}', '286');

  const begin = (path: string) =>
    openAsAdmin(open, server, path, { language, theme, device, expected: /net::ERR_/ });
  const fill = async (page: Page, dialog: Locator, title: string) => {
    await dialog.getByRole('combobox', { name: own.section }).selectOption('QURAN');
    await dialog.getByRole('spinbutton', { name: own.number }).fill('31');
    await dialog.getByRole('textbox', { name: own.turkishTitle }).fill(`${title} tr`);
    await dialog.getByRole('textbox', { name: own.englishTitle }).fill(`${title} en`);
    await typeInto(page, own.turkishNote, 'Bir not.');
    await typeInto(page, own.englishNote, 'A note.');
  };
  const enter = async (dialog: Locator, reference: string) => {
    const input = dialog.getByPlaceholder('2:5');
    await input.fill(reference);
    await input.press('Enter');
  };
  const pick = async (page: Page, dialog: Locator, title: string) => {
    await dialog.getByRole('button', { name: own.pick }).click();
    await page.getByRole('combobox', { name: own.pick }).fill(title);
    await page.getByRole('option', { name: new RegExp(title) }).click();
  };
  const make = async (title: string) => {
    const { createPost } = await adminClient(server)<{ createPost: { post: Made } }>(CREATE, {
      input: {
        section: 'QURAN',
        number: 41,
        turkishTitle: title,
        englishTitle: title,
        turkishNote: '<p>Not</p>',
        englishNote: '<p>Note</p>',
        verseReferences: ['2:255', '3:2'],
      },
    });
    return createPost.post;
  };

  test('creates a post once every field is valid', async () => {
    const page = await begin('/posts/quran');
    await choose(page, language, 'createPost');
    const dialog = page.getByRole('dialog', { name: own.createTitle });
    const create = dialog.getByRole('button', { name: editing.create, exact: true });
    await create.click();
    await page.getByText(editing.required).first().waitFor();
    await expectFocused(dialog.getByRole('combobox', { name: own.section }));
    await expectAccessible(page, '[role=dialog]');
    // Nothing was typed that could be lost.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await choose(page, language, 'createPost');
    await fill(page, dialog, `Yeni ${language}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: editing.unsaved.stay }).click();
    await enter(dialog, 'Bakara 255');
    await dialog.getByRole('button', { name: /^2:255 / }).waitFor();
    await enter(dialog, '   ');
    await enter(dialog, 'iki:üç');
    await create.click();
    const format = editing.problem.NOT_A_VERSE_REFERENCE.replace('{{value}}', 'iki:üç');
    await page.getByText(format).first().waitFor();

    await page.keyboard.press('Control+A');
    await dialog
      .getByRole('button', { name: new RegExp(fields.chips.remove.replace('{{name}}', 'iki:üç')) })
      .click();
    await enter(dialog, '2:287');
    // In its row, and below the field.
    await dialog.getByText(`2:287: ${noVerse}`).nth(1).waitFor();
    await create.click();
    await page
      .getByText(editing.problem.NO_SUCH_VERSE.replace('{{value}}', '2:287'))
      .first()
      .waitFor();
    await dialog
      .getByRole('button', { name: new RegExp(fields.chips.remove.replace('{{name}}', '2:287')) })
      .click();
    await create.click();
    await dialog.waitFor({ state: 'hidden' });
    await expectMessage(page, editing.done.saved);
    await page.getByRole('button', { name: own.open }).click();
    await expectHeading(page, `Yeni ${language} ${language === 'turkish' ? 'tr' : 'en'}`);

    // A new form is empty.
    await choose(page, language, 'createPost');
    expect(await dialog.getByRole('textbox', { name: own.turkishTitle }).inputValue()).toBe('');
  });

  test('updates a post that another admin saved meanwhile', async () => {
    const title = `Değişen ${language}`;
    const { databaseId, version } = await make(title);
    const page = await begin(`/posts/quran/${databaseId}`);
    await choose(page, language, 'updatePost');
    const dialog = page.getByRole('dialog', { name: own.updateTitle });
    await pick(page, dialog, title);
    await dialog.getByRole('textbox', { name: own.turkishTitle }).fill(`${title} benim`);
    await adminClient(server)(
      `mutation ($input: UpdatePostInput!) { updatePost(input: $input) { __typename } }`,
      {
        input: {
          databaseId,
          expectedVersion: version,
          section: 'QURAN',
          number: 42,
          turkishTitle: title,
          englishTitle: `${title} theirs`,
          turkishNote: '<p>Not</p>',
          englishNote: '<p>Note</p>',
          verseReferences: ['2:255', '3:2', '3:18'],
        },
      },
    );
    const save = dialog.getByRole('button', { name: editing.save, exact: true });
    await save.click();
    await dialog.getByRole('group', { name: editing.conflict.title }).waitFor();
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: editing.conflict.use }).click();
    await save.click();
    await dialog.waitFor({ state: 'hidden' });
    await expectMessage(page, editing.done.saved);
    await expectHeading(page, language === 'turkish' ? `${title} benim` : `${title} theirs`);
    const count = postTexts[language].verseCount_other.replace('{{count}}', '3');
    await page.locator('summary').filter({ hasText: count }).waitFor();
  });

  test('orders the verses of a post by their places, by the mushaf and by keys, in one save', async () => {
    const title = `Sıralı ${language}`;
    const { databaseId, version } = await make(title);
    const page = await begin(`/posts/quran/${databaseId}`);
    await choose(page, language, 'updatePost');
    const dialog = page.getByRole('dialog', { name: own.updateTitle });
    await pick(page, dialog, title);
    const rows = dialog.getByRole('list', { name: own.verseReferences }).getByRole('listitem');
    await rows
      .nth(0)
      .locator('[lang=ar]')
      .getByText(/\p{Script=Arabic}{3}/u)
      .waitFor();
    await enter(dialog, '112:1; 1:5');
    const place = (key: string, from: number) =>
      dialog.getByRole('button', {
        name: fields.verses.moveTo
          .replace('{{position, number}}', `${from}`)
          .replace('{{name}}', key),
      });
    await press(place('112:1', 3), device);
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await press(place('1:5', 4), device);
    await page.keyboard.type('99');
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Enter');
    const shown = async () =>
      (await rows.locator('[data-item]').allTextContents()).map(
        (text) => /\d+:\d+/.exec(text)?.[0],
      );
    expect(await shown()).toEqual(['112:1', '2:255', '3:2', '1:5']);
    await expectFocused(rows.nth(3).locator('[data-item]'));
    await press(
      dialog.getByRole('button', { name: fields.verses.mushafOrder, exact: true }),
      device,
    );
    expect(await shown()).toEqual(['1:5', '2:255', '3:2', '112:1']);
    await rows.nth(0).locator('[data-item]').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expectFocused(rows.nth(2).locator('[data-item]'));
    expect(await shown()).toEqual(['2:255', '3:2', '1:5', '112:1']);
    await dialog.getByRole('button', { name: editing.save, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    interface Ordered {
      version: number;
      verses: { edges: { node: { verse: { key: string } } }[] };
    }
    const { post } = await adminClient(server)<{ post: Ordered }>(
      `query ($databaseId: Int!) { post(databaseId: $databaseId) { version
        verses(first: 9) { edges { node { verse { key } } } } } }`,
      { databaseId },
    );
    expect(post.version).toBe(version + 1);
    expect(post.verses.edges.map(({ node }) => node.verse.key)).toEqual([
      '2:255',
      '3:2',
      '1:5',
      '112:1',
    ]);
  });

  test('edits the introduction, which has no section', async () => {
    const field = `${language}Title` as const;
    const { post } = await adminClient(server)<{ post: Record<typeof field, string> }>(
      `{ post(databaseId: 1) { ${field} } }`,
    );
    const page = await begin('/');
    await choose(page, language, 'updatePost');
    const dialog = page.getByRole('dialog', { name: own.updateTitle });
    await pick(page, dialog, post[field]);
    const title = dialog.getByRole('textbox', { name: own[field] });
    await title.fill(`${post[field]}!`);
    expect(await dialog.getByRole('combobox', { name: own.section }).count()).toBe(0);
    await dialog.getByRole('button', { name: editing.save, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await goTo(page, '/posts/introduction/1');
    await expectHeading(page, `${post[field]}!`);
  });

  test('deletes a post by holding the button, and undoes it', async () => {
    const title = `Silinen ${language}`;
    const { databaseId } = await make(title);
    const page = await begin(`/posts/quran/${databaseId}`);
    await choose(page, language, 'deletePost');
    const dialog = page.getByRole('dialog', { name: own.deleteTitle });
    const hold = dialog.getByRole('button', { name: own.delete, exact: true });
    // The topic of the page is chosen.
    await dialog.getByRole('button', { name: new RegExp(title) }).waitFor();
    expect(await hold.isDisabled()).toBe(false);
    await expectAccessible(page, '[role=dialog]');
    const box = await hold.boundingBox();
    await page.mouse.move(box!.x + 20, box!.y + 20);
    await page.mouse.down();
    // Proves that a hold of one second deletes nothing, even after the three seconds of a full hold.
    await page.waitForTimeout(1000);
    await page.mouse.move(5, 5);
    await page.waitForTimeout(2500);
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await choose(page, language, 'deletePost');
    await dialog.getByRole('button', { name: new RegExp(title) }).waitFor();
    await hold.focus();
    await page.keyboard.down(' ');
    await page.waitForURL(`${server.origin}/`);
    await page.keyboard.up(' ');
    await dialog.waitFor({ state: 'hidden' });
    const gone = await fetch(`${server.origin}/posts/quran/${databaseId}`);
    expect(gone.status).toBe(404);
    await page.getByRole('button', { name: own.undo }).click();
    await expectMessage(page, editing.done.restored);
    await goTo(page, `/posts/quran/${databaseId}`);
    await expectHeading(page, title);
  });

  test('makes one topic although the answer to the first attempt is lost', async () => {
    const page = await begin('/posts/quran');
    await choose(page, language, 'createPost');
    const dialog = page.getByRole('dialog', { name: own.createTitle });
    await fill(page, dialog, `Sabırlı ${language}`);
    await enter(dialog, '112:1');
    await page.route('**/graphql**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const create = dialog.getByRole('button', { name: editing.create, exact: true });
    await create.click();
    await dialog.getByRole('alert').getByText(editing.failure.unreachable).waitFor();
    await page.unroute('**/graphql**');
    await enter(dialog, '112:2');
    await create.click();
    await dialog.waitFor({ state: 'hidden' });
    const title = `Sabırlı ${language} ${language === 'turkish' ? 'tr' : 'en'}`;
    await page.getByText(title).waitFor();
    expect(await page.getByText(title).count()).toBe(1);
    await page.getByRole('button', { name: own.open }).click();
    await expectHeading(page, title);
    await page.getByRole('link', { name: '112:2', exact: true }).waitFor();
  });
});

interface Made {
  databaseId: number;
  version: number;
}
