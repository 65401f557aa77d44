import { act, screen, waitFor } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { beginSession } from '../../../client/auth/authStore';
import { keepSessionAlive } from '../../../client/auth/session';
import { editingTexts } from '../../../client/i18n/editing';
import { postEditingTexts } from '../../../client/i18n/postEditing';
import { PostForm } from '../../../client/post/PostForm';
import { Controls } from '../../../client/ui/controls/Controls';
import { postProblems } from '../../../client/post/postProblems';
import { Suspense } from 'react';
import type { Outcome } from '../../../client/editing/outcome';
import type { PostValues } from '../../../client/post/readPost';
import { POST_LIMITS } from '../../../text/limits';
import { references, surahs } from '../../support/references';
import { deleteAllDrafts } from '../../support/drafts';
import { renderClient } from '../../support/renderClient';

const initial = {
  section: 'QURAN' as const,
  number: 1,
  turkishTitle: 'Başlık',
  turkishNote: '<p>Not</p>',
  englishTitle: 'Title',
  englishNote: '<p>Note</p>',
  turkishSynonyms: 'savm',
  englishSynonyms: '',
  broaderId: null,
  relatedIds: [],
  termIds: [],
  rootLetters: '',
};

/** Renders the form of a post with these verses. */
async function renderForm(verseReferences: string[], ownVerses: string[] = []) {
  const send = jest.fn<Promise<Outcome<PostValues>>, [PostValues]>();
  const form = (
    <PostForm
      row="post/1"
      label={() => '1 - Title'}
      initial={{ ...initial, verseReferences }}
      version={1}
      ownVerses={ownVerses}
      send={send}
      onClose={jest.fn()}
    />
  );
  const { user, environment } = await renderClient(
    <Controls>
      <Suspense>{form}</Suspense>
    </Controls>,
    {
      settings: { prefLanguage: 'english' },
    },
  );
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { surahs: surahs.map((surah) => ({ ...surah, id: `surah ${surah.number}` })) },
    }),
  );
  return { user, send, environment };
}

beforeAll(() => {
  beginSession({ jwt: 'token', viewer: { username: 'admin', authority: 'ADMIN' } });
  keepSessionAlive(createMockEnvironment());
});
beforeEach(deleteAllDrafts);

test('has the limits of the API', async () => {
  const { user } = await renderForm(Array<string>(POST_LIMITS.verses).fill('1:1'));
  for (const title of ['Başlık', 'Title']) {
    const { titleCharacters } = POST_LIMITS;
    expect(screen.getByDisplayValue(title)).toHaveAttribute('maxlength', String(titleCharacters));
  }
  const number = screen.getByRole('spinbutton');
  expect(number).toHaveAttribute('aria-valuemin', String(POST_LIMITS.number.minimum));
  expect(number).toHaveAttribute('aria-valuemax', String(POST_LIMITS.number.maximum));

  const verses = screen.getByPlaceholderText('2:5');
  expect(verses).toBeValid();
  await user.type(verses, '1:2 ');
  expect(verses).toBeInvalid();
  expect(verses).toHaveAccessibleDescription(new RegExp(String(POST_LIMITS.verses)));
});

test.each([
  ['Control+Enter', '{Control>}{Enter}{/Control}'],
  ['Command+Enter', '{Meta>}{Enter}{/Meta}'],
])('%s saves a verse that is still being typed', async (_name, keys) => {
  const { user, send } = await renderForm(['1:1']);
  send.mockResolvedValue({ kind: 'saved' });
  await user.type(screen.getByPlaceholderText('2:5'), '2:255');
  await user.keyboard(keys);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[0].verseReferences).toEqual(['1:1', '2:255']);
});

test('Escape asks before a verse that is still being typed is lost', async () => {
  const { user } = await renderForm(['1:1']);
  await user.type(screen.getByPlaceholderText('2:5'), '2:255');
  await user.keyboard('{Escape}');
  await screen.findByRole('alertdialog');
});

test.each([
  ['2:287', { code: 'NO_SUCH_VERSE' }],
  ['115:1', { code: 'NO_SUCH_VERSE' }],
  ['2:5-3', { code: 'REVERSED_VERSE_RANGE' }],
  ['2:1-3:200', { code: 'TOO_MANY_VERSES', maximum: POST_LIMITS.verses }],
  ['bakra 5', { code: 'NOT_A_VERSE_REFERENCE' }],
  ['cüz 31', { code: 'NOT_A_VERSE_REFERENCE' }],
])('%s keeps the form from being sent', async (typed, problem) => {
  const { user, send } = await renderForm(['1:1']);
  await user.type(screen.getByPlaceholderText('2:5'), `${typed}{Enter}`);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).not.toHaveBeenCalled();
  const values = { ...initial, verseReferences: ['1:1', typed] };
  expect(postProblems(values, references)).toEqual([
    expect.objectContaining({ field: 'verseReferences', value: typed, ...problem }),
  ]);
});

