import { describeEachDatabase } from '../../../support/database';
import { makeTestApp, type TestApp } from '../../../support/app';
import { saveVerse } from '../../../support/save';
import { bearer, insertAdmin, send, signIn } from '../../../support/signIn';

interface WordText {
  arabicText: string;
  pauseAfter: string | null;
}

interface WithVerses {
  numberOfVerses: number;
  verses: {
    key: string;
    arabicText: string;
    turkishTranslation: string;
    surah: { number: number };
  }[];
}

describeEachDatabase('surahs', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  beforeAll(() => (app = makeTestApp(database())));

  const read = async (number: number, fields = 'number') =>
    (await app.query<{ surah: unknown }>(`{ surah(number: ${number}) { ${fields} } }`)).surah;

  test('surah(number) with all its fields', async () => {
    const fields = `databaseId number arabicName turkishNameTranscription englishNameTranscription
      turkishNameTranslation englishNameTranslation turkishRevelationPlace englishRevelationPlace
      revelationOrder revelationYear numberOfVerses version`;
    expect(await read(3, fields)).toEqual({
      databaseId: 3,
      number: 3,
      arabicName: 'آلِ عِمْرَان',
      turkishNameTranscription: 'Âl-i İmrân',
      englishNameTranscription: 'Al ʿImran',
      turkishNameTranslation: 'İmran Ailesi',
      englishNameTranslation: 'The Family of Imran',
      turkishRevelationPlace: 'Medine',
      englishRevelationPlace: 'Medina',
      revelationOrder: 89,
      revelationYear: 625,
      numberOfVerses: 200,
      version: 1,
    });
  });

  test.each([0, 115, -1, 2_147_483_647])('surah(number: %i) is null', async (number) => {
    expect(await read(number)).toBeNull();
  });

  const VERSES = 'numberOfVerses verses { key arabicText turkishTranslation surah { number } }';

  test.each([1, 2, 9, 103, 114])('all verses of surah %i, with their text', async (number) => {
    const { surah } = await app.query<{ surah: WithVerses }>(
      `query ($number: Int!) { surah(number: $number) { ${VERSES} } }`,
      { number },
    );
    const keys = Array.from(
      { length: surah.numberOfVerses },
      (_, index) => `${number}:${index + 1}`,
    );
    expect(surah.verses.map(({ key }) => key)).toEqual(keys);
    for (const verse of surah.verses) {
      expect(verse.surah.number).toBe(number);
      expect(verse.arabicText).toMatch(/\p{Script=Arabic}/u);
      expect(verse.turkishTranslation).toMatch(/\p{L}/u);
    }
    const last = keys.at(-1);
    const alone = await app.query<{ verse: { arabicText: string; words: WordText[] } }>(
      `{ verse(key: "${last}") { arabicText words { arabicText pauseAfter } } }`,
    );
    expect(surah.verses.at(-1)?.arabicText).toBe(alone.verse.arabicText);
    const words = alone.verse.words.map((word) => word.arabicText + (word.pauseAfter ?? ''));
    expect(alone.verse.arabicText).toBe(words.join(' '));
  });

  test('the text of a verse has its pause marks, and a separate prostration sign', async () => {
    const texts = await app.query<Record<'pauses' | 'prostration', { arabicText: string }>>(
      '{ pauses: verse(key: "2:2") { arabicText } prostration: verse(key: "41:38") { arabicText } }',
    );
    expect(texts.pauses.arabicText.normalize()).toBe(
      'ذَٰلِكَ ٱلْكِتَـٰبُ لَا رَيْبَۛ فِيهِۛ هُدًى لِّلْمُتَّقِينَ'.normalize(),
    );
    expect(texts.prostration.arabicText).toMatch(/\p{L}\p{M}* ۩$/u);
  });

  test('every surah except two opens with the words of 1:1', async () => {
    const { surahs, verse } = await app.query<{
      surahs: { number: number; basmala: object | null }[];
      verse: object;
    }>('{ surahs { number basmala { key arabicText } } verse(key: "1:1") { key arabicText } }');
    const without = surahs.filter(({ basmala }) => !basmala).map(({ number }) => number);
    expect(without).toEqual([1, 9]);
    for (const { basmala } of surahs) expect([verse, null]).toContainEqual(basmala);
  });

  test('a save is visible at once', async () => {
    const own = await databases.open('filled');
    const changed = makeTestApp(own);
    const first = async () => {
      const { surah } = await changed.query<{ surah: WithVerses }>(
        `{ surah(number: 112) { ${VERSES} } }`,
      );
      return surah.verses[0];
    };
    const before = await first();
    await insertAdmin(own, 'a');
    const headers = bearer((await signIn(changed, 'a')).jwt);
    const { id } = await own.prisma.verse.findUniqueOrThrow({ where: { key: '112:1' } });
    await saveVerse(changed, headers, id, 'Another text');
    expect(await first()).toEqual({ ...before, turkishTranslation: 'Another text' });
    const word = await own.prisma.word.findUniqueOrThrow({ where: { key: '112:1:4' } });
    const saved = await send(
      changed,
      'mutation ($input: UpdateWordInput!) { updateWord(input: $input) { __typename } }',
      {
        input: {
          databaseId: word.id,
          arabicText: word.arabicText,
          pauseAfter: 'ۖ',
          turkishTranscription: word.turkishTranscription,
          englishTranscription: word.englishTranscription,
        },
      },
      headers,
    );
    expect(saved.data).toEqual({ updateWord: { __typename: 'UpdateWordPayload' } });
    expect((await first())?.arabicText).toBe(`${before?.arabicText}ۖ`);
  });

  test('a number beyond Int is refused', async () => {
    const { errors } = await app.answer('{ surah(number: 2147483648) { number } }');
    expect(errors?.[0]?.message).toMatch(/Int cannot represent non 32-bit signed integer value/);
  });

  test('all 114 are in order, each with a unique place in the order of revelation', async () => {
    const { surahs } = await app.query<{
      surahs: { number: number; revelationOrder: number; numberOfVerses: number }[];
    }>('{ surahs { number revelationOrder numberOfVerses } }');
    const oneTo114 = Array.from({ length: 114 }, (_, index) => index + 1);
    expect(surahs.map(({ number }) => number)).toEqual(oneTo114);
    expect(surahs.map((surah) => surah.revelationOrder).sort((a, b) => a - b)).toEqual(oneTo114);
    expect(surahs.reduce((sum, surah) => sum + surah.numberOfVerses, 0)).toBe(6236);
    expect(surahs.find((surah) => surah.revelationOrder === 1)?.number).toBe(96);
  });

  test('contentRevision is that of the import, and 0 before any content', async () => {
    const revision = '{ contentRevision }';
    expect(await app.query(revision)).toEqual({ contentRevision: 1 });
    const empty = makeTestApp(await databases.open('migrated'));
    expect(await empty.query(revision)).toEqual({ contentRevision: 0 });
    expect(await empty.query('{ surahs { number } verses { totalCount } }')).toEqual({
      surahs: [],
      verses: { totalCount: 0 },
    });
  });
});
