import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import QuranIndexPageQuery from '../../../client/__generated__/QuranIndexPageQuery.graphql';
import { createRoutes } from '../../../client/routes';
import type { Settings } from '../../../client/settings/settings';
import { renderClient } from '../../support/renderClient';
import { baqarah } from '../../support/surahs';

const surahs = [
  { ...baqarah, revelationYear: 623 },
  {
    ...baqarah,
    number: 76,
    turkishNameTranscription: 'İnsân',
    englishNameTranscription: 'Al-Insan',
    isRevelationPlaceDisputed: true,
    revelationYear: 626,
  },
];

test.each([
  [{ prefLanguage: 'turkish' }, /İnsân/, /Bakara/, 'Medine (tartışmalı)'],
  [{ prefLanguage: 'english' }, /Al-Insan/, /Al-Baqarah/, 'Medina (disputed)'],
] as [Partial<Settings>, RegExp, RegExp, string][])(
  'with %j the index shows years as estimates and says where a place is disputed',
  async (settings, disputed, certain, place) => {
    const environment = createMockEnvironment();
    environment.mock.queueOperationResolver((operation) =>
      MockPayloadGenerator.generate(operation, { Query: () => ({ surahs }) }),
    );
    environment.mock.queuePendingOperation(QuranIndexPageQuery, {});
    const router = createMemoryRouter(createRoutes(environment), {
      initialEntries: ['/tables/quranIndex'],
    });
    await waitFor(() => expect(router.state.initialized).toBe(true));
    await renderClient(<RouterProvider router={router} />, {
      environment,
      settings,
      withoutRouter: true,
    });
    const row = await screen.findByRole('row', { name: disputed });
    expect(row).toHaveTextContent('≈ 626');
    expect(row).toHaveTextContent(place);
    const other = screen.getByRole('row', { name: certain });
    expect(other).toHaveTextContent('≈ 623');
    expect(other).not.toHaveTextContent(/tartışmalı|disputed/);
  },
);
