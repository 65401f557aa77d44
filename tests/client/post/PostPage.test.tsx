import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import PostPageQuery from '../../../client/__generated__/PostPageQuery.graphql';
import { createRoutes } from '../../../client/routes';
import { renderClient } from '../../support/renderClient';

const cursor = (position: number) => btoa(`at:${position}`);

/** Opens a page of the verses of a topic; pageInfo says whether there are other pages. */
async function openPage(search: string, variables: object, pageInfo: object, verses?: object) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Post: () => ({
        databaseId: 23,
        section: 'FAITH_IN_ALLAH',
        turkishTitle: 'Konu',
        turkishNote: '<p>Açıklama</p>',
        openingPhrase: null,
      }),
      ...(verses && { PostVerseConnection: () => verses }),
      PageInfo: () => ({ startCursor: cursor(51), endCursor: cursor(100), ...pageInfo }),
    }),
  );
  environment.mock.queuePendingOperation(PostPageQuery, { databaseId: 23, ...variables });
  const path = `/posts/faithInAllah/23${search}`;
  const router = createMemoryRouter(createRoutes(environment), { initialEntries: [path] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const client = <RouterProvider router={router} />;
  await renderClient(client, { environment, withoutRouter: true });
  await screen.findByRole('heading', { level: 1, name: 'Konu' });
}

const pages = () => {
  const links = screen.queryByRole('navigation', { name: 'Ayet sayfaları' });
  return links && [...links.querySelectorAll('a')].map((link) => link.getAttribute('href'));
};

test('a topic of one page has no page links', async () => {
  const variables = { first: 50, after: null, last: null, before: null };
  await openPage('', variables, { hasPreviousPage: false, hasNextPage: false });
  expect(pages()).toBeNull();
  expect(screen.getByText('Açıklama')).toBeInTheDocument();
});

test('a middle page links both ways and omits the note', async () => {
  const variables = { first: 50, after: cursor(50), last: null, before: null };
  const page = { hasPreviousPage: true, hasNextPage: true };
  await openPage(`?after=${cursor(50)}`, variables, page);
  expect(pages()).toEqual([
    `/posts/faithInAllah/23?${new URLSearchParams({ before: cursor(51) })}`,
    `/posts/faithInAllah/23?${new URLSearchParams({ after: cursor(100) })}`,
  ]);
  expect(screen.queryByText('Açıklama')).toBeNull();
});

test('the list of verses says which part of a long topic is on the page', async () => {
  const variables = { first: 50, after: cursor(50), last: null, before: null };
  const page = { hasPreviousPage: true, hasNextPage: true };
  await openPage(`?after=${cursor(50)}`, variables, page, {
    totalCount: 120,
    edges: [51, 52, 53].map((position) => ({
      node: { position, verse: { key: `2:${position}` } },
    })),
  });
  expect(screen.getByText('120 ayet; bu sayfada 51–53')).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Bu konunun bu sayfadaki ayetleri' });
  expect([...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
    [51, 52, 53].map((position) => `/posts/faithInAllah/23?after=${cursor(50)}#2:${position}`),
  );
});
