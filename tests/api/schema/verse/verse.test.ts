import { describeEachDatabase } from '../../../support/database';
import { makeTestApp, type TestApp } from '../../../support/app';

const VERSE = `query Verse($key: String!) {
  verse(key: $key) {
    databaseId key numberInSurah previousKey nextKey version
    turkishTranslation englishTranslation
    turkishTranslationNeedsUpdate englishTranslationNeedsUpdate
    surah { number }
    words { key }
  }
}`;

interface Verse {
  key: string;
  words: { key: string }[];
}

describeEachDatabase('verse(key)', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  beforeAll(() => (app = makeTestApp(database())));

  const read = async (key: string) =>
    (await app.query<{ verse: Verse | null }>(VERSE, { key })).verse;

  test('2:255 with all its fields', async () => {
    expect(await read('2:255')).toEqual({
      databaseId: 262,
      key: '2:255',
      numberInSurah: 255,
      previousKey: '2:254',
      nextKey: '2:256',
      version: 1,
      turkishTranslation: expect.stringMatching(/^Allah.*Hayy/),
      englishTranslation: expect.stringMatching(/^Allāh - there is no deity except Him/),
      turkishTranslationNeedsUpdate: false,
      englishTranslationNeedsUpdate: false,
      surah: { number: 2 },
      words: Array.from({ length: 50 }, (_, index) => ({ key: `2:255:${index + 1}` })),
    });
  });

  test.each([
    ['1:1', null, '1:2', 1],
    ['1:7', '1:6', '2:1', 7],
    ['2:1', '1:7', '2:2', 8],
    ['9:1', '8:75', '9:2', 1236],
    ['114:6', '114:5', null, 6236],
  ])('%s is between %s and %s', async (key, previousKey, nextKey, databaseId) => {
    expect(await read(key)).toMatchObject({ key, previousKey, nextKey, databaseId });
  });

  test.each(['2:287', '1:8', '115:1', '114:7', '999:999'])('%s is null', async (key) => {
    expect(await read(key)).toBeNull();
  });

  test.each([
    'x',
    '2',
    '2:',
    ':255',
    '2:255:1',
    '02:1',
    '2:01',
    '0:1',
    '2:0',
    '2:-1',
    ' 2:255',
    '2:255\n',
    '2.255',
    '٢:٢٥٥',
    "2:1' OR '1'='1",
    '',
    '2:2555',
    '9'.repeat(5000),
  ])('%j is refused with an explanation of a valid key', async (key) => {
    const { data, errors } = await app.answer<{ verse: null }>(VERSE, { key });
    expect(data).toEqual({ verse: null });
    expect(errors).toHaveLength(1);
    expect(errors?.[0]).toMatchObject({ path: ['verse'], extensions: { code: 'BAD_USER_INPUT' } });
    expect(errors?.[0]?.message).toMatch(
      /^A verse key is written surah:verse, such as "2:255"; got "/,
    );
    expect(errors?.[0]?.message.length).toBeLessThan(200);
  });

  test('one malformed key does not affect the other fields', async () => {
    const { data, errors } = await app.answer(
      '{ a: verse(key: "1:1") { key } b: verse(key: "x") { key } }',
    );
    expect(data).toEqual({ a: { key: '1:1' }, b: null });
    expect(errors).toHaveLength(1);
  });

  test('source names every source with its license', async () => {
    const part = '{ name licence url }';
    const { verse } = await app.query<{
      verse: { source: Record<string, Record<string, string>> };
    }>(
      `{ verse(key: "1:1") { source { arabicText ${part} turkishTranslation ${part}
         englishTranslation ${part} englishWords ${part} turkishTranscription ${part} turkishWords ${part} } } }`,
    );
    const { source } = verse;
    expect(source).toMatchObject({
      arabicText: { name: expect.stringContaining('Tanzil'), url: 'https://tanzil.net' },
      turkishTranslation: { name: expect.stringContaining('Rowwad') },
      englishTranslation: { name: expect.stringContaining('Saheeh International') },
      englishWords: { name: expect.stringContaining('holy-quran-word-by-word') },
      turkishTranscription: { name: expect.stringContaining('Tibyan'), url: null },
      turkishWords: { name: expect.stringContaining('lexicon'), url: null },
    });
    for (const { licence } of Object.values(source)) expect(licence).toMatch(/\w/);
  });
});
