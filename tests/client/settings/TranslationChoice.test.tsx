import { act, screen } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { TranslationChoice } from '../../../client/settings/TranslationChoice';
import { renderClient } from '../../support/renderClient';

const translation = (slug: string, name: string, isStoredInVerse: boolean) => ({
  id: slug,
  slug,
  language: slug.slice(0, 2),
  name,
  translator: name,
  isStoredInVerse,
  licence: { spdx: 'CC0-1.0', terms: null },
});

test('a list that could not be loaded is loaded again', async () => {
  const environment = createMockEnvironment();
  const { user } = await renderClient(<TranslationChoice />, { environment });
  jest.spyOn(console, 'error').mockImplementation();
  const fail = () => act(async () => environment.mock.rejectMostRecentOperation(new Error('away')));
  await fail();
  expect(screen.getByRole('alert')).toHaveTextContent('listesi yüklenemedi');

  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  await fail();
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        translations: [translation('tr-x', 'X', true), translation('de-y', 'Beispiel', false)],
      },
    }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByRole('checkbox', { name: 'Almanca: Beispiel' })).not.toBeChecked();
});
