/** Databases of the previous release get the new columns of letters and surahs, and the signs, at the next start. */
import { completeLettersAndSurahs } from '../../../api/seed/completeLetters';
import { letters } from '../../../content/letters';
import { readingSigns } from '../../../content/readingSigns';
import { makeTestApp } from '../../support/app';
import type { Database } from '../../../api/database/database';
import { describeEachDatabase } from '../../support/database';

/** The Turkish transcription of version 1.0.0, where it was another: the letter and its name. */
const BEFORE: Record<string, [string, string]> = {
  ث: ['ŝ', 'ŝâ'],
  ض: ['ḍ', 'ḍâd'],
  ظ: ['ż', 'żâ'],
  ع: ['‘', '‘ayn'],
  غ: ['g', 'gayn'],
  ء: ['’', 'hemze'],
};

/** The rows as a server of the previous release has written them. */
async function fillAsBefore({ prisma }: Database) {
  await prisma.character.createMany({
    data: letters.map((letter, index) => {
      const { turkishLetter, turkishPronunciation, arabicLetter } = letter;
      const [earlierLetter, earlierName] = BEFORE[arabicLetter] ?? [];
      return {
        id: index + 1,
        ...letter,
        turkishLetter: earlierLetter ?? turkishLetter,
        turkishPronunciation: earlierName ?? turkishPronunciation,
      };
    }),
  });
  await prisma.surah.updateMany({
    data: {
      turkishOtherNames: [],
      englishOtherNames: [],
      turkishNameNote: null,
      isRevelationPlaceDisputed: false,
    },
  });
}

const DOCUMENT = `{
  characters { arabicLetter turkishName turkishSound englishSound version }
  readingSigns { kind sign }
  surah(number: 76) { turkishOtherNames isRevelationPlaceDisputed turkishNameTranscription version }
  sixtieth: surah(number: 60) { turkishNameNote }
  contentRevision
}`;

interface Answer {
  characters: Record<string, unknown>[];
  readingSigns: unknown[];
  surah: object;
  sixtieth: { turkishNameNote: string | null };
  contentRevision: number;
}

describeEachDatabase('completing letters and surahs', (databases) => {
  test('fills a database of the previous release once, and announces it', async () => {
    const database = await databases.open('small');
    await fillAsBefore(database);
    await database.prisma.surah.update({
      where: { id: 76 },
      data: { turkishNameTranscription: 'Edited', version: 2 },
    });
    const before = await makeTestApp(database).query<Answer>(DOCUMENT);
    expect(before.readingSigns).toEqual([]);
    expect(before.characters[1]).toMatchObject({ turkishName: null, turkishSound: null });

    await completeLettersAndSurahs(database);
    const after = await makeTestApp(database).query<Answer>(DOCUMENT);
    expect(after.readingSigns).toHaveLength(readingSigns.length);
    expect(after.characters[1]).toEqual({
      arabicLetter: 'ب',
      turkishName: 'be',
      turkishSound: 'b',
      englishSound: 'b',
      version: 1,
    });
    expect(after.surah).toEqual({
      turkishOtherNames: ['Dehr', 'Hel Etâ'],
      isRevelationPlaceDisputed: true,
      turkishNameTranscription: 'Edited',
      version: 2,
    });
    expect(after.sixtieth.turkishNameNote).toContain('Mümtehane');
    expect(after.contentRevision).toBe(before.contentRevision + 1);

    await completeLettersAndSurahs(database);
    const again = await makeTestApp(database).query<Answer>(DOCUMENT);
    expect(again).toEqual(after);
  });

  test('letters get the Turkish transcription that words have now, except edited ones', async () => {
    const database = await databases.open('small');
    await fillAsBefore(database);
    const { character } = database.prisma;
    const edited = { turkishLetter: 'gh' };
    await character.updateMany({ where: { arabicLetter: 'غ' }, data: { ...edited, version: 2 } });
    await completeLettersAndSurahs(database);
    const columns = { arabicLetter: true, turkishLetter: true, turkishPronunciation: true };
    const rows = await character.findMany({ select: columns, orderBy: { id: 'asc' } });
    expect(rows).toEqual(
      letters.map(({ arabicLetter, turkishLetter, turkishPronunciation }) => ({
        ...{ arabicLetter, turkishLetter, turkishPronunciation },
        ...(arabicLetter === 'غ' && edited),
      })),
    );
  });

  test('two servers that start at once fill it once', async () => {
    const database = await databases.open('small');
    await fillAsBefore(database);
    const { contentRevision } = await makeTestApp(database).query<Answer>(DOCUMENT);
    await Promise.all([completeLettersAndSurahs(database), completeLettersAndSurahs(database)]);
    const after = await makeTestApp(database).query<Answer>(DOCUMENT);
    expect(after.readingSigns).toHaveLength(readingSigns.length);
    expect(after.contentRevision).toBe(contentRevision + 1);
  });

  test('leaves a database without letters alone', async () => {
    const database = await databases.open('small');
    await completeLettersAndSurahs(database);
    expect(await database.prisma.readingSign.count()).toBe(0);
  });
});
