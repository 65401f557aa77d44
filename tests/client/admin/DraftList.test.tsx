import { act, screen, waitFor, within } from '@testing-library/react';
import { DraftList } from '../../../client/admin/DraftList';
import { keepDraft, readDrafts } from '../../../client/editing/drafts';
import { workTexts } from '../../../client/i18n/work';
import { renderClient } from '../../support/renderClient';

const t = workTexts.english.drafts;

const keep = (key: string, label: string, savedAt: number) =>
  keepDraft(key, { values: {}, base: {}, version: 1, savedAt, label, path: `/of/${key}` });

const open = () => renderClient(<DraftList />, { settings: { prefLanguage: 'english' } });

const item = (label: string) => screen.getByText(label).closest('li')!;
const labels = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('shows nothing without drafts', async () => {
  await open();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('links each draft to its page, newest first', async () => {
  keep('verse/1', 'Verse 1:1', 1000);
  keep('word/7', 'Word 1:1:1', 2000);
  await open();
  expect(labels()).toEqual(['Word 1:1:1', 'Verse 1:1']);
  expect(screen.getByRole('link', { name: 'Verse 1:1' })).toHaveAttribute('href', '/of/verse/1');
});

test('deletes a draft after confirmation', async () => {
  keep('verse/1', 'Verse 1:1', 1000);
  keep('word/7', 'Word 1:1:1', 2000);
  const { user } = await open();
  const drop = within(item('Verse 1:1')).getByRole('button', {
    name: t.dropOf.replace('{{label}}', 'Verse 1:1'),
  });
  await user.click(drop);
  expect(within(item('Verse 1:1')).getByRole('button', { name: t.keep })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(readDrafts()).toHaveLength(2);
  await waitFor(() => expect(within(item('Verse 1:1')).getByRole('button')).toHaveFocus());

  await user.keyboard('{Enter}');
  await user.click(within(item('Verse 1:1')).getByRole('button', { name: t.drop }));
  expect(readDrafts().map(([key]) => key)).toEqual(['word/7']);
  expect(labels()).toEqual(['Word 1:1:1']);
  expect(screen.getByRole('status')).toHaveTextContent(t.dropped.replace('{{label}}', 'Verse 1:1'));
  expect(screen.getByRole('heading', { name: t.title })).toHaveFocus();
});

test('drops a draft that was saved in another tab', async () => {
  keep('verse/1', 'Verse 1:1', 1000);
  keep('word/7', 'Word 1:1:1', 2000);
  await open();
  localStorage.removeItem('draft:word/7');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'draft:word/7' })));
  await waitFor(() => expect(labels()).toEqual(['Verse 1:1']));
});
