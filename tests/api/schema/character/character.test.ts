/** Letters and the signs beside them. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { LETTER } from '../../../support/content';
import { describeEachDatabase, describeOneDatabase } from '../../../support/database';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';

interface Sign {
  kind: string;
  sign: string;
  turkishName: string;
  englishMeaning: string;
}

describeOneDatabase('letters and signs of a first start', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;
  beforeAll(() => (app = makeTestApp(database())));

  test('each letter has a name, a sound and forms', async () => {
    const { characters } = await app.query<{ characters: Record<string, unknown>[] }>(
      '{ characters { arabicLetter turkishName turkishSound englishSound turkishNote forms { alone initial medial final } } }',
    );
    expect(characters).toHaveLength(29);
    expect(characters[3]).toEqual({
      arabicLetter: 'ث',
      turkishName: 'se',
      turkishSound: expect.stringContaining('peltek s'),
      englishSound: 'th, as in think',
      turkishNote: null,
      forms: { alone: 'ث', initial: 'ثـ', medial: 'ـثـ', final: 'ـث' },
    });
    expect(characters[0]?.turkishNote).toContain('Hemzenin');
    expect(characters[28]?.forms).toBeNull();
  });

  test.each([
    ['', 22, 'ة', '۩'],
    ['(kind: LETTER)', 4, 'ة', 'لا'],
    ['(kind: VOWEL)', 10, 'ـَ', 'ـٓ'],
    ['(kind: PAUSE)', 8, 'ـۖ', '۩'],
  ])('readingSigns%s are %i, from %s to %s', async (args, count, first, last) => {
    const { readingSigns } = await app.query<{ readingSigns: Sign[] }>(
      `{ readingSigns${args} { kind sign turkishName englishMeaning } }`,
    );
    expect(readingSigns).toHaveLength(count);
    expect([readingSigns[0]?.sign, readingSigns.at(-1)?.sign]).toEqual([first, last]);
    for (const { turkishName, englishMeaning } of readingSigns) {
      expect([turkishName, englishMeaning]).not.toContain('');
    }
  });

  test('every pause mark of the text is among the signs', async () => {
    const marks = await database().sql<{ mark: string }>`
      SELECT DISTINCT regexp_split_to_table("pauseAfter", '') AS mark FROM "Word"
      WHERE "pauseAfter" IS NOT NULL`;
    const { readingSigns } = await app.query<{ readingSigns: Sign[] }>(
      '{ readingSigns(kind: PAUSE) { sign } }',
    );
    const signs = readingSigns.map(({ sign }) => sign.replace('ـ', ''));
    expect(marks.length).toBeGreaterThan(5);
    expect(signs).toEqual(expect.arrayContaining(marks.map(({ mark }) => mark)));
  });
});

const UPDATE = `mutation ($input: UpdateCharacterInput!) {
  updateCharacter(input: $input) {
    ... on UpdateCharacterPayload { character { turkishName turkishSound turkishNote version } }
  }
}`;
const UPDATE_SURAH = `mutation ($input: UpdateSurahInput!) {
  updateSurah(input: $input) {
    ... on UpdateSurahPayload {
      surah { turkishOtherNames englishOtherNames turkishNameNote isRevelationPlaceDisputed version }
    }
  }
}`;

describeEachDatabase('optional fields of letters and surahs', (databases) => {
  const database = databases.use('filled');
  let save: (document: string, input: object) => Promise<unknown>;
  beforeAll(async () => {
    const app = makeTestApp(database());
    const headers = bearer(await signInNewAdmin(database(), app, 'ayşe'));
    save = async (document, input) => (await send<unknown>(app, document, { input }, headers)).data;
    await database().prisma.character.create({ data: { id: 1, ...LETTER } });
  });

  test('of a letter are saved, kept when they are omitted, and removed by an empty text', async () => {
    const given = { ...LETTER, databaseId: 1 };
    expect(await save(UPDATE, { ...given, turkishName: 'elif', turkishNote: 'Not' })).toMatchObject(
      {
        updateCharacter: { character: { turkishName: 'elif', turkishSound: null, version: 2 } },
      },
    );
    expect(await save(UPDATE, { ...given, turkishSound: 'â', turkishNote: ' ' })).toEqual({
      updateCharacter: {
        character: { turkishName: 'elif', turkishSound: 'â', turkishNote: null, version: 3 },
      },
    });
  });

  test('of a surah are saved, and kept when they are omitted', async () => {
    const given = {
      databaseId: 2,
      arabicName: 'x',
      turkishNameTranscription: 'x',
      englishNameTranscription: 'x',
      turkishNameTranslation: 'x',
      englishNameTranslation: 'x',
      revelationOrder: 87,
      revelationYear: 622,
    };
    const names = { turkishOtherNames: ['Bir', ' İki '], isRevelationPlaceDisputed: true };
    const saved = { turkishOtherNames: ['Bir', 'İki'], englishOtherNames: [] };
    expect(await save(UPDATE_SURAH, { ...given, ...names, turkishNameNote: 'Not' })).toEqual({
      updateSurah: {
        surah: { ...saved, turkishNameNote: 'Not', isRevelationPlaceDisputed: true, version: 2 },
      },
    });
    expect(await save(UPDATE_SURAH, { ...given, turkishNameNote: '' })).toEqual({
      updateSurah: {
        surah: { ...saved, turkishNameNote: null, isRevelationPlaceDisputed: true, version: 3 },
      },
    });
  });
});
