import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { DraftList } from '../../../client/admin/DraftList';
import { editingTexts } from '../../../client/i18n/editing';
import { workTexts } from '../../../client/i18n/work';
import { deleteAllDrafts, draftOf, keepDraft, keptDrafts } from '../../support/drafts';
import { renderClient } from '../../support/renderClient';

const t = workTexts.english.drafts;

const keep = (row: string, label: string, savedAt: number) =>
  keepDraft(draftOf(row, { savedAt, label: { turkish: `TR ${label}`, english: label } }));

const open = () => renderClient(<DraftList />, { settings: { prefLanguage: 'english' } });

const item = (label: string) => screen.getByText(label).closest('li')!;
const labels = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(deleteAllDrafts);

test('shows nothing without drafts', async () => {
  await open();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('links each draft to its page in the language of the reader, newest first', async () => {
  await keep('verse/1', '1:1', 1000);
  await keep('word/7', '1:1:1', 2000);
  await open();
  expect(labels()).toEqual(['Word 1:1:1', 'Verse 1:1']);
  expect(screen.getByRole('link', { name: 'Verse 1:1' })).toHaveAttribute('href', '/of/verse/1');
});

test('deletes a draft after confirmation', async () => {
  await keep('verse/1', '1:1', 1000);
  await keep('word/7', '1:1:1', 2000);
  const { user } = await open();
  const drop = within(item('Verse 1:1')).getByRole('button', {
    name: t.dropOf.replace('{{label}}', 'Verse 1:1'),
  });
  await user.click(drop);
  expect(within(item('Verse 1:1')).getByRole('button', { name: t.keep })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(keptDrafts()).toHaveLength(2);
  await waitFor(() =>
    expect(within(item('Verse 1:1')).getByRole('button', { name: /^Delete/ })).toHaveFocus(),
  );

  await user.keyboard('{Enter}');
  await user.click(within(item('Verse 1:1')).getByRole('button', { name: t.drop }));
  await waitFor(() => expect(keptDrafts().map(({ row }) => row)).toEqual(['word/7']));
  expect(labels()).toEqual(['Word 1:1:1']);
  await waitFor(() =>
    expect(screen.getByText(t.dropped.replace('{{label}}', 'Verse 1:1'))).toBeVisible(),
  );
  expect(screen.getByRole('heading', { name: t.title })).toHaveFocus();
});

describe('a draft of a topic that was deleted', () => {
  const texts = { turkishTitle: 'Sabır', englishNote: '<p>On <b>patience</b></p>', number: 7 };
  const base = { turkishTitle: '', englishNote: '', number: 7 };

  /** @param isInTrash whether it can be restored */
  async function openDeleted(isInTrash: boolean) {
    await keepDraft(
      draftOf('post/68', {
        values: texts,
        base,
        label: { turkish: '7 - Sabır', english: '7 - Patience' },
      }),
    );
    const opened = await open();
    const { environment } = opened;
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const trash = {
      edges: isInTrash ? [{ node: { entity: 'POST', databaseId: 68 } }] : [],
    };
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { Query: () => ({ post: null, trash }) }),
      ),
    );
    return opened;
  }

  test('says that it can be restored', async () => {
    await openDeleted(true);
    expect(await screen.findByText(new RegExp(t.restorable))).toBeVisible();
    expect(screen.getByRole('link', { name: t.trash })).toHaveAttribute('href', '/admin/trash');
    expect(screen.queryByRole('link', { name: 'Topic 7 - Patience' })).toBeNull();
  });

  test('can be read and copied, only what was changed', async () => {
    const { user } = await openDeleted(false);
    expect(await screen.findByText(t.gone)).toBeVisible();
    await user.click(screen.getByText(t.read));
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Turkish title', 'English note']);
    expect(screen.getByText('patience')).toBeVisible();
    const copy = editingTexts.english.draft.copy.replace('{{field}}', 'Turkish title');
    await user.click(screen.getByRole('button', { name: copy }));
    expect(await screen.findByText(editingTexts.english.draft.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Sabır');
  });
});
