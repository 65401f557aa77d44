import { describeEachDatabase } from '../../support/database';
import { makeTestApp, type TestApp } from '../../support/app';

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
      englishNameTranscription: 'Ali ’Imran',
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

  test('a number beyond Int is refused before it is read', async () => {
    const { errors } = await app.answer('{ surah(number: 2147483648) { number } }');
    expect(errors?.[0]?.message).toMatch(/Int cannot represent non 32-bit signed integer value/);
  });

  test('all 114 in order, every number in the order of revelation once', async () => {
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
