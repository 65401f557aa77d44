/** Suggestions while typing in the search box. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';

interface Suggestion {
  label: string;
  target: { __typename: string; number?: number; key?: string; letters?: string };
}

const SUGGEST = `query ($query: String!, $language: Language) {
  suggest(query: $query, language: $language) {
    label
    target { __typename ... on Surah { number } ... on Verse { key } ... on Root { letters } }
  }
}`;

describeOneDatabase('Suggestions', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;

  beforeAll(() => {
    app = makeTestApp(database());
  });

  const suggest = async (query: string, language = 'TURKISH') =>
    (await app.query<{ suggest: Suggestion[] }>(SUGGEST, { query, language })).suggest;

  test('a verse with several names is suggested once', async () => {
    const keys = (await suggest('light', 'ENGLISH')).map(({ target }) => target.key);
    expect(keys.filter((key) => key === '24:35')).toHaveLength(1);
  });

  test.each([
    ['bak', 'TURKISH', { label: '2 - Bakara', target: { __typename: 'Surah', number: 2 } }],
    ['baq', 'ENGLISH', { label: '2 - Al-Baqarah', target: { __typename: 'Surah', number: 2 } }],
    ['YAS', 'TURKISH', { label: '36 - Yâsîn', target: { __typename: 'Surah', number: 36 } }],
    ['imran', 'TURKISH', { target: { __typename: 'Surah', number: 3 } }],
    ['البق', 'ARABIC', { target: { __typename: 'Surah', number: 2 } }],
    ['36', 'TURKISH', { target: { __typename: 'Surah', number: 36 } }],
    ['2:25', 'TURKISH', { label: '2:25 - Bakara', target: { __typename: 'Verse', key: '2:25' } }],
    ['2:255', 'ENGLISH', { label: '2:255 - Al-Baqarah', target: { key: '2:255' } }],
    ['ayetel k', 'TURKISH', { target: { __typename: 'Verse', key: '2:255' } }],
    ['ktb', 'ENGLISH', { label: 'ك ت ب', target: { __typename: 'Root', letters: 'كتب' } }],
    ['ك ت ب', 'TURKISH', { target: { __typename: 'Root', letters: 'كتب' } }],
    ['kök: رحم', 'TURKISH', { target: { __typename: 'Root', letters: 'رحم' } }],
    ['cennetin', 'TURKISH', { target: { __typename: 'Term' } }],
    ['cennet', 'TURKISH', { target: { __typename: 'Post' } }],
    ['cow', 'ENGLISH', { target: { number: 2 } }],
    ['dehr', 'TURKISH', { label: '76 - İnsân', target: { number: 76 } }],
    ['beni israil', 'TURKISH', { label: '17 - İsrâ', target: { number: 17 } }],
    ['melaike', 'TURKISH', { target: { number: 35 } }],
    ['mesed', 'TURKISH', { target: { number: 111 } }],
    ['qital', 'ENGLISH', { label: '47 - Muhammad', target: { number: 47 } }],
    ['tevhid', 'TURKISH', { target: { number: 112 } }],
    // Both titles begin with it.
    [
      'salih',
      'ENGLISH',
      { label: 'Salih and the People of Thamud', target: { __typename: 'Post' } },
    ],
    ['salih', 'TURKISH', { label: 'Salih ve Semud Kavmi', target: { __typename: 'Post' } }],
    [
      'salih ve',
      'ENGLISH',
      {
        label: 'Salih and the People of Thamud · Salih ve Semud Kavmi',
        target: { __typename: 'Post' },
      },
    ],
  ])('%s (%s)', async (query, language, expected) => {
    expect(await suggest(query, language)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...expected, target: expect.objectContaining(expected.target) }),
      ]),
    );
  });

  test('are at most 8, unique, and of several kinds', async () => {
    const suggestions = await suggest('mu');
    expect(suggestions).toHaveLength(8);
    expect(new Set(suggestions.map(({ label }) => label)).size).toBe(8);
    expect(new Set(suggestions.map(({ target }) => target.__typename)).size).toBeGreaterThan(1);
  });

  test.each(['', ' ', 'zzqx', '%', '\u0000', 'x'.repeat(3000)])(
    'are empty for %j',
    async (query) => {
      expect(await suggest(query)).toEqual([]);
    },
  );
});