test('sends the keys of the verses that a name and a range mean', async () => {
  const { user, send } = await renderForm(['1:1']);
  send.mockResolvedValue({ kind: 'gone' });
  await user.type(screen.getByPlaceholderText('2:5'), 'Bakara 255, 2:285-286{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const verseReferences = ['1:1', '2:255', '2:285', '2:286'];
  await waitFor(() => expect(send.mock.calls[0]?.[0]).toMatchObject({ verseReferences }));
});

test('warns of a verse with its own translation, before and after it is taken out', async () => {
  const { user } = await renderForm(['2:255', '1:1', '2:255'], ['2:255']);
  const notes = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const kept = postEditingTexts.english.takenOut.replace('{{verses}}', '2:255');
  const noted = screen.getAllByRole('button', {
    name: new RegExp(`^2:255 ${postEditingTexts.english.ownVerse}`),
  });
  expect(noted).toHaveLength(2);
  expect(screen.getByRole('button', { name: '1:1' })).toBeVisible();
  const remove = async () =>
    user.click(screen.getAllByRole('button', { name: 'Remove 2:255' })[0]!);
  await remove();
  // The other one has the translation now.
  expect(notes()).not.toContain(kept);
  await remove();
  expect(notes()).toContain(kept);
  await user.type(screen.getByPlaceholderText('2:5'), '2:255{Enter}');
  expect(notes()).not.toContain(kept);
});

describe('the order of the verses as text', () => {
  const asText = async (user: Awaited<ReturnType<typeof renderForm>>['user'], text: string) => {
    await user.click(screen.getByRole('button', { name: 'Edit as text' }));
    const area = screen.getByRole('textbox', { name: /^Verses/ });
    expect(area).toHaveFocus();
    await user.clear(area);
    await user.type(area, text);
  };

  test('is saved without leaving the text, and the warning of own translations follows it', async () => {
    const { user, send } = await renderForm(['1:1', '2:255', '3:18'], ['2:255']);
    send.mockResolvedValue({ kind: 'saved' });
    await asText(user, '3:18, 2:285-286 1:1');
    await user.tab();
    screen.getByText(postEditingTexts.english.takenOut.replace('{{verses}}', '2:255'));
    await user.type(screen.getByRole('textbox', { name: /^Verses/ }), ', Bakara 255');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    const verseReferences = ['3:18', '2:285', '2:286', '1:1', '2:255'];
    expect(send.mock.calls[0]?.[0]).toMatchObject({ verseReferences });
  });

  test('says which reference is wrong, there and in the list', async () => {
    const { user, send } = await renderForm(['1:1', '2:255']);
    await asText(user, '2:255; 2:287; 1:1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: /^Verses/ })).toHaveAccessibleDescription(/2:287/);
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    const rows = screen.getByRole('list', { name: 'Verses' }).querySelectorAll('[data-item]');
    expect(Array.from(rows, (row) => /2:255|2:287: |1:1/.exec(row.textContent)?.[0])).toEqual([
      '2:255',
      '2:287: ',
      '1:1',
    ]);
  });
});

test('a problem in the folded part opens it and is shown at its field', async () => {
  const { user, send } = await renderForm(['1:1']);
  const english = screen.getByLabelText('English synonyms');
  expect(english.closest('details')).not.toHaveAttribute('open');
  const problem = { field: 'englishSynonyms.1', code: 'REPEATED', value: 'fast' } as const;
  send.mockResolvedValue({ kind: 'invalid', problems: [problem] });
  await user.type(english, 'Fast{Enter}fast');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(english).toHaveAccessibleDescription(/In the list twice: fast/));
  expect(send.mock.calls[0]?.[0]).toMatchObject({ englishSynonyms: 'Fast\nfast' });
  expect(english.closest('details')).toHaveAttribute('open');
  expect(english).toHaveFocus();
});

test('a problem with a topic calls it by its title, if the form knows it', async () => {
  const { user, send, environment } = await renderForm(['1:1']);
  const { mock } = environment;
  const answer = async (name: string, data: object) => {
    const operation = mock
      .getAllOperations()
      .find(({ request }) => request.node.params.name === name);
    await act(async () => mock.resolve(operation!, { data }));
  };
  const topic = { id: 'Post:7', databaseId: 7, version: 1, section: 'QURAN', number: 1 };
  const node = { ...topic, turkishTitle: 'Oruç', englishTitle: 'Fasting', broader: null };
  const pageInfo = { hasNextPage: false, endCursor: null };
  await answer('readPostsQuery', { posts: { pageInfo, edges: [{ node }] } });
  await answer('readTermsQuery', { terms: { edges: [] } });
  send.mockResolvedValue({
    kind: 'invalid',
    problems: [
      { field: 'broaderId', code: 'BROADER_IS_A_PART', value: '7' },
      { field: 'relatedIds.0', code: 'NO_SUCH_POST', value: '8' },
    ],
  });
  await user.type(screen.getByLabelText('English synonyms'), 'fast');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const { BROADER_IS_A_PART, NO_SUCH_POST } = editingTexts.english.problem;
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: new RegExp(`^${postEditingTexts.english.broaderId}`) }),
    ).toHaveAccessibleDescription(
      expect.stringContaining(BROADER_IS_A_PART.replace('{{value}}', 'Fasting')),
    ),
  );
  expect(screen.getByText(NO_SUCH_POST.replace('{{value}}', '8'))).toBeVisible();
});

test('too many synonyms keep the form from being sent', () => {
  const englishSynonyms = Array.from({ length: 21 }, (_, index) => `word ${index}`).join('\n');
  const values = { ...initial, englishSynonyms, verseReferences: ['1:1'] };
  expect(postProblems(values, references)).toEqual([
    { field: 'englishSynonyms', code: 'TOO_MANY_ITEMS', maximum: 20 },
  ]);
});
