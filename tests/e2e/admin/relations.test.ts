/** Synonyms and relations of a topic: in the form, in a conflict, in the history and in the checks. */
import type { Locator, Page } from 'playwright-core';
import { editingTexts } from '../../../client/i18n/editing';
import { historyTexts } from '../../../client/i18n/history';
import { postEditingTexts } from '../../../client/i18n/postEditing';
import { workTexts } from '../../../client/i18n/work';
import { adminClient, expectMessage, goTo, openAsAdmin } from '../../support/adminJourney';
import { expectAccessible } from '../../support/axe';
import { useBrowser } from '../../support/browser';
import { useServer } from '../../support/browserServer';
import { expectHeading } from '../../support/journey';

const open = useBrowser();
const server = useServer();
const send = adminClient(server);
const own = postEditingTexts.english;
const editing = editingTexts.english;
const t = historyTexts.english;
const work = workTexts.english;

interface Made {
  createPost: { post: { databaseId: number } };
}

const make = async (title: string) => {
  const input = {
    section: 'QURAN',
    number: 51,
    turkishTitle: title,
    englishTitle: title,
    turkishNote: '<p>Not (2:256)</p>',
    englishNote: '<p>Note (2:256)</p>',
    verseReferences: ['2:255', '3:2'],
  };
  const { createPost } = await send<Made>(
    `mutation ($input: CreatePostInput!) { createPost(input: $input) {
      ... on CreatePostPayload { post { databaseId } } } }`,
    { input },
  );
  return createPost.post.databaseId;
};

const edit = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: own.updateTitle }).first().click();
  const dialog = page.getByRole('dialog', { name: own.updateTitle });
  await dialog.locator('summary', { hasText: own.relations.title }).click();
  return dialog;
};
const save = async (dialog: Locator) =>
  dialog.getByRole('button', { name: editing.save, exact: true }).click();
const pickBroader = async (page: Page, dialog: Locator, title: string) => {
  await dialog.getByRole('button', { name: new RegExp(`^${own.broaderId}`) }).click();
  await page.getByRole('combobox', { name: own.broaderId }).fill(title);
  await page.getByRole('option', { name: new RegExp(title) }).click();
};

test('an editor adds synonyms and a wider topic, settles a conflict, undoes it and reads the checks', async () => {
  const wider = 'Wide lanterns';
  await make(wider);
  const id = await make('Small lanterns');
  const path = `/posts/quran/${id}`;
  const [first, second] = [
    await openAsAdmin(open, server, path),
    await openAsAdmin(open, server, path),
  ];
  const [one, other] = [await edit(first), await edit(second)];
  await one.getByLabel(own.englishSynonyms).fill('wide lanterns\nlamps');
  await pickBroader(first, one, wider);
  await expectAccessible(first, '[role=dialog]');
  await save(one);
  await one.waitFor({ state: 'hidden' });
  await first.getByRole('link', { name: wider, exact: true }).waitFor();

  await other.getByLabel(own.englishSynonyms).fill('torches');
  await save(other);
  const conflict = other.getByRole('group', { name: editing.conflict.title });
  await conflict.getByText('wide lanterns, lamps').waitFor();
  await conflict.getByRole('group', { name: own.broaderId }).getByText(wider).waitFor();
  await expectAccessible(second, '[role=dialog]');
  await conflict.getByRole('button', { name: editing.conflict.use }).click();
  await other.locator('summary', { hasText: own.relations.title }).click();
  expect(await other.getByLabel(own.englishSynonyms).inputValue()).toBe('torches');
  await other.getByRole('button', { name: new RegExp(`^${own.broaderId}.*${wider}`) }).waitFor();
  await save(other);
  await other.waitFor({ state: 'hidden' });

  await goTo(second, '/admin/changes');
  const newest = second.getByRole('listitem').filter({ hasText: t.changes.show }).first();
  await newest.getByText(own.englishSynonyms).waitFor();
  await newest.getByRole('button', { name: t.undo }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: t.proceed }).click();
  await expectMessage(second, editing.done.restored);
  const { post } = await send<{ post: object }>(
    `{ post(databaseId: ${id}) { englishSynonyms broader { englishTitle } } }`,
  );
  expect(post).toEqual({
    englishSynonyms: ['wide lanterns', 'lamps'],
    broader: { englishTitle: wider },
  });

  await goTo(second, '/admin/checks');
  const name = (kind: keyof typeof work.check) =>
    work.check[kind].name.replace('{{language}}', work.language.english);
  await second.getByRole('link', { name: name('REFERENCE_OUTSIDE') }).waitFor();
  await second.getByRole('link', { name: name('SHARED_SYNONYM') }).click();
  const finding = second.getByRole('listitem').filter({ hasText: 'wide lanterns' });
  await finding
    .getByText(work.check.SHARED_SYNONYM.expected.replace('{{expected}}', wider))
    .waitFor();
  await expectAccessible(second);
  await finding.getByRole('link', { name: 'Small lanterns' }).click();
  await expectHeading(second, 'Small lanterns');
});
