import { screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import RootPageQuery from '../../../client/__generated__/RootPageQuery.graphql';
import { rootOf } from '../../../client/root/rootAddress';
import { createRoutes } from '../../../client/routes';
import type { Settings } from '../../../client/settings/settings';
import { renderClient } from '../../support/renderClient';

const verb = {
  text: 'كَتَبَ',
  numberOfWords: 49,
  firstWordKey: '2:79:13',
  turkishDescription: 'fiil',
  englishDescription: 'verb',
  turkishMeanings: [
    { text: 'yazdı', count: 30 },
    { text: 'farz kıldı', count: 11 },
  ],
  englishMeanings: [{ text: 'wrote', count: 49 }],
  forms: [
    {
      arabicText: 'كَتَبَ',
      count: 40,
      firstWordKey: '2:187:27',
      turkishGlosses: [],
      englishGlosses: [],
    },
  ],
};
const noun = {
  text: 'كِتَاب',
  numberOfWords: 255,
  firstWordKey: '2:2:2',
  turkishDescription: 'isim',
  englishDescription: 'noun',
  turkishMeanings: [],
  englishMeanings: [{ text: 'Book', count: 200 }],
  forms: [],
};
const LETTERS = 'كتب';
const words = {
  edges: [{ node: { id: 'w', key: '2:79:13', arabicText: 'كَتَبَتْ' } }],
  pageInfo: { hasPreviousPage: false, hasNextPage: false },
};

/** Opens a page of the root with this answer of the API. */
async function openRoot(search: string, root: object, settings: Partial<Settings> = {}) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Root: () => ({ letters: LETTERS, numberOfOccurrences: 319, words, ...root }),
    }),
  );
  const variables = rootOf({ letters: LETTERS }, new URL(`http://localhost/roots/x${search}`));
  environment.mock.queuePendingOperation(RootPageQuery, variables);
  const router = createMemoryRouter(createRoutes(environment), {
    initialEntries: [`/roots/${LETTERS}${search}`],
  });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const client = await renderClient(<RouterProvider router={router} />, {
    environment,
    settings,
    withoutRouter: true,
  });
  await screen.findByRole('heading', { level: 1 });
  return client;
}

describe('the page of a root', () => {
  test('lists its lemmas with counts, classes, senses and links to their places', async () => {
    await openRoot('', { lemmas: [noun, verb] });
    const table = screen.getByRole('table', { name: 'Sözlük biçimleri 2' });
    const rowOf = (name: RegExp) => within(table).getByRole('row', { name });
    const [first, second] = [rowOf(/^كِتَاب/), rowOf(/^كَتَبَ fiil/)];
    const forms = within(table).getByRole('table', { name: 'كَتَبَ: biçimleri', hidden: true });
    expect(forms).toHaveTextContent(/كَتَبَ 2:187\s*40/);
    expect(first).toHaveTextContent(/كِتَاب isim\s*255\s*–\s*Book\s200/);
    expect(second).toHaveTextContent(/كَتَبَ fiil\s*49\s*yazdı\s30farz kıldı\s11\s*wrote$/);
    expect(within(second).getByRole('link')).toHaveAttribute(
      'href',
      `/roots/${encodeURIComponent(LETTERS)}?lemma=2:79:13`,
    );
  });

  test('has no table of lemmas if none is known', async () => {
    await openRoot('', { lemmas: [] });
    expect(screen.queryByRole('heading', { name: /Sözlük biçimleri/ })).toBeNull();
  });

  test('of one lemma has its senses and its words, and a link to the whole root', async () => {
    await openRoot('?lemma=2:79:13', { lemma: { ...verb, words } }, { prefLanguage: 'english' });
    expect(screen.getByRole('heading', { name: 'كَتَبَ' })).toHaveAttribute('lang', 'ar');
    expect(screen.getByText('verb · 49 occurrences')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '2:79' })).toHaveAttribute('href', '/verses/2:79');
    expect(screen.getByRole('link', { name: 'All words of the root' })).toHaveAttribute(
      'href',
      `/roots/${encodeURIComponent(LETTERS)}`,
    );
    expect(screen.queryByRole('heading', { name: /Forms/ })).toBeNull();
  });

  test('of one meaning has the glosses that are counted together, its words and other meanings', async () => {
    const meaning = {
      text: 'book',
      count: 260,
      glosses: [
        { text: 'the Book', count: 200 },
        { text: 'a book', count: 60 },
      ],
      words,
    };
    const englishMeanings = [
      { text: 'book', count: 260 },
      { text: 'write', count: 50 },
    ];
    await openRoot('?meaning=en:book', { meaning, englishMeanings }, { prefLanguage: 'english' });
    expect(screen.getByRole('heading', { name: 'book 260 occurrences' })).toBeInTheDocument();
    const meanings = screen.getByRole('navigation', { name: 'Meanings' });
    expect(within(meanings).getByRole('link', { current: 'page' })).toHaveTextContent('book 260');
    expect(within(meanings).getByRole('link', { name: 'write 50' })).toHaveAttribute(
      'href',
      `/roots/${encodeURIComponent(LETTERS)}?meaning=en:write`,
    );
    expect(screen.getByText('the Book 200 · a book 60')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All words of the root' })).toBeInTheDocument();
  });

  test('of no such meaning says so', async () => {
    await openRoot('?meaning=tr:yok', { meaning: null });
    expect(screen.getByText('ك ت ب kökünün böyle bir anlamı yok.')).toBeInTheDocument();
  });

  test('of a word of another root says that there is no such lemma', async () => {
    await openRoot('?lemma=1:1:1', { lemma: null });
    expect(screen.getByText('ك ت ب kökünde böyle bir sözlük biçimi yok.')).toBeInTheDocument();
  });
});
