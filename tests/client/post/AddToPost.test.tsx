import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMockEnvironment } from 'relay-test-utils';
import { beginSession } from '../../../client/auth/authStore';
import { keepSessionAlive } from '../../../client/auth/session';
import { AddToPost } from '../../../client/post/AddToPost';
import type { PostValues } from '../../../client/post/readPost';
import { POST_LIMITS } from '../../../text/limits';
import { renderClient } from '../../support/renderClient';

const values: PostValues = {
  section: 'QURAN',
  number: 7,
  turkishTitle: 'Sabır',
  turkishNote: '<p>Not</p>',
  englishTitle: 'Patience',
  englishNote: '<p>Note</p>',
  verseReferences: ['2:45', '3:200'],
  turkishSynonyms: 'sabır göstermek\ndayanmak',
  englishSynonyms: '',
  broaderId: 4,
  relatedIds: [5],
  termIds: [],
  rootLetters: 'صبر، ث ب ت',
};

/** Renders the choice of a place for verses in the topic 9 at version 4. */
async function renderAddition(keys: readonly string[], verseReferences = values.verseReferences) {
  const seen = { onConflict: jest.fn(), onAdded: jest.fn(), onUndone: jest.fn() };
  const saved = Promise.resolve({ values: { ...values, verseReferences }, version: 4 });
  const { user, environment } = await renderClient(
    <Suspense>
      <AddToPost
        databaseId={9}
        saved={saved}
        isChanged={false}
        keys={keys}
        onClose={jest.fn()}
        {...seen}
      />
    </Suspense>,
    { settings: { prefLanguage: 'english' } },
  );
  const answer = (updatePost: object) =>
    act(async () => environment.mock.resolveMostRecentOperation({ data: { updatePost } }));
  const sent = (): unknown => environment.mock.getMostRecentOperation().request.variables.input;
  return { user, seen, answer, sent };
}

const add = (name: string) => screen.getByRole('button', { name });

beforeAll(() => {
  beginSession({ jwt: 'token', viewer: { username: 'admin', authority: 'ADMIN' } });
  keepSessionAlive(createMockEnvironment());
});

test('adds the verses that the topic lacks at the chosen place in one save', async () => {
  const { user, seen, answer, sent } = await renderAddition(['90:17', '3:200', '2:153']);
  screen.getByText('Already in this topic, not added again: 3:200 (place 2)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'After place 1: 2:45');
  await user.click(screen.getByRole('checkbox', { name: 'Add in mushaf order' }));
  await user.click(add('Add 2 verses'));
  expect(sent()).toEqual({
    ...values,
    databaseId: 9,
    expectedVersion: 4,
    verseReferences: ['2:45', '2:153', '90:17', '3:200'],
    turkishSynonyms: ['sabır göstermek', 'dayanmak'],
    englishSynonyms: [],
    rootLetters: ['صبر', 'ثبت'],
  });
  expect(seen.onAdded).not.toHaveBeenCalled();
  await answer({ __typename: 'UpdatePostPayload', post: { id: 'post', version: 5 } });
  expect(seen.onAdded).toHaveBeenCalledTimes(1);
  expect(seen.onConflict).not.toHaveBeenCalled();
});

test('after a change by someone else, nothing is added and the topic is read again', async () => {
  const { user, seen, answer } = await renderAddition(['90:17']);
  await user.click(add('Add 1 verse'));
  await answer({ __typename: 'ConflictError' });
  expect(seen.onConflict).toHaveBeenCalledTimes(1);
  expect(seen.onAdded).not.toHaveBeenCalled();
});

test('with nothing to add, nothing can be sent', async () => {
  await renderAddition(['3:200', '2:45']);
  screen.getByText('All selected verses are in this topic already.');
  expect(add('Add')).toBeDisabled();
});

test('verses beyond the limit cannot be sent', async () => {
  await renderAddition(['3:200', '2:45'], Array<string>(POST_LIMITS.verses - 1).fill('1:1'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'A topic has at most 300 verses; this would be 1 too many.',
  );
  expect(add('Add 2 verses')).toBeDisabled();
});
