/** The Arabic text of a word changes only by a correction, and the imported text is kept. */
import { createHash } from 'node:crypto';
import { completeImportedTexts } from '../../../../api/write/importedWords';
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeEachDatabase } from '../../../support/database';
import { manifestOf, rowsOf } from '../../../support/downloads';
import { makeAdmin } from '../../../support/mutations';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';

const GLOSSES = { turkishTranscription: 'el-hamdü', englishTranscription: 'al-ḥamdu' };
/** The first word of 1:2. */
const ID = 5;
const IMPORTED = 'ٱلْحَمْدُ';
const CORRECTED = 'ٱلْحَمْدَ';

describeEachDatabase('the Arabic text of a word', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let token: string;
  let now = 0;
  const save = makeAdmin(
    () => app,
    () => token,
  );
  const correct = (arabicText: string, more: object = {}) =>
    save(
      'correctWordArabic',
      { databaseId: ID, arabicText, ...more },
      'word { arabicText version }',
    );
  const wordOf = (id = ID) => database().prisma.word.findUniqueOrThrow({ where: { id } });
  const importedOf = (wordId: number) =>
    database().prisma.importedWord.findUniqueOrThrow({ where: { wordId } });
  const ask = async <Data>(document: string) =>
    (await send<Data>(app, document, {}, bearer(token))).data!;
  const findings = async () => {
    const { qualityCheck } = await ask<{
      qualityCheck: { findings: { edges: { node: object }[] } };
    }>(`{ qualityCheck(kind: ARABIC_DIFFERS) { findings { edges { node {
      verseKey text expected target { ... on Word { key } } } } } } }`);
    return qualityCheck.findings.edges.map(({ node }) => node);
  };
  const undoLast = async () => {
    const { id } = await database().prisma.revision.findFirstOrThrow({ orderBy: { id: 'desc' } });
    return save('restoreRevision', { databaseId: id, isBefore: true });
  };

  beforeAll(async () => {
    app = makeTestApp(database(), { rateLimit: 0, now: () => (now += 1_000_000) });
    token = await signInNewAdmin(database(), app, 'ayşe');
  });
  afterEach(async () => {
    const { version } = await wordOf();
    await correct(IMPORTED, { expectedVersion: version });
  });

  test('is not changed with the other fields', async () => {
    const input = { ...GLOSSES, databaseId: ID, turkishTranslation: 'hamd' };
    const before = await wordOf();
    expect(before.arabicText).toBe(IMPORTED);
    expect(await save('updateWord', { ...input, arabicText: 'hello latin' })).toMatchObject({
      problems: [{ field: 'arabicText', code: 'ARABIC_IS_GUARDED' }],
    });
    expect(await wordOf()).toEqual(before);
    for (const more of [{ arabicText: IMPORTED }, { arabicText: null }, {}]) {
      expect(await save('updateWord', { ...input, ...more })).toMatchObject({
        __typename: 'UpdateWordPayload',
      });
    }
    expect(await wordOf()).toMatchObject({ arabicText: IMPORTED, turkishTranslation: 'hamd' });
  });

  test('is corrected everywhere; the imported text remains beside it', async () => {
    const verse = async () =>
      (await app.query<{ verse: { arabicText: string } }>('{ verse(key: "1:2") { arabicText } }'))
        .verse.arabicText;
    const before = await verse();
    const { version } = await wordOf();
    expect(await findings()).toEqual([]);
    expect(await correct(CORRECTED, { expectedVersion: version })).toEqual({
      __typename: 'CorrectWordArabicPayload',
      word: { arabicText: CORRECTED, version: version + 1 },
    });
    expect(await verse()).toBe(before.replace(IMPORTED, CORRECTED));
    const { word } = await ask<{ word: object }>(
      '{ word(key: "1:2:1") { arabicText importedArabicText } }',
    );
    expect(word).toEqual({ arabicText: CORRECTED, importedArabicText: IMPORTED });
    expect(await findings()).toEqual([
      { verseKey: '1:2', text: CORRECTED, expected: IMPORTED, target: { key: '1:2:1' } },
    ]);
    const { verses } = await manifestOf(app);
    const rows = await rowsOf(app, 'verseHashes');
    expect(rows.map(({ key, importedSha256 }) => [key, importedSha256])).toEqual(
      Object.entries(verses),
    );
    expect(verses['1:2']).toBe(createHash('sha256').update(before).digest('hex'));
    const keys = await database().prisma.verseKeys.findUniqueOrThrow({ where: { verseId: 2 } });
    expect(keys.vowels.split(' ')[0]).not.toBe('-');

    await undoLast();
    expect(await verse()).toBe(before);
    expect(await findings()).toEqual([]);
  });

  describe('takes along what follows from it:', () => {
    const analyzed = {
      grammar: '<DET:ٱلْ+=N:حَمْدُ||M.NOM',
      grammarSource: 'rule',
      lemma: 'حَمْد',
      lemmaSource: 'rule',
      turkishTranscription: 'el-ḥamdü',
      englishTranscription: 'al-ḥamdu',
    };
    let original: Awaited<ReturnType<typeof wordOf>>;
    const store = (data: object) => database().prisma.word.update({ where: { id: ID }, data });
    beforeAll(async () => (original = await wordOf()));
    afterEach(async () => {
      const { version: _version, ...values } = original;
      await store(values);
    });

    test('grammar and lemma by rule go, transcriptions are of the new text, and an undo brings all back', async () => {
      await store(analyzed);
      await correct(CORRECTED);
      expect(await wordOf()).toMatchObject({
        grammar: null,
        grammarSource: null,
        lemma: null,
        lemmaSource: null,
        turkishTranscription: 'el-ḥamde',
        englishTranscription: 'al-ḥamda',
      });
      const { word } = await ask<{ word: object }>('{ word(key: "1:2:1") { grammar { line } } }');
      expect(word).toEqual({ grammar: null });
      await undoLast();
      expect(await wordOf()).toMatchObject({ ...analyzed, arabicText: IMPORTED });
    });

    test('an imported lemma and a transcription that someone wrote stay', async () => {
      const kept = {
        lemma: 'حَمْد',
        lemmaSource: 'import qac',
        turkishTranscription: 'elhamdü',
        englishTranscription: 'alhamdu',
      };
      await store({ ...analyzed, ...kept, grammarSource: 'import qac' });
      await correct(CORRECTED);
      expect(await wordOf()).toMatchObject({ ...kept, grammar: null, grammarSource: null });
    });

    test('another pause mark changes nothing of it', async () => {
      await store(analyzed);
      const { turkishTranscription, englishTranscription } = analyzed;
      const input = { databaseId: ID, turkishTranscription, englishTranscription };
      await save('updateWord', { ...input, pauseAfter: 'ۚ' });
      expect(await wordOf()).toMatchObject({ ...analyzed, pauseAfter: 'ۚ' });
    });
  });

  test('is found by a search after its correction', async () => {
    const found = async () => {
      const { search } = await app.query<{ search: { results: { verse: { key: string } }[] } }>(
        '{ search(query: "زمهريرا", language: ARABIC) { results { verse { key } } } }',
      );
      return search.results.map(({ verse }) => verse.key);
    };
    expect(await found()).not.toContain('1:2');
    await correct('زَمْهَرِيرًا');
    expect(await found()).toContain('1:2');
    await undoLast();
    expect(await found()).not.toContain('1:2');
  });

  test.each([
    ['hello latin', 'h (U+0068)'],
    ['ٱلْحَمْدُ.', '. (U+002E)'],
    ['ٱلْحَمْدُۖ', 'U+06D6'],
    ['ٱلْحَمْ\u200Dدُ', 'U+200D'],
  ])('%j is refused with the character', async (text, value) => {
    const before = await wordOf();
    expect(await correct(text)).toMatchObject({
      problems: [
        {
          field: 'arabicText',
          code: 'NOT_IN_QURAN_TEXT',
          value,
          message: expect.stringContaining(value),
        },
      ],
    });
    expect(await wordOf()).toEqual(before);
  });

  test('a pause mark is one of those of the text', async () => {
    const input = { ...GLOSSES, databaseId: ID };
    expect(await save('updateWord', { ...input, pauseAfter: 'x' })).toMatchObject({
      problems: [{ field: 'pauseAfter', code: 'NOT_IN_QURAN_TEXT', value: 'x (U+0078)' }],
    });
    await save('updateWord', { ...input, pauseAfter: 'ۚ' });
    expect(await findings()).toMatchObject([{ text: `${IMPORTED}ۚ`, expected: IMPORTED }]);
    await save('updateWord', { ...input, pauseAfter: null });
    expect(await findings()).toEqual([]);
  });

  test('a correction on top of an unseen change is a conflict', async () => {
    const { version } = await wordOf();
    await correct(CORRECTED);
    expect(await correct('ٱلْحَمْدِ', { expectedVersion: version })).toMatchObject({
      __typename: 'ConflictError',
      // The English transcription is that of the text.
      changedFields: ['arabicText', 'englishTranscription'],
    });
    expect((await wordOf()).arabicText).toBe(CORRECTED);
  });

  test('a state with foreign characters is not restored, unless it was imported', async () => {
    const { prisma } = database();
    const word = await prisma.word.update({ where: { id: ID }, data: { arabicText: 'latin' } });
    await correct(IMPORTED, { expectedVersion: word.version });
    expect(await undoLast()).toMatchObject({
      problems: [{ field: 'arabicText', code: 'NOT_IN_QURAN_TEXT', value: 'l (U+006C)' }],
    });
    expect((await wordOf()).arabicText).toBe(IMPORTED);
    await prisma.importedWord.update({ where: { wordId: ID }, data: { arabicText: 'latin' } });
    await undoLast();
    expect((await wordOf()).arabicText).toBe('latin');
    await prisma.importedWord.update({ where: { wordId: ID }, data: { arabicText: IMPORTED } });
  });

  test('the imported text of an older database is that before the first change', async () => {
    const { prisma } = database();
    await correct(CORRECTED);
    await correct('ٱلْحَمْدِ');
    const row = await wordOf(7);
    const after = { ...row, arabicText: 'رَبَّ', version: 2 };
    await prisma.revision.create({
      data: {
        entity: 'word',
        entityId: 7,
        version: 2,
        adminName: 'import',
        source: 'import',
        before: { ...row },
        after,
      },
    });
    await prisma.word.update({ where: { id: 7 }, data: { arabicText: 'رَبُّ', version: 3 } });
    await prisma.importedWord.deleteMany();
    await completeImportedTexts(database());
    expect(await prisma.importedWord.count()).toBe(await prisma.word.count());
    expect(await importedOf(ID)).toMatchObject({ arabicText: IMPORTED });
    expect(await importedOf(7)).toMatchObject({ arabicText: 'رَبَّ' });
    const other = await wordOf(8);
    expect(await importedOf(8)).toMatchObject({
      arabicText: other.arabicText,
      pauseAfter: other.pauseAfter,
    });
    await prisma.word.update({ where: { id: 7 }, data: row });
  });
});
