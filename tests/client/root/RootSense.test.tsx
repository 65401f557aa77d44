/** What a root means, on its page and in the list of roots. */
import { screen } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import RootPageQuery, {
  type RootPageQuery$data,
} from '../../../client/__generated__/RootPageQuery.graphql';
import RootsPageQuery, {
  type RootsPageQuery$data,
} from '../../../client/__generated__/RootsPageQuery.graphql';
import type { Language } from '../../../client/language';
import { RootCard } from '../../../client/root/RootCard';
import { RootSense } from '../../../client/root/RootSense';
import { answerOf, renderClient } from '../../support/renderClient';

const NAS = {
  letters: 'نوس',
  turkishTranscription: 'n-v-s',
  englishTranscription: 'n-w-s',
  turkishSense: 'insanlar',
  englishSense: 'people',
  turkishNote: 'Dilciler farklı düşünür',
  englishNote: 'Lexicographers differ',
};

async function renderSense(root: object, prefLanguage: Language) {
  const environment = createMockEnvironment();
  const variables = { letters: 'نوس', lemma: '', isLemma: false, isOverview: false, isWhole: true };
  const mocks = { Root: () => root };
  const data = answerOf<RootPageQuery$data>(environment, RootPageQuery, variables, mocks);
  await renderClient(<RootSense root={data.root!} />, { environment, settings: { prefLanguage } });
}

test.each([
  ['turkish', 'tr', ['n-v-s', 'insanlar', 'Dilciler farklı düşünür.']],
  ['english', 'en', ['n-w-s', 'people', 'Lexicographers differ.']],
] as const)(
  'the sense and note are in %s alone, below the letters',
  async (language, tag, texts) => {
    await renderSense(NAS, language);
    const shown = screen.getAllByRole('paragraph');
    expect(shown.map(({ textContent }) => textContent)).toEqual(texts);
    for (const paragraph of shown.slice(1)) expect(paragraph).toHaveAttribute('lang', tag);
  },
);

test('a root without a note has the letters and the sense alone', async () => {
  await renderSense({ ...NAS, turkishNote: null }, 'turkish');
  expect(screen.getAllByRole('paragraph')).toHaveLength(2);
});

test('a root that is not described has its letters alone', async () => {
  await renderSense({ ...NAS, turkishSense: null, turkishNote: null }, 'turkish');
  expect(screen.getByRole('paragraph')).toHaveTextContent('n-v-s');
});

test.each([
  [NAS, 'turkish', 'ن و س n-v-s insanlar 241 kez'],
  [NAS, 'english', 'ن و س n-w-s people 241 times'],
  [{ ...NAS, turkishSense: null }, 'turkish', 'ن و س n-v-s 241 kez'],
] as const)('the card of a root: %#', async (root, prefLanguage, text) => {
  const environment = createMockEnvironment();
  const { roots } = answerOf<RootsPageQuery$data>(
    environment,
    RootsPageQuery,
    { letter: 'ن', isFinding: false },
    { Root: () => ({ ...root, numberOfOccurrences: 241 }) },
  );
  const card = <RootCard root={roots!.edges[0]!.node} />;
  await renderClient(card, { environment, settings: { prefLanguage } });
  expect(screen.getByRole('link')).toHaveTextContent(text);
});
