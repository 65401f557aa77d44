import type { Page } from 'playwright-core';
import { editingTexts } from '../../../client/i18n/editing';
import { historyTexts } from '../../../client/i18n/history';
import { verseEditingTexts } from '../../../client/i18n/verseEditing';
import {
  adminClient,
  goTo,
  expectMessage,
  openAsAdmin,
  typeInto,
} from '../../support/adminJourney';
import { expectAccessible } from '../../support/axe';
import { eventually, requestsOf, useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { expectFocused, inOneLanguage } from '../../support/journey';

const open = useBrowser();
const server = useServer();

describe.each(
  inOneLanguage('english', [
    { language: 'turkish' as const, key: '2:255', theme: 'lightGreen' as const },
    { language: 'english' as const, key: '2:256', theme: 'darkGreen' as const },
  ]),
)('an admin in $language', ({ language, key, theme }) => {
  const own = verseEditingTexts[language];
  const editing = editingTexts[language];
  const pencilOf = (page: Page) =>
    page.getByRole('button', { name: own.edit.replace('{{key}}', key) });
  const save = (page: Page) => page.getByRole('button', { name: editing.save, exact: true });
  const begin = async (path = `/verses/${key}`) => {
    const page = await openAsAdmin(open, server, path, { language, theme, expected: /net::ERR_/ });
    return page;
  };
  const edit = async (page: Page) => {
    await pencilOf(page).click();
    await page.getByRole('textbox', { name: own.englishTranslation }).waitFor();
  };

  test('edits both translations in place, and readers see them', async () => {
    const page = await begin();
    await edit(page);
    expect(await page.locator('a[rel=next]').count()).toBe(0);
    await expectAccessible(page, 'main');
    await typeInto(page, own.turkishTranslation, ` Denendi ${language}.`);
    await typeInto(page, own.englishTranslation, ` Tried ${language}.`);
    await save(page).click();
    await expectMessage(page, editing.done.saved);
    await expectFocused(pencilOf(page));
    await page.locator('a[rel=next]').waitFor();
    await page.getByRole('main').getByText(`Tried ${language}.`).waitFor();

    const visitor = await open(`/verses/${key}`, {
      origin: server.origin,
      settings: { prefLanguage: 'turkish' },
    });
    await visitor.getByText(`Denendi ${language}.`).waitFor();
    await visitor.getByText(`Tried ${language}.`).waitFor();
  });

  test('sees which field is missing, and nothing is sent', async () => {
    const page = await begin();
    await edit(page);
    await page.getByRole('textbox', { name: own.englishTranslation }).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    const before = requestsOf(page).length;
    await save(page).click();
    await page.getByRole('main').getByText(editing.required).waitFor();
    await expectFocused(page.getByRole('textbox', { name: own.englishTranslation }));
    expect(
      requestsOf(page)
        .slice(before)
        .filter((path) => path === '/graphql'),
    ).toEqual([]);
  });

  test('cancels, and the text stays as it was', async () => {
    const page = await begin();
    await edit(page);
    await page.getByRole('button', { name: editing.cancel, exact: true }).click();
    await expectFocused(pencilOf(page));
    await edit(page);
    await typeInto(page, own.englishTranslation, ' Never mind.');
    await page.getByRole('button', { name: editing.cancel, exact: true }).click();
    const question = page.getByRole('alertdialog', { name: editing.unsaved.title });
    await expectAccessible(page, '[role=alertdialog]');
    await question.getByRole('button', { name: editing.unsaved.stay }).click();
    await page.getByRole('button', { name: editing.cancel, exact: true }).click();
    await question.getByRole('button', { name: editing.unsaved.discard }).click();
    await pencilOf(page).waitFor();
    expect(await page.getByText('Never mind.').count()).toBe(0);
    await edit(page);
    expect(await page.getByText(editing.draft.title).count()).toBe(0);
  });

  test('sees a conflict when saving second, and merges', async () => {
    const [first, second] = [await begin(), await begin()];
    await edit(first);
    await edit(second);
    await typeInto(first, own.englishTranslation, ` First ${language}.`);
    await save(first).click();
    await expectMessage(first, editing.done.saved);

    await typeInto(second, own.turkishTranslation, ` İkinci ${language}.`);
    await save(second).click();
    const conflict = second.getByRole('group', { name: editing.conflict.title });
    await conflict.waitFor();
    await expectAccessible(second, 'main');
    // A field that only one side changed is preselected.
    const chosen = conflict.getByRole('radio', { checked: true });
    expect(await chosen.count()).toBe(2);
    await conflict.getByRole('button', { name: editing.conflict.use }).click();
    await second.getByRole('textbox', { name: own.englishTranslation }).waitFor();
    await save(second).click();
    await expectMessage(second, editing.done.saved);

    const { verse } = await adminClient(server)<{ verse: Record<string, string> }>(
      'query ($key: String!) { verse(key: $key) { turkishTranslation englishTranslation } }',
      { key },
    );
    expect(verse['englishTranslation']).toContain(`First ${language}.`);
    expect(verse['turkishTranslation']).toContain(`İkinci ${language}.`);

    // The history has both changes.
    const { title } = historyTexts[language];
    await second.getByRole('button', { name: title.replace('{{what}}', key) }).click();
    const history = second.getByRole('dialog', { name: title.replace('{{what}}', key) });
    for (const text of [`First ${language}.`, `İkinci ${language}.`]) {
      await history.locator('ins').filter({ hasText: text }).first().waitFor();
    }
    await expectAccessible(second, '[role=dialog]');
  });

  test('edits the translations of a verse in each topic', async () => {
    const [first, second] = await topicsWith(key, language);
    const page = await begin(`/posts/quran/${first}`);
    await pencilOf(page).click();
    await typeInto(page, own.englishTranslation, ' Of this topic.');
    await save(page).click();
    await expectMessage(page, editing.done.saved);
    await page.getByRole('main').getByText('Of this topic.').waitFor();

    await goTo(page, `/posts/quran/${first}`);
    await pencilOf(page).click();
    await page
      .getByRole('combobox', { name: own.post, exact: true })
      .selectOption({ label: `902 - ${language} two` });
    await typeInto(page, own.englishTranslation, ' Of the other one.');
    await save(page).click();
    await expectMessage(page, editing.done.saved);
    // The current topic keeps its own translation.
    await page.getByRole('main').getByText('Of this topic.').waitFor();
    expect(await page.getByText('Of the other one.').count()).toBe(0);
    await goTo(page, `/posts/quran/${second}`);
    await page.getByRole('main').getByText('Of the other one.').waitFor();
  });

  test('sees which topics use a verse', async () => {
    const page = await begin('/verses/86:9');
    const button = page.getByRole('button', { name: own.uses });
    await button.click();
    await page.getByText(own.unused).waitFor();
    expect(await button.getAttribute('title')).toBe(own.unused);
  });
});

test('a visitor loads no editor code', async () => {
  const editors = /Edit|Admin|Lexical|RichText|Draft|WordDialog/;
  const admin = await openAsAdmin(open, server, '/verses/2:255');
  await eventually(async () => expect(requestsOf(admin).join()).toMatch(editors));
  const page = await open('/verses/2:255', {
    origin: server.origin,
    settings: { prefLanguage: 'english' },
  });
  await page.locator('main ol[dir=rtl] button').first().click();
  // Proves that nothing more is requested, also after the prefetch of the next verse at one second.
  await page.waitForTimeout(1500);
  const names = requestsOf(page).filter((path) => path.startsWith('/assets/'));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((path) => editors.test(path))).toEqual([]);
});

/** Creates two topics that both have the verse, and returns their ids. */
async function topicsWith(key: string, language: string): Promise<[number, number]> {
  const create = async (number: number, name: string) => {
    const { createPost } = await adminClient(server)<{
      createPost: { post: { databaseId: number } };
    }>(
      `mutation ($input: CreatePostInput!) { createPost(input: $input) {
        ... on CreatePostPayload { post { databaseId } } } }`,
      {
        input: {
          section: 'QURAN',
          number,
          turkishTitle: `${language} ${name}`,
          englishTitle: `${language} ${name}`,
          turkishNote: '<p>Not</p>',
          englishNote: '<p>Note</p>',
          verseReferences: [key],
        },
      },
    );
    return createPost.post.databaseId;
  };
  return [await create(901, 'one'), await create(902, 'two')];
}
