import { act, screen, waitFor } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { beginSession } from '../../../client/auth/authStore';
import { keepSessionAlive } from '../../../client/auth/session';
import { editingTexts } from '../../../client/i18n/editing';
import { wordEditingTexts } from '../../../client/i18n/wordEditing';
import { ArabicCorrectionForm } from '../../../client/word/ArabicCorrectionForm';
import { renderClient } from '../../support/renderClient';

const t = wordEditingTexts.english.correction;
const editing = editingTexts.english;
const WORD = { databaseId: 5, version: 3, arabicText: 'حَمْدُ', imported: 'حَمْدُ' };
const onClose = jest.fn();

beforeAll(() => {
  beginSession({ jwt: 'token', viewer: { username: 'admin', authority: 'ADMIN' } });
  keepSessionAlive(createMockEnvironment());
});
beforeEach(() => onClose.mockReset());

const open = (word = WORD) =>
  renderClient(<ArabicCorrectionForm word={word} onClose={onClose} />, {
    settings: { prefLanguage: 'english' },
  });
type User = Awaited<ReturnType<typeof open>>['user'];

const input = () => screen.getByRole('textbox', { name: new RegExp(t.text) });
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
async function type(user: User, text: string) {
  await user.clear(input());
  await user.type(input(), text);
}

test.each([
  ['hello', editing.problem.NOT_IN_QURAN_TEXT.replace('{{value}}', 'h (U+0068)')],
  [' ', editing.problem.REQUIRED],
  [WORD.arabicText, t.unchanged],
])('%j is not accepted', async (text, problem) => {
  const { user, environment } = await open();
  await type(user, text);
  await press(user, t.next);
  expect(input()).toHaveAccessibleDescription(problem);
  expect(input()).toHaveFocus();
  expect(screen.queryByRole('button', { name: t.confirm })).toBeNull();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('shows the difference, and changes the text only after a second question', async () => {
  const { user, environment } = await open();
  expect(screen.getByText(t.same)).toBeVisible();
  await type(user, 'حَمْدَ');
  expect(document.querySelector('del')).toHaveTextContent('دُ');
  expect(document.querySelector('ins')).toHaveTextContent('دَ');
  await press(user, t.next);
  expect(screen.getByText(t.question)).toBeVisible();
  expect(screen.getByRole('button', { name: t.back })).toHaveFocus();
  expect(environment.mock.getAllOperations()).toEqual([]);
  await press(user, t.back);
  expect(input()).toHaveValue('حَمْدَ');
  await press(user, t.next);
  await press(user, t.confirm);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables.input).toEqual({
    databaseId: 5,
    arabicText: 'حَمْدَ',
    expectedVersion: 3,
  });
  await act(async () => {
    const word = { __typename: 'Word', id: 'w', arabicText: 'حَمْدَ', version: 4 };
    const correctWordArabic = { __typename: 'CorrectWordArabicPayload', word };
    environment.mock.resolve(operation, { data: { correctWordArabic } });
  });
  expect(await screen.findByText(editing.done.corrected)).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a corrected word shows both texts and can go back to the imported one', async () => {
  const { user } = await open({ ...WORD, arabicText: 'حَمْدِ' });
  expect(screen.getByText(t.now).nextSibling).toHaveTextContent('حَمْدِ');
  await press(user, t.useImported);
  expect(input()).toHaveValue(WORD.imported);
  expect(screen.getByText(t.same)).toBeVisible();
});

test('a refused correction stays open', async () => {
  const { user, environment } = await open();
  await type(user, 'حَمْدَ');
  await press(user, t.next);
  await press(user, t.confirm);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () => {
    const correctWordArabic = { __typename: 'ConflictError', current: null };
    environment.mock.resolveMostRecentOperation({ data: { correctWordArabic } });
  });
  expect(await screen.findByText(editing.operation.stale)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
