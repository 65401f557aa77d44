import { screen, waitFor, within } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import CharacterTableEditorQuery, {
  type CharacterTableEditorQuery$data,
} from '../../../client/__generated__/CharacterTableEditorQuery.graphql';
import { beginSession } from '../../../client/auth/authStore';
import { keepSessionAlive } from '../../../client/auth/session';
import { CharacterRowEditor } from '../../../client/character/CharacterRowEditor';
import type { Settings } from '../../../client/settings/settings';
import { deleteAllDrafts } from '../../support/drafts';
import { answerOf, renderClient } from '../../support/renderClient';

const BA = {
  databaseId: 2,
  version: 5,
  arabicLetter: 'ب',
  arabicPronunciation: 'بَاء',
  turkishPronunciation: 'bâ',
  turkishLetter: 'b',
  englishPronunciation: 'bāʾ',
  englishLetter: 'b',
  turkishName: 'be',
  turkishSound: 'b',
  englishSound: 'b',
  turkishNote: '',
  englishNote: '',
};

/** Renders the editor of the letter ba. */
async function edit(settings: Partial<Settings> = {}) {
  const environment = createMockEnvironment();
  const { characters } = answerOf<CharacterTableEditorQuery$data>(
    environment,
    CharacterTableEditorQuery,
    {},
    { Character: () => BA },
  );
  const onClose = jest.fn();
  const part = <CharacterRowEditor character={characters[0]!} onClose={onClose} />;
  const { user } = await renderClient(part, { environment, settings });
  const sent = () => environment.mock.getAllOperations().map(({ request }) => request.variables);
  return { environment, user, onClose, sent };
}

const field = (label: RegExp) => screen.getByRole('textbox', { name: label });
const save = () => screen.getByRole('button', { name: 'Kaydet' });

beforeAll(() => {
  beginSession({ jwt: 'token', viewer: { username: 'admin', authority: 'ADMIN' } });
  keepSessionAlive(createMockEnvironment());
});
beforeEach(deleteAllDrafts);

test('an unchanged row closes without sending', async () => {
  const { user, onClose, sent } = await edit();
  await user.click(save());
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([]);
});

test('the number of a letter has no input', async () => {
  await edit();
  const [locked] = screen.getAllByRole('term');
  expect(within(locked!.parentElement!).getByText('2')).toBeInTheDocument();
  expect(screen.getAllByRole('textbox')).toHaveLength(11);
  expect(screen.queryByDisplayValue('2')).toBeNull();
});

test('an empty required field is reported, and nothing is sent', async () => {
  const { user, onClose, sent } = await edit();
  await user.clear(field(/^Türkçe çeviri yazıda adı/));
  await user.click(save());
  expect(field(/^Türkçe çeviri yazıda adı/)).toBeInvalid();
  expect(field(/^Türkçe çeviri yazıda adı/)).toHaveFocus();
  expect(field(/^Türkçe çeviri yazıda adı/)).toHaveAccessibleDescription(
    'Zorunlu alanlar doldurulmalıdır',
  );
  expect(sent()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('Enter sends all fields, including those that are not shown', async () => {
  const { environment, user, onClose, sent } = await edit({ alwaysShowEnglish: false });
  expect(screen.queryByDisplayValue('bāʾ')).toBeNull();
  await user.type(field(/^Türkçe çeviri yazıda adı/), 'x{Enter}');
  const { version, ...fields } = BA;
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([
    { input: { ...fields, turkishPronunciation: 'bâx', expectedVersion: version } },
  ]);
  environment.mock.resolveMostRecentOperation((operation) =>
    MockPayloadGenerator.generate(operation, {
      UpdateCharacterResult: () => ({ __typename: 'UpdateCharacterPayload' }),
    }),
  );
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('a problem found by the API is shown at its field, in Turkish', async () => {
  const { environment, user, onClose, sent } = await edit();
  await user.type(field(/^Harf/), 'x{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const problem = {
    field: 'arabicLetter',
    code: 'LETTER_TAKEN',
    minimum: null,
    maximum: null,
    value: '3',
    message: 'Row 3 already has this letter.',
  };
  environment.mock.resolveMostRecentOperation({
    data: { updateCharacter: { __typename: 'ValidationError', problems: [problem] } },
  });
  await waitFor(() =>
    expect(field(/^Harf/)).toHaveAccessibleDescription('Bu harf 3. satırda var.'),
  );
  expect(field(/^Harf/)).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape asks before discarding changes', async () => {
  const { user, onClose } = await edit();
  await user.type(field(/^Türkçe harf/), 'x{Escape}');
  await screen.findByRole('alertdialog');
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape closes an unchanged row', async () => {
  const { user, onClose } = await edit();
  await user.type(field(/^Türkçe harf/), '{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
