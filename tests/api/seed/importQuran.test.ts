import type { Database } from '../../../api/database/database';
import { importQuran } from '../../../api/seed/importQuran';
import { describeEachDatabase } from '../../support/database';

const countRows = async ({ prisma }: Database) => ({
  surahs: await prisma.surah.count(),
  verses: await prisma.verse.count(),
  words: await prisma.word.count(),
  revisions: await prisma.contentRevision.count(),
});
const WHOLE = { surahs: 114, verses: 6236, words: 77_429, revisions: 1 };
const NOTHING = { surahs: 0, verses: 0, words: 0, revisions: 0 };

/** A checksum of the content of each table. */
async function fingerprint({ sql }: Database): Promise<string[]> {
  const rows = await sql<{ md5: string }>`
    SELECT md5(string_agg(t::text, '|' ORDER BY id)) AS md5 FROM "Surah" t
    UNION ALL SELECT md5(string_agg(t::text, '|' ORDER BY id)) FROM "Verse" t
    UNION ALL SELECT md5(string_agg(t::text, '|' ORDER BY id)) FROM "Word" t
    UNION ALL SELECT md5(string_agg(t::text, '|' ORDER BY id)) FROM "ContentRevision" t`;
  return rows.map(({ md5 }) => md5);
}

describeEachDatabase('the imported Qur’an', (databases) => {
  const database = databases.use('filled');

  test('is complete, at content revision 1', async () => {
    expect(await countRows(database())).toEqual(WHOLE);
    expect(await database().prisma.contentRevision.findFirst()).toMatchObject({ revision: 1 });
  });

  test('86 surahs are Meccan and 28 Medinan, in both languages', async () => {
    const rows = await database().sql`
      SELECT "turkishRevelationPlace" AS turkish, "englishRevelationPlace" AS english,
        count(*)::int AS surahs
      FROM "Surah" GROUP BY 1, 2 ORDER BY 3`;
    expect(rows).toEqual([
      { turkish: 'Medine', english: 'Medina', surahs: 28 },
      { turkish: 'Mekke', english: 'Mecca', surahs: 86 },
    ]);
  });

  test.each([
    [1, 5, 'Mecca', 7],
    [2, 87, 'Medina', 286],
    [96, 1, 'Mecca', 19],
    [110, 114, 'Medina', 3],
    [114, 21, 'Mecca', 6],
  ])('surah %i was revealed as number %i in %s and has %i verses', async (number, ...facts) => {
    const surah = await database().prisma.surah.findUniqueOrThrow({ where: { number } });
    expect([surah.revelationOrder, surah.englishRevelationPlace, surah.numberOfVerses]).toEqual(
      facts,
    );
  });

  /** Each query selects invalid rows; its first column names them. */
  test.each<[string, string]>([
    [
      'surah whose number of verses is not that of its verses',
      `SELECT s.id FROM "Surah" s
       WHERE "numberOfVerses" <> (SELECT count(*) FROM "Verse" WHERE "surahId" = s.id) OR id <> number`,
    ],
    [
      'verse whose key is not its surah and number',
      `SELECT key FROM "Verse" WHERE key <> "surahId" || ':' || "numberInSurah"`,
    ],
    [
      'verse out of mushaf order',
      `SELECT key FROM (SELECT key, id, row_number() OVER (ORDER BY "surahId", "numberInSurah") AS place
         FROM "Verse") v WHERE id <> place`,
    ],
    [
      'verse whose numbers in the surah have a gap',
      `SELECT key FROM (SELECT key, "numberInSurah" AS number,
         row_number() OVER (PARTITION BY "surahId" ORDER BY id) AS place FROM "Verse") v
       WHERE number <> place`,
    ],
    [
      'verse without a translation',
      `SELECT key FROM "Verse" WHERE COALESCE("turkishTranslation", '') = ''
         OR COALESCE("englishTranslation", '') = ''`,
    ],
    [
      'verse that looks edited',
      `SELECT key FROM "Verse" WHERE version <> 1 OR "turkishTranslationNeedsUpdate"
         OR "englishTranslationNeedsUpdate" OR "turkishTranslationAdmin" IS NOT NULL
         OR "englishTranslationAdmin" IS NOT NULL`,
    ],
    [
      'word whose key is not its verse and number',
      `SELECT w.key FROM "Word" w JOIN "Verse" v ON v.id = w."verseId"
       WHERE w.key <> v.key || ':' || "numberInVerse"`,
    ],
    [
      'word out of mushaf order',
      `SELECT key FROM (SELECT key, id, row_number() OVER (ORDER BY "verseId", "numberInVerse") AS place
         FROM "Word") w WHERE id <> place`,
    ],
    [
      'word whose numbers in the verse have a gap',
      `SELECT key FROM (SELECT key, "numberInVerse" AS number,
         row_number() OVER (PARTITION BY "verseId" ORDER BY id) AS place FROM "Word") w
       WHERE number <> place`,
    ],
    [
      'word without text, a transcription or an English gloss',
      `SELECT key FROM "Word" WHERE "arabicText" = '' OR "turkishTranscription" = ''
         OR "englishTranscription" = '' OR COALESCE("englishTranslation", '') = ''`,
    ],
    ['word with an empty pause mark', `SELECT key FROM "Word" WHERE "pauseAfter" = ''`],
  ])('there is no %s', async (_what, select) => {
    expect(await database().prisma.$queryRawUnsafe(select)).toEqual([]);
  });

  test('words and translations are in their verses', async () => {
    const { prisma } = database();
    const word = await prisma.word.findUniqueOrThrow({ where: { key: '2:255:45' } });
    expect(word).toMatchObject({
      arabicText: 'وَلَا',
      pauseAfter: null,
      turkishTranscription: 'velâ',
      englishTranscription: 'walā',
      englishTranslation: 'And not',
      turkishTranslation: null,
    });
    const verse = await prisma.verse.findUniqueOrThrow({ where: { key: '112:1' } });
    expect(verse).toMatchObject({
      id: 6222,
      englishTranslation: expect.stringMatching(/^Say, "He is/),
    });
  });

  test('a second import changes nothing and reports that', async () => {
    const before = await fingerprint(database());
    expect(await importQuran(database().prisma)).toBe(false);
    expect(await fingerprint(database())).toEqual(before);
    expect(before).toHaveLength(4);
  });
});

describeEachDatabase('an import that fails', (databases) => {
  test('leaves the database empty', async () => {
    const database = await databases.open('migrated');
    const { prisma } = database;
    await prisma.$executeRaw`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no room for word %', NEW.id; END $$`;
    await prisma.$executeRaw`
      CREATE TRIGGER refuse BEFORE INSERT ON "Word" FOR EACH ROW WHEN (NEW.id = 5000)
      EXECUTE FUNCTION refuse()`;
    await expect(importQuran(prisma)).rejects.toThrow('no room for word 5000');
    expect(await countRows(database)).toEqual(NOTHING);
  });
});
