/** What a verse of an earlier revision says about its words now. */
import { screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import PastVersePageQuery from '../../../client/__generated__/PastVersePageQuery.graphql';
import { createRoutes } from '../../../client/routes';
import type { Settings } from '../../../client/settings/settings';
import { renderClient } from '../../support/renderClient';

const WORD = {
  id: 'word',
  key: '2:2:1',
  numberInVerse: 1,
  arabicText: 'ذَٰلِكَ',
  pauseAfter: null as string | null,
  turkishTranslation: 'bu',
  englishTranslation: 'that',
  turkishTranscription: 'zâlike',
  englishTranscription: 'dhālika',
  lemma: 'ذَٰلِك' as string | null,
  turkishGlossOf: null as number | null,
  englishGlossOf: null as number | null,
};

const PAST = {
  rootLetters: null,
  grammarLine: 'a',
  turkishGrammar: 'isim',
  englishGrammar: 'noun',
};

const grammarOf = (line: string, turkishDescription: string, englishDescription: string) => ({
  line,
  turkishDescription,
  englishDescription,
});

const PRESENT = {
  root: null as { letters: string } | null,
  grammar: grammarOf('a', 'isim', 'noun'),
};

/** Opens the page of a verse with one word, whose present state differs by this. */
async function openPast(change: object, settings: Partial<Settings> = {}) {
  const environment = createMockEnvironment();
  const variables = { key: '2:2', revision: 5 };
  const surah = { turkishNameTranscription: 'Bakara', englishNameTranscription: 'Al-Baqarah' };
  const text = { turkishTranslation: 'Metin', englishTranslation: 'Text' };
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({
        verseAt: {
          ...text,
          revision: 5,
          numberInSurah: 2,
          turkishSurahName: 'Bakara',
          englishSurahName: 'Al-Baqarah',
          words: [{ ...WORD, ...PAST }],
        },
        verse: { ...text, id: 'verse', surah, words: [{ ...WORD, ...PRESENT, ...change }] },
        unknownRevision: null,
      }),
    }),
  );
  environment.mock.queuePendingOperation(PastVersePageQuery, variables);
  const router = createMemoryRouter(createRoutes(environment), {
    initialEntries: ['/verses/2:2?at=5'],
  });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await renderClient(<RouterProvider router={router} />, {
    environment,
    settings,
    withoutRouter: true,
  });
  const list = await screen.findByRole('list', { name: /kelimeleri/ });
  return within(list)
    .queryAllByText(/Şimdi:|şimdi farklı/)
    .map((element) => element.textContent);
}

test.each<[what: string, change: object, expected: string]>([
  ['letter', { arabicText: 'ذلك' }, 'Arapça: ذَٰلِكَ Şimdi: ذلك'],
  ['pause mark', { pauseAfter: 'ۖ' }, 'Arapça: ذَٰلِكَ Şimdi: ذَٰلِكَۖ'],
  ['root', { root: { id: 'root', letters: 'كتب' } }, 'Kök: yok Şimdi: ك ت ب'],
  ['lemma', { lemma: null }, 'Sözlük biçimi: ذَٰلِك Şimdi: yok'],
  ['grammar', { grammar: grammarOf('b', 'fiil', 'verb') }, 'Dil bilgisi: isim Şimdi: fiil'],
  ['lost grammar', { grammar: null }, 'Dil bilgisi: isim Şimdi: yok'],
  [
    'detail of grammar',
    { grammar: grammarOf('b', 'isim', 'noun') },
    'Dil bilgisi: ayrıntıları şimdi farklı',
  ],
  ['gloss', { turkishTranslation: 'şu' }, 'Türkçe anlamı: bu Şimdi: şu'],
  ['group of words', { englishGlossOf: 2 }, 'İngilizce anlamı: that Şimdi: 2. kelimeyle birlikte'],
  ['transcription', { turkishTranscription: 'zalike' }, 'Okunuş: zâlike Şimdi: zalike'],
])('another %s is shown, as it is counted', async (_what, change, expected) => {
  expect(await openPast(change)).toEqual([expected]);
});

test('a word that is the same now says nothing', async () => {
  expect(await openPast({})).toEqual([]);
  expect(screen.queryByText('Şimdi farklı')).toBeNull();
});

test('a gloss is compared in the languages that the reader sees, also where it is not below words', async () => {
  const change = { turkishTranslation: 'şu', englishTranslation: 'this' };
  expect(await openPast(change, { alwaysShowEnglish: false, turkishGlosses: false })).toEqual([
    'Türkçe anlamı: bu Şimdi: şu',
  ]);
});
