import { act, screen, waitFor } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { beginSession } from '../../../client/auth/authStore';
import { keepSessionAlive } from '../../../client/auth/session';
import { TagForm } from '../../../client/gloss/TagForm';
import { editingTexts } from '../../../client/i18n/editing';
import { glossTexts } from '../../../client/i18n/gloss';
import { forgetChoices } from '../../../client/termElement/elementChoices';
import { deleteAllDrafts, draftOf, keepDraft } from '../../support/drafts';
import { renderClient } from '../../support/renderClient';

const t = glossTexts.english.together;
const editing = editingTexts.english;
const nothing = () => undefined;

const WORD = {
  key: '1:1:2',
  version: 4,
  arabicText: 'ٱللَّهِ',
  turkishTranslation: 'Allah',
  englishTranslation: 'Allah',
  root: undefined,
  elementIds: [],
  nearbyWords: [],
};

const ELEMENT = {
  __typename: 'TermElement',
  id: 'element',
  databaseId: 5,
  arabicName: 'الله',
  turkishNameInQuran: 'Allah',
  englishNameInQuran: 'God',
  turkishTranslation: 'Tanrı',
  englishTranslation: 'God',
  turkishTag: 'AD',
  englishTag: 'NAME',
  term: { id: 'term', turkishName: 'Adlar', englishName: 'Names' },
};

beforeEach(async () => {
  beginSession({ jwt: 'token', viewer: { username: 'admin', authority: 'ADMIN' } });
  keepSessionAlive(createMockEnvironment());
  forgetChoices();
  await deleteAllDrafts();
});

/** The form with the draft of an earlier visit, in which the element was chosen. */
async function openWithDraft() {
  const values = { element: '5', isInGlosses: true, left: [] };
  const base = { element: '', isInGlosses: true, left: [] };
  await keepDraft(draftOf('tags/1:1:2', { values, base, version: null }));
  const opened = await renderClient(
    <TagForm
      places={{ words: [WORD], total: 1, next: undefined }}
      part={{ form: '1:1:2', isTagging: true }}
      language="turkish"
      name="ٱللَّهِ"
      onSaved={nothing}
      onStale={nothing}
      onClose={nothing}
    />,
    { settings: { prefLanguage: 'english' } },
  );
  await opened.user.click(screen.getByRole('button', { name: editing.draft.take }));
  return opened;
}

const saveButton = () => screen.findByRole('button', { name: /^Tag 1 word/ });
const picker = () => screen.getByRole('button', { name: new RegExp(`^${t.element}`) });
const operations = ({ mock }: ReturnType<typeof createMockEnvironment>) =>
  mock.getAllOperations().map(({ request }) => request.node.operation.name);

test('an element is not tagged before the list of elements is loaded', async () => {
  const { environment, user } = await openWithDraft();
  await user.click(await saveButton());
  expect(picker()).toHaveAccessibleDescription(t.unread);
  expect(operations(environment)).toEqual(['elementChoicesQuery']);

  await act(async () => environment.mock.rejectMostRecentOperation(new Error('no network')));
  await user.click(await saveButton());
  expect(picker()).toHaveAccessibleDescription(t.unread);
  expect(operations(environment)).toEqual([]);

  await user.click(screen.getByRole('button', { name: t.retry }));
  expect(screen.queryByRole('button', { name: t.retry })).toBeNull();
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        termElements: {
          edges: [{ node: ELEMENT }],
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      },
    }),
  );
  await user.click(await saveButton());
  await waitFor(() => expect(operations(environment)).toEqual(['TagFormMutation']));
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.variables.input).toEqual({
    termElementId: 5,
    words: [
      {
        key: WORD.key,
        expectedVersion: 4,
        turkishTranslation: expect.stringMatching(/^Allah.*AD/) as string,
        englishTranslation: expect.stringMatching(/^Allah.*NAME/) as string,
      },
    ],
  });
});

test('an element that is not in the list is not tagged', async () => {
  const { environment, user } = await openWithDraft();
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { termElements: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } } },
    }),
  );
  await user.click(await saveButton());
  expect(picker()).toHaveAccessibleDescription(editing.problem.NOT_AN_OPTION);
  expect(operations(environment)).toEqual([]);
});
