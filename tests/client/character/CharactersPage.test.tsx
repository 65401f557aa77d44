import { screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import CharactersPageQuery from '../../../client/__generated__/CharactersPageQuery.graphql';
import { createRoutes } from '../../../client/routes';
import type { Settings } from '../../../client/settings/settings';
import { letters } from '../../../content/letters';
import { soundOf } from '../../../content/letterSounds';
import { readingSigns } from '../../../content/readingSigns';
import { renderClient } from '../../support/renderClient';

const answer = {
  characters: letters.map((letter, index) => ({
    databaseId: index + 1,
    ...letter,
    ...soundOf(letter.arabicLetter),
  })),
  readingSigns: readingSigns.map((sign, index) => ({
    databaseId: index + 1,
    ...sign,
    kind: sign.kind.toUpperCase(),
  })),
};

async function open(settings: Partial<Settings> = {}) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Query: () => answer }),
  );
  environment.mock.queuePendingOperation(CharactersPageQuery, {});
  const router = createMemoryRouter(createRoutes(environment), {
    initialEntries: ['/tables/arabicCharacters'],
  });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await renderClient(<RouterProvider router={router} />, {
    environment,
    settings,
    withoutRouter: true,
  });
  await screen.findByRole('heading', { level: 1 });
}

const rowOf = (table: string, name: string) =>
  within(screen.getByRole('region', { name: table })).getByRole('row', {
    name: (text) => text.split(' ').includes(name),
  });

test('a Turkish reader learns the name, the sound and the forms of a letter', async () => {
  await open({ alwaysShowEnglish: false });
  const row = rowOf('Arap harfleri', 'ث');
  expect(row).toHaveTextContent('se, s̱â');
  expect(row).toHaveTextContent('peltek s');
  expect(row).toHaveTextContent('ثـ ـثـ ـث');
  expect(screen.queryByText(/as in think/)).toBeNull();
});

test('an English reader learns the name and the sound', async () => {
  await open({ prefLanguage: 'english' });
  const row = rowOf('Arabic letters', 'ث');
  expect(row).toHaveTextContent('thāʾ');
  expect(row).toHaveTextContent('th, as in think');
  expect(row).not.toHaveTextContent('peltek');
});

test('alif says that it is a seat of the hamza, which has no forms', async () => {
  await open();
  expect(rowOf('Arap harfleri', 'ا')).toHaveTextContent('Hemzenin de yeridir');
  expect(rowOf('Arap harfleri', 'ء')).not.toHaveTextContent('ـ');
});

test.each([
  ['Diğer yazılışlar', 4, 'ة', 'kapalı te'],
  ['Harekeler ve okuma işaretleri', 10, 'ـّ', 'şedde'],
  ['Durak ve secde işaretleri', 8, '۩', 'secde işareti'],
])('%s are a table of %i signs', async (table, count, sign, name) => {
  await open();
  const region = screen.getByRole('region', { name: table });
  expect(within(region).getAllByRole('row')).toHaveLength(count + 1);
  expect(rowOf(table, sign)).toHaveTextContent(name);
});
