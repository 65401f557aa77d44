/** Words of further translations find verses, after those that have them in the texts of the site. */
import { removeTranslation } from '../../../../api/exchange/translations/saveTranslation';
import { anyWords, foldAny } from '../../../../text/foldAny';
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase, VERSES_OF_SMALL } from '../../../support/database';
import { fc } from '../../../support/fastCheck';
import { GERMAN, insertTranslation, URDU } from '../../../support/translations';

interface Result {
  verse: { key: string };
  matchKind: string;
  matchedIn: string | null;
  ranges: { start: number; end: number }[];
  matchedTranslation: { text: string; translation: { slug: string } } | null;
}

interface Answer {
  totalElements: number;
  exactElements: number;
  unknownWords: string[];
  results: Result[];
}

const TEXTS: Record<string, string> = {
  '1:1': 'Wüstenschiff und Barmherzigkeit',
  '1:2': 'Die Barmherzigkeit: Wüsten-schiffe',
  '1:3': 'mercy',
};

const ENGLISH: Record<string, string> = {
  '1:1': 'a mosquito',
  '1:2': 'buzağı',
  '1:3': 'two quokkas',
};

describeOneDatabase('search in further translations', (databases) => {
  const database = databases.use('small');
  let app: TestApp;

  const search = async (query: string, pageSize = 100) =>
    (
      await app.query<{ search: Answer }>(
        `query ($query: String!, $pageSize: Int!) { search(query: $query, pageSize: $pageSize) {
          totalElements exactElements unknownWords
          results { verse { key } matchKind matchedIn ranges { start end }
            matchedTranslation { text translation { slug } } } } }`,
        { query, pageSize },
      )
    ).search;
  const keysOf = ({ results }: Answer) => results.map(({ verse }) => verse.key);

  beforeAll(async () => {
    app = makeTestApp(database());
  });

  test('results of the texts of the site keep their order; the others follow them', async () => {
    const queries = ['mercy', 'merhamet', 'الحمد', '"praise"', '1:3', 'kursi'];
    const before = await Promise.all(queries.map((query) => search(query)));
    await insertTranslation(database(), GERMAN, (key) => ({ text: TEXTS[key] ?? 'nichts' }));
    await insertTranslation(database(), URDU, () => ({ text: 'اللہ کی محبّت بڑی ہے' }));
    for (const [index, query] of queries.entries()) {
      const answer = await search(query);
      const exact = before[index]?.results.slice(0, before[index].exactElements) ?? [];
      expect(answer.results.slice(0, exact.length)).toEqual(exact);
    }
  });

  test('a verse is found by its words, their beginnings and a phrase', async () => {
    const found = async (query: string) =>
      (await search(query)).results
        .filter(({ matchedIn }) => matchedIn === 'TRANSLATION')
        .map(({ verse, matchKind }) => [verse.key, matchKind]);
    expect(await found('wustenschiff')).toEqual([
      ['1:1', 'ALL_WORDS'],
      ['1:2', 'WORD_BEGINNING'],
    ]);
    expect(await found('Wüstenschiff und')).toEqual([['1:1', 'PHRASE']]);
    expect(await found('und wüstenschiff')).toEqual([['1:1', 'ALL_WORDS']]);
    expect(await found('"und wüstenschiff"')).toEqual([]);
    // Words of few letters are those of too many languages.
    expect(await found('und')).toEqual([]);
  });

  test('words that only a further translation has are not unknown, and come first', async () => {
    const answer = await search('Wüstenschiff');
    expect(answer.unknownWords).toEqual([]);
    expect(answer.results[0]).toMatchObject({
      verse: { key: '1:1' },
      ranges: [{ start: 0, end: 12 }],
      matchedTranslation: { text: TEXTS['1:1'], translation: { slug: 'de-beispiel' } },
    });
  });

  test('Arabic script of other languages is found without its signs', async () => {
    const { results } = await search('محبت بڑی', 100);
    const found = results.find(({ matchedTranslation }) => matchedTranslation);
    const { matchedTranslation, matchKind, ranges } = found ?? {};
    expect([matchedTranslation?.translation.slug, matchKind]).toEqual(['ur-misal', 'PHRASE']);
    expect(ranges).toHaveLength(2);
  });

  test('one in English is searched only where the texts of the site have few verses with the words', async () => {
    const before = await search('Allah');
    expect(before.exactElements).toBeLessThan(VERSES_OF_SMALL);
    const english = { ...GERMAN, slug: 'en-example', language: 'en-GB' };
    await insertTranslation(database(), english, (key) => ({ text: ENGLISH[key] ?? 'Allah' }));
    const found = async (query: string) =>
      (await search(query)).results
        .filter(({ matchKind }) => matchKind !== 'CLOSE')
        .map(({ verse, matchedIn }) => [verse.key, matchedIn]);
    expect((await search('Allah')).exactElements).toBe(before.exactElements);
    expect(await found('mosquito')).toEqual([
      ['2:26', 'ENGLISH'],
      ['1:1', 'TRANSLATION'],
    ]);
    // A word of the Turkish translation.
    expect(await found('buzağı')).not.toContainEqual(['1:2', 'TRANSLATION']);
    expect(await found('"buzağı"')).not.toContainEqual(['1:2', 'TRANSLATION']);
    expect(await search('quokkas')).toMatchObject({
      unknownWords: [],
      results: [{ verse: { key: '1:3' }, matchedIn: 'TRANSLATION' }],
    });
    await removeTranslation(database(), english.slug);
  });

  test('after a translation is removed, its words find nothing', async () => {
    await removeTranslation(database(), 'de-beispiel');
    expect(keysOf(await search('"wüstenschiff und"'))).toEqual([]);
    await removeTranslation(database(), 'ur-misal');
  });
});

test('folding a key again changes nothing, and ranges are those of the words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { key, start, end } of anyWords(text)) {
        expect(foldAny(key)).toBe(key);
        expect(foldAny(text.slice(start, end))).toBe(key);
      }
    }),
  );
});
