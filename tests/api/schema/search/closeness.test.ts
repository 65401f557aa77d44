/** Searches in other words than those of the verses, with the content of a first start. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';

interface Answer {
  search: {
    totalElements: number;
    exactElements: number;
    unknownWords: string[];
    named: { label: string; target: { __typename: string } }[];
    reference: { kind: string; problem: string | null; ignoredSurah: object | null } | null;
    results: {
      matchKind: string;
      matchedIn: string | null;
      words: { root: { letters: string } | null }[];
      ranges: { start: number; end: number }[];
      verse: { key: string; turkishTranslation: string; passage: Record<string, string> };
    }[];
  };
}

const SEARCH = `query ($query: String!, $language: Language) {
  search(query: $query, language: $language) {
    totalElements exactElements unknownWords
    named { label target { __typename } }
    reference { kind problem ignoredSurah { number } }
    results {
      matchKind matchedIn ranges { start end } words { root { letters } }
      verse { key turkishTranslation passage { firstKey lastKey turkishHeading englishHeading } }
    }
  }
}`;

describeOneDatabase('Closeness', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;

  beforeAll(() => {
    app = makeTestApp(database());
  });

  const search = async (query: string, language?: string) =>
    (await app.query<Answer>(SEARCH, { query, language })).search;
  const keysOf = ({ results }: Answer['search']) => results.map(({ verse }) => verse.key);

  /** Neither translation has these words in the verse, or not together. */
  test.each([
    ['balık yunusu yuttu', '37:142', 'a story in other words'],
    ['who built the kaaba', '2:127', 'a question'],
    ['hangi peygamber hapse girdi', '12:36', 'a question'],
    ['faizin cezası', '2:275', 'a subject'],
    ['hz musa asası yılan', '20:20', 'a name with its title'],
    ['mercy forgiveness do not despair', '39:53', 'words of the verse among others'],
    ['تقسيم الميراث', '4:7', 'a word that the text does not have'],
    ['kabul edilen tövbe', '4:17', 'a spelling variant'],
    ['kabul edilen tevbe', '4:17', 'the other one'],
    ['rahmetinden umut kesmeyin', '39:53', 'another translation'],
  ])('%s finds %s: %s', async (query, key) => {
    expect(keysOf(await search(query))).toContain(key);
  });

  test('a word leads to the root that it renders, although the translation has another', async () => {
    const { results } = await search('swallowed by a whale', 'ENGLISH');
    const roots = results.flatMap(({ words }) => words.map(({ root }) => root?.letters));
    expect(roots).toContain('حوت');
  });

  test('verses with the words come before close ones, which are counted apart', async () => {
    const { exactElements, totalElements, results } = await search('örümcek');
    expect(exactElements).toBe(1);
    expect(totalElements).toBeGreaterThan(exactElements);
    expect(results.map(({ matchKind }) => matchKind === 'CLOSE')).toEqual([
      false,
      ...Array<boolean>(results.length - 1).fill(true),
    ]);
  });

  test('common words are not marked', async () => {
    const { results } = await search('kâbeyi kim yaptı ve niçin', 'TURKISH');
    const marked = results.flatMap(({ ranges, verse }) =>
      ranges.map(({ start, end }) => verse.turkishTranslation.slice(start, end)),
    );
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter((word) => /^(?:ve|kim|niçin)$/i.test(word))).toEqual([]);
  });

  test('a common word that is found is marked only beside the words that it joins', async () => {
    const { results } = await search('sabır ve namaz', 'TURKISH');
    const result = results.find(({ verse }) => verse.key === '2:45');
    const marked = result?.ranges.map(({ start, end }) =>
      result.verse.turkishTranslation.slice(start, end),
    );
    expect(result?.verse.turkishTranslation).toMatch(/^Sabır ve namazla .* ve .*namaz/);
    expect(marked).toEqual(['Sabır ve namazla', 'namaz']);
  });

  test('an everyday word leads to the words of the translation, in its own language', async () => {
    const found = async (query: string) =>
      (await search(query)).results.map(({ verse }) => verse.key);
    expect(await found('headscarf')).toContain('24:31');
    expect(await found('gusül')).toContain('5:6');
  });

  test.each([
    ['gözyaşı', '17:109', 'a word like "boyası"'],
    ['tembellik', '4:142', 'a word like "temellik"'],
    ['money', '18:19', 'a word like "honey"'],
    ['pork', '2:173', 'an English word like the Turkish "kork"'],
    ['whale', '37:142', 'an English word like the Turkish "hale"'],
    ['intihar', '4:29', 'a word that sounds like others in Arabic'],
    ['gay', '7:81', 'a word with which Turkish ones begin'],
  ])('%s is no wrong spelling and finds %s: %s', async (query, key) => {
    const answer = await search(query, 'TURKISH');
    const exact = answer.results.slice(0, answer.exactElements);
    // The further translation may have the word itself, as a whole.
    const inFurther = exact.filter(
      ({ matchKind, matchedIn }) => matchKind === 'ALL_WORDS' && matchedIn === 'TRANSLATION',
    );
    expect(exact).toEqual(inFurther);
    expect(keysOf(answer)).toContain(key);
  });

  test.each([
    ['karınca', '44:45', 'the belly'],
    ['kurbağa', '108:2', 'a sacrifice'],
    ['ramazan', '3:41', 'a gesture'],
  ])('%s does not find %s: %s', async (query, key) => {
    expect(keysOf(await search(query))).not.toContain(key);
  });

  test('a transcription with the ending of a pause in its middle finds its verse', async () => {
    const { results } = await search('veste‘înû biṣṣabri veṣṣalâh. veinnehâ lekebîratün');
    expect(results[0]).toMatchObject({
      matchedIn: 'TRANSCRIPTION',
      verse: { key: '2:45' },
    });
  });

  test('two words that mean something as one are one', async () => {
    expect(keysOf(await search('baş örtüsü')).slice(0, 3)).toEqual(
      keysOf(await search('başörtüsü')).slice(0, 3),
    );
  });

  test('a wrong spelling is still corrected', async () => {
    const { results } = await search('Abrahm prayer');
    expect(results[0]).toMatchObject({ matchKind: 'SPELLING' });
  });

  test('words that occur nowhere are said', async () => {
    expect((await search('qwrtz sabır')).unknownWords).toEqual(['qwrtz']);
    expect((await search('sabır')).unknownWords).toEqual([]);
  });

  test('a long Arabic word that does not occur is no guess at its root', async () => {
    // Its roots would take seconds to try.
    const { totalElements, unknownWords } = await search('اويتمنس'.repeat(20));
    expect([totalElements, unknownWords.length]).toEqual([0, 1]);
  });

  test('a phrase in quotation marks has no close results', async () => {
    const { exactElements, totalElements } = await search('"sabır ve namaz"');
    expect(totalElements).toBe(exactElements);
  });

  test.each(['TURKISH', 'ENGLISH', 'AUTO', undefined])(
    'the language is found by itself (%s)',
    async (language) => {
      expect(keysOf(await search('the throne of mercy', language))).toContain('20:5');
      expect(keysOf(await search('arşa istiva eden rahman', language))).toContain('20:5');
    },
  );

  test.each([
    ['sabır', ['Root ص ب ر']],
    ['patience', ['Root ص ب ر']],
    ['fish', ['Root ح و ت', 'Root ن و ن']],
    ['wine', ['Root خ م ر']],
    ['الصبر', ['Root ص ب ر']],
    ['sabır ve namaz', ['Root ص ب ر', 'Root ص ل و']],
    ['patience and prayer', ['Root ص ب ر', 'Root ص ل و']],
    ['الصبر والصلاة', ['Root ص ب ر', 'Root ص ل و']],
    ['zorlama', ['Post Dinde Zorlama Yoktur']],
    ['Yusuf', ['Surah 12 - Yûsuf']],
    ['joseph', ['Surah 12 - Yusuf']],
  ])('%s names %j', async (query, expected) => {
    const { named } = await search(query);
    const labels = named.map(({ label, target }) => `${target.__typename} ${label}`);
    expect(labels).toEqual(expect.arrayContaining(expected));
  });

  test('both spellings of a word find the same verses, also with an ending', async () => {
    for (const [one, other] of [
      ['tövbesini', 'tevbesini'],
      ['cihat', 'cihad'],
    ] as const) {
      const found = await search(one);
      expect(found.exactElements).toBeGreaterThan(0);
      expect(found.exactElements).toBe((await search(other)).exactElements);
      expect(found.results[0]?.matchKind).toBe('ALL_WORDS');
    }
  });

  /** Keys of the verses of a topic, by one of its names. */
  const versesOf = async (name: string): Promise<string[]> => {
    const { suggest } = await app.query<{
      suggest: { target: { verses?: { edges: { node: { verse: { key: string } } }[] } } }[];
    }>(
      `query ($name: String!) {
        suggest(query: $name, language: TURKISH) {
          target { ... on Post { verses(first: 100) { edges { node { verse { key } } } } } }
        }
      }`,
      { name },
    );
    const edges = suggest.flatMap(({ target }) => target.verses?.edges ?? []);
    return edges.map(({ node }) => node.verse.key);
  };

  test.each([
    ['kadın', 'Kadınlar', 3],
    ['women', 'Kadınlar', 3],
    ['faiz', 'Faiz', 3],
  ])('%s finds verses of the topic %s first', async (query, topic, count) => {
    const verses = await versesOf(topic);
    expect(verses.length).toBeGreaterThan(count);
    for (const key of keysOf(await search(query)).slice(0, count)) expect(verses).toContain(key);
  });

  test('the opposite of a word is not its root', async () => {
    const { named } = await search('sabır');
    expect(named.map(({ label }) => label)).not.toContain('ج ز ع');
  });

  test('each verse has a passage with headings in both languages', async () => {
    const { results } = await search('2:30');
    expect(results[0]?.verse.passage).toMatchObject({ firstKey: '2:30' });
    expect(results[0]?.verse.passage.englishHeading).toMatch(/vicegerent|successive|Adam|angels/i);
  });

  describe('references', () => {
    const resolve = async (reference: string) =>
      (
        await app.query<{ resolve: object | null }>(
          `query ($reference: String!) {
            resolve(reference: $reference) {
              kind problem number isCorrected
              surah { number numberOfVerses }
              ignoredSurah { number }
              runs { firstVerse { key } lastVerse { key } }
            }
          }`,
          { reference },
        )
      ).resolve;

    test('of several verses', async () => {
      expect(await resolve('2:255; 3:18-19')).toEqual({
        kind: 'VERSES',
        problem: null,
        number: null,
        isCorrected: false,
        surah: null,
        ignoredSurah: null,
        runs: [
          { firstVerse: { key: '2:255' }, lastVerse: { key: '2:255' } },
          { firstVerse: { key: '3:18' }, lastVerse: { key: '3:19' } },
        ],
      });
      expect(keysOf(await search('2:255; 3:18-19'))).toEqual(['2:255', '3:18', '3:19']);
    });

    test('of parts of the mushaf', async () => {
      expect(await resolve('juz 30')).toMatchObject({
        kind: 'JUZ',
        number: 30,
        runs: [{ firstVerse: { key: '78:1' }, lastVerse: { key: '114:6' } }],
      });
      expect(await resolve('sayfa 50')).toMatchObject({
        kind: 'PAGE',
        runs: [{ firstVerse: { key: '3:1' }, lastVerse: { key: '3:9' } }],
      });
      expect(await resolve('36')).toMatchObject({ kind: 'SURAH', surah: { number: 36 } });
    });

    test('to nothing, with the reason', async () => {
      expect(await resolve('Bakara 287')).toMatchObject({
        kind: 'PROBLEM',
        problem: 'NO_VERSE',
        surah: { number: 2, numberOfVerses: 286 },
        runs: [],
      });
      const { totalElements, reference } = await search('Bakara 287');
      expect(totalElements).toBe(0);
      expect(reference).toMatchObject({ kind: 'PROBLEM', problem: 'NO_VERSE' });
    });

    test('in which the name and the number disagree', async () => {
      expect(await resolve('Yâsîn 2:5')).toMatchObject({
        surah: { number: 36 },
        ignoredSurah: { number: 2 },
      });
    });

    test('that are none', async () => {
      expect(await resolve('sabır ve namaz')).toBeNull();
    });
  });

  test.each([
    ['verseAliases(language: AUTO, first: 1) { totalCount }', 'verseAliases'],
    ['suggest(query: "a", language: AUTO) { label }', 'suggest'],
  ])('AUTO is refused where a language is needed: %s', async (field) => {
    const { errors } = await app.answer(`{ ${field} }`, {});
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
