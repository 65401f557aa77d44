import { act, screen, waitFor } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { beginSession } from '../../../client/auth/authStore';
import { keepSessionAlive } from '../../../client/auth/session';
import type { SavedElement } from '../../../client/termElement/readElement';
import { TermElementRowEditor } from '../../../client/termElement/TermElementRowEditor';
import { surahs } from '../../support/references';
import { deleteAllDrafts } from '../../support/drafts';
import { renderClient } from '../../support/renderClient';

const start: SavedElement = {
  databaseId: 7,
  version: 3,
  values: {
    arabicName: 'جنة',
    turkishNameInQuran: 'Cennet',
    turkishTranslation: 'bahçe',
    turkishLabel: 'ad',
    turkishGrammaticalType: 'isim',
    turkishTag: 'C',
    turkishMeaning: 'bahçe',
    englishNameInQuran: 'Jannah',
    englishTranslation: 'garden',
    englishLabel: 'name',
    englishGrammaticalType: 'noun',
    englishTag: 'J',
    englishMeaning: 'garden',
    numberOfOccurrencesInQuran: 1,
    verseReferences: '2:25',
  },
};

/** Replaces the verses of an element and saves. */
async function save(verses: string) {
  const part = (
    <TermElementRowEditor id="element" elementOrder={1} start={start} onClose={jest.fn()} />
  );
  const { user, environment } = await renderClient(part);
  const field = screen.getByRole('textbox', { name: /^Geçtiği ayetler/ });
  await user.clear(field);
  await user.click(field);
  await user.paste(verses);
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  const last = () => environment.mock.getAllOperations().at(-1)?.request;
  await waitFor(() => expect(last()?.node.operation.name).toBe('surahReferencesQuery'));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { surahs: surahs.map((surah) => ({ ...surah, id: `surah ${surah.number}` })) },
    }),
  );
  return { field, last };
}

beforeAll(() => {
  beginSession({ jwt: 'token', viewer: { username: 'admin', authority: 'ADMIN' } });
  keepSessionAlive(createMockEnvironment());
});
beforeEach(deleteAllDrafts);

test('verses may be written in all usual forms', async () => {
  const { last } = await save('2:25 Bakara 255, 2:285-286\n٣:١٨');
  const verseReferences = ['2:25', '2:255', '2:285', '2:286', '3:18'];
  await waitFor(() => expect(last()?.variables).toMatchObject({ input: { verseReferences } }));
});

test.each([
  ['2:25 Bakara 287', 'Böyle bir ayet yok: Bakara 287'],
  ['2:25; 2:5-3', 'İlk ayet son ayetten önce gelmelidir - 2:5-3'],
])('%s is not sent: %s', async (written, problem) => {
  const { field, last } = await save(written);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(problem)));
  expect(last()).toBeUndefined();
});
