/** Imports keep the edits of admins and write all or nothing; exports can be imported. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportAll } from '../../../api/exchange/exportAll';
import type { ImportedWord } from '../../../api/exchange/format';
import { importAll } from '../../../api/exchange/importAll';
import { saveWords } from '../../../api/exchange/saveWords';
import type { Database } from '../../../api/database/database';
import { provenanceOf } from '../../../api/database/provenance';
import { makeTestApp } from '../../support/app';
import { insertElement, insertTerm } from '../../support/content';
import { describeEachDatabase } from '../../support/database';
import { testExportRoundTrip } from '../../support/exportRoundTrip';
import { bearer, send, signInNewAdmin } from '../../support/signIn';
import { newName } from '../../support/testRun';

const quietly = {
  format: 'qul',
  dryRun: false,
  overwriteEdited: false,
  changeArabic: false,
  onProgress: () => undefined,
};
const newFolder = () => join(tmpdir(), newName());

const wordOf = ({ prisma }: Database, key: string) =>
  prisma.word.findUniqueOrThrow({ where: { key }, include: { root: true } });

const revisionOf = async ({ prisma }: Database) =>
  (await prisma.contentRevision.findUniqueOrThrow({ where: { id: 1 } })).revision;

describeEachDatabase('words from files', (databases) => {
  const database = databases.use('tiny');
  const save = (words: [number, ImportedWord][], options: Partial<typeof quietly> = {}) =>
    saveWords(database(), new Map(words), { ...quietly, ...options });

  test('a changed word gets a version and a revision; the content a new revision', async () => {
    const before = await revisionOf(database());
    const values = { root: 'سمو', turkishTranslation: 'adıyla', lemma: 'ٱسْم' };
    expect(await save([[1, values]])).toEqual({ changed: 1, unchanged: 0, edited: 0, arabic: [] });
    const word = await wordOf(database(), '1:1:1');
    expect(word).toMatchObject({ turkishTranslation: 'adıyla', lemma: 'ٱسْم', version: 2 });
    expect(word.root?.letters).toBe('سمو');
    const [revision] = await database().prisma.revision.findMany({
      where: { entity: 'word', entityId: 1 },
    });
    expect(revision).toMatchObject({
      version: 2,
      source: 'import',
      adminName: 'import',
      adminId: null,
    });
    expect(revision?.before).toMatchObject({
      turkishTranslation: null,
      version: 1,
      termElementIds: [],
    });
    expect(revision?.after).toMatchObject({
      turkishTranslation: 'adıyla',
      version: 2,
      rootId: word.rootId,
    });
    expect(await revisionOf(database())).toBe(before + 1);
    expect(await save([[1, values]])).toEqual({ changed: 0, unchanged: 1, edited: 0, arabic: [] });
    expect(await revisionOf(database())).toBe(before + 1);
  });

  test('lemma and grammar have the file as their origin, and the parts are those of the text', async () => {
    const grammar = {
      parts: [
        { place: 'prefix', partOfSpeech: 'preposition' },
        { place: 'stem', partOfSpeech: 'noun' },
      ],
      features: { gender: 'masculine', case: 'genitive' },
    } as const;
    const values = { lemma: 'ٱسم', grammar };
    const options = { format: 'qac' };
    expect(await save([[1, values]], options)).toMatchObject({ changed: 1 });
    expect(await wordOf(database(), '1:1:1')).toMatchObject({
      lemma: 'ٱسم',
      lemmaSource: 'import qac',
      grammar: '<P:بِ+=N:سْمِ||M.GEN',
      grammarSource: 'import qac',
    });
    expect(await save([[1, values]], options)).toMatchObject({ changed: 0, unchanged: 1 });
    await save([[1, { grammar: null }]], options);
    expect(await wordOf(database(), '1:1:1')).toMatchObject({
      lemma: 'ٱسم',
      grammar: null,
      grammarSource: null,
    });
  });

  test('a dry run reports counts and changes nothing', async () => {
    const before = await revisionOf(database());
    const saved = await save([[2, { root: 'أله', turkishTranslation: 'x' }]], { dryRun: true });
    expect(saved).toEqual({ changed: 1, unchanged: 0, edited: 0, arabic: [] });
    expect(await wordOf(database(), '1:1:2')).toMatchObject({
      version: 1,
      turkishTranslation: null,
    });
    expect(await database().prisma.root.count({ where: { letters: 'أله' } })).toBe(0);
    expect(await revisionOf(database())).toBe(before);
  });

  test('only fields edited by an admin are kept, unless overwriting is requested', async () => {
    const app = makeTestApp(database());
    const jwt = await signInNewAdmin(database(), app, 'editor');
    const word = await wordOf(database(), '1:1:3');
    const { data } = await send<{ updateWord: { __typename: string } }>(
      app,
      `mutation ($input: UpdateWordInput!) { updateWord(input: $input) { __typename } }`,
      {
        input: {
          databaseId: word.id,
          arabicText: word.arabicText,
          turkishTranscription: word.turkishTranscription,
          englishTranscription: word.englishTranscription,
          turkishTranslation: 'çok merhametli',
          englishTranslation: word.englishTranslation,
        },
      },
      bearer(jwt),
    );
    expect(data?.updateWord.__typename).toBe('UpdateWordPayload');
    const given = { turkishTranslation: 'Rahman', lemma: 'رَحْمَٰن' };
    expect(await save([[word.id, given]])).toEqual({
      changed: 1,
      unchanged: 0,
      edited: 1,
      arabic: [],
    });
    expect(await wordOf(database(), '1:1:3')).toMatchObject({
      turkishTranslation: 'çok merhametli',
      lemma: 'رَحْمَٰن',
    });
    expect(await save([[word.id, given]], { overwriteEdited: true })).toMatchObject({ changed: 1 });
    expect(await wordOf(database(), '1:1:3')).toMatchObject({ turkishTranslation: 'Rahman' });
  });

  test('only changed glosses and roots come from the file', async () => {
    const given = { turkishTranslation: 'hamd', root: 'حمد', lemma: 'حَمْد' };
    await save([[5, given]], { format: 'quran.com' });
    const sources = async () => {
      const word = await wordOf(database(), '1:2:1');
      return [word.turkishSource, word.rootSource, word.englishSource];
    };
    expect(await sources()).toEqual(['import quran.com', 'import quran.com', 'package']);
    await save([[5, { ...given, root: 'سمو' }]], { format: 'qac' });
    expect(await sources()).toEqual(['import quran.com', 'import qac', 'package']);
    await save([[5, { root: null, lemma: null }]]);
    expect(await sources()).toEqual(['import quran.com', null, 'package']);
    await database().prisma.word.update({ where: { id: 5 }, data: { lemma: null } });
  });

  test('a file replaces the groups of a verse, and a covered word keeps its meaning', async () => {
    const verse = () =>
      database().prisma.word.findMany({ where: { verseId: 3 }, orderBy: { id: 'asc' } });
    const [first, second] = await verse();
    await save([[second!.id, { turkishTranslation: 'kendi' }]]);
    await save([
      [first!.id, { turkishTranslation: 'ikisi', turkishGlossOf: 1 }],
      [second!.id, { turkishGlossOf: 1 }],
    ]);
    expect(await verse()).toMatchObject([
      { turkishTranslation: 'ikisi', turkishGlossOf: 1 },
      { turkishTranslation: 'kendi', turkishGlossOf: 1 },
    ]);
    await save([
      [first!.id, { turkishTranslation: 'bir', turkishGlossOf: null }],
      [second!.id, { turkishTranslation: 'iki', turkishGlossOf: null }],
    ]);
    expect(await verse()).toMatchObject([{ turkishGlossOf: null }, { turkishGlossOf: null }]);
  });

  test('the groups of a verse are kept as a whole if an admin has edited one', async () => {
    const app = makeTestApp(database());
    const jwt = await signInNewAdmin(database(), app, 'joiner');
    const verse = () =>
      database().prisma.word.findMany({ where: { verseId: 6 }, orderBy: { id: 'asc' } });
    const [first, second, third] = await verse();
    await send(
      app,
      `mutation ($input: UpdateWordInput!) { updateWord(input: $input) { __typename } }`,
      {
        input: {
          databaseId: second!.id,
          turkishTranscription: 'a',
          englishTranscription: 'a',
          turkishTranslation: 'doğru yola',
          turkishGlossWords: [2, 3],
        },
      },
      bearer(jwt),
    );
    const words: [number, ImportedWord][] = [
      [first!.id, { turkishTranslation: 'bir', turkishGlossOf: 1 }],
      [second!.id, { turkishGlossOf: 1 }],
      [third!.id, { turkishTranslation: 'üç', turkishGlossOf: null }],
    ];
    await save(words);
    expect(await verse()).toMatchObject([
      { turkishTranslation: 'bir', turkishGlossOf: null },
      { turkishTranslation: 'doğru yola', turkishGlossOf: 2 },
      { turkishTranslation: 'üç', turkishGlossOf: 2 },
    ]);
    await save(words, { overwriteEdited: true });
    expect(await verse()).toMatchObject([
      { turkishGlossOf: 1 },
      { turkishGlossOf: 1 },
      { turkishGlossOf: null },
    ]);
  });

  test('Arabic text is changed only if that is requested', async () => {
    const before = await wordOf(database(), '1:1:4');
    const imported = () =>
      database().prisma.importedWord.findUniqueOrThrow({ where: { wordId: before.id } });
    const words: [number, ImportedWord][] = [
      [before.id, { arabicText: 'ٱلرَّحِيمُ', pauseAfter: null }],
      [before.id + 1, { lemma: 'حَمْد' }],
    ];
    await expect(save(words)).rejects.toThrow(
      'Nothing was imported: the file would change the Arabic text of 1 word: 1:1:4. Add --change-arabic if you want that.',
    );
    expect(await save(words, { dryRun: true })).toMatchObject({ changed: 2, arabic: ['1:1:4'] });
    expect(await wordOf(database(), '1:1:4')).toEqual(before);
    expect((await wordOf(database(), '1:2:1')).lemma).toBeNull();
    expect(await imported()).toMatchObject({ arabicText: before.arabicText });
    // The same text is no change.
    const same = { arabicText: before.arabicText, pauseAfter: before.pauseAfter };
    expect(await save([[before.id, same]])).toMatchObject({ unchanged: 1, arabic: [] });

    expect(await save(words, { changeArabic: true })).toMatchObject({
      changed: 2,
      arabic: ['1:1:4'],
    });
    expect(await wordOf(database(), '1:1:4')).toMatchObject({ arabicText: 'ٱلرَّحِيمُ' });
    expect(await imported()).toMatchObject({ arabicText: 'ٱلرَّحِيمُ' });
    await save([[before.id, same]], { changeArabic: true });

    // A correction that the source has made too is the imported text from then on.
    const correction = { arabicText: 'ٱلرَّحِيمُ', pauseAfter: before.pauseAfter };
    const [id, correct] = [
      before.id,
      (data: object) => database().prisma.word.update({ where: { key: '1:1:4' }, data }),
    ] as const;
    await correct(correction);
    expect(await save([[id, correction]], { changeArabic: true })).toMatchObject({ changed: 0 });
    expect(await imported()).toMatchObject({ arabicText: 'ٱلرَّحِيمُ' });
    await save([[id, same]], { changeArabic: true });
    await database().prisma.word.update({ where: { key: '1:2:1' }, data: { lemma: null } });
  });

  test('another Arabic text takes grammar, lemma and transcriptions along, for an import to replace', async () => {
    const { prisma } = database();
    const before = await prisma.word.findUniqueOrThrow({ where: { key: '1:3:2' } });
    const { id, version: _version, ...original } = before;
    const rule = { grammarSource: 'rule', lemmaSource: 'rule' };
    const analyzed = { grammar: '<DET:ٱل+=ADJ:رَّحِيمِ||M.GEN', lemma: 'رَحِيم', ...rule };
    const change = (arabicText: string, more: ImportedWord = {}) =>
      save([[id, { arabicText, pauseAfter: before.pauseAfter, ...more }]], { changeArabic: true });
    await prisma.word.update({ where: { id }, data: analyzed });
    await change('ٱلرَّحِيمُ');
    expect(await wordOf(database(), '1:3:2')).toMatchObject({
      ...{ grammar: null, grammarSource: null, lemma: null, lemmaSource: null },
      turkishTranscription: 'er-raḥîmü',
      englishTranscription: 'al-raḥīmu',
    });
    await change(before.arabicText, { englishTranscription: 'ar-raheemi' });
    expect(await wordOf(database(), '1:3:2')).toMatchObject({
      turkishTranscription: before.turkishTranscription,
      englishTranscription: 'ar-raheemi',
    });

    // What a correction has removed was not edited.
    await prisma.word.update({ where: { id }, data: { ...original, ...analyzed } });
    const app = makeTestApp(database());
    const jwt = await signInNewAdmin(database(), app, 'corrector');
    await send(
      app,
      'mutation ($input: CorrectWordArabicInput!) { correctWordArabic(input: $input) { __typename } }',
      { input: { databaseId: id, arabicText: 'ٱلرَّحِيمُ' } },
      bearer(jwt),
    );
    expect(await wordOf(database(), '1:3:2')).toMatchObject({ grammar: null, lemma: null });
    const grammar = {
      parts: [
        { place: 'prefix', partOfSpeech: 'article' },
        { place: 'stem', partOfSpeech: 'adjective' },
      ],
      features: { case: 'nominative' },
    } as const;
    const given = await save(
      [[id, { lemma: 'رَحِيم', grammar, englishTranscription: 'ar-raheemu' }]],
      { format: 'qac' },
    );
    expect(given).toMatchObject({ changed: 1, edited: 0 });
    expect(await wordOf(database(), '1:3:2')).toMatchObject({
      lemma: 'رَحِيم',
      grammarSource: 'import qac',
      englishTranscription: 'ar-raheemu',
    });
    await prisma.word.update({ where: { id }, data: original });
    await prisma.importedWord.update({
      where: { wordId: id },
      data: { arabicText: before.arabicText },
    });
  });

  test('a failed write rolls everything back', async () => {
    const before = await revisionOf(database());
    const bad: [number, ImportedWord] = [6, { arabicText: null as unknown as string }];
    await expect(save([[5, { lemma: 'x' }], bad])).rejects.toThrow();
    expect((await wordOf(database(), '1:2:1')).lemma).toBeNull();
    expect(await revisionOf(database())).toBe(before);
  });
});

/** Changes a file of an export and its hash in the manifest. */
function rewrite(folder: string, name: string, change: (text: string) => string): void {
  const file = join(folder, name);
  const before = readFileSync(file, 'utf8');
  const text = change(before);
  expect(text).not.toBe(before);
  writeFileSync(file, text);
  const manifestFile = join(folder, 'manifest.json');
  const sha256 = createHash('sha256').update(text).digest('hex');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { files: { name: string }[] };
  const files = manifest.files.map((one) => (one.name === name ? { ...one, sha256 } : one));
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, files }));
}

describeEachDatabase('exports', (databases) => {
  testExportRoundTrip(databases, 'tiny');

  test('an export without verse names is imported; one without another file is not', async () => {
    const database = await databases.open('tiny');
    const folder = newFolder();
    await exportAll(database, folder, { dryRun: false, onFile: () => undefined });
    const without = (file: string) => {
      rmSync(join(folder, file));
      const path = join(folder, 'manifest.json');
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as { files: { name: string }[] };
      const files = manifest.files.filter(({ name }) => name !== file);
      writeFileSync(path, JSON.stringify({ ...manifest, files }));
    };
    const empty = await databases.open('migrated');
    const importing = { dryRun: false, onProgress: () => undefined };
    without('verseAliases.jsonl');
    await importAll(empty, folder, { ...importing, dryRun: true });
    without('roots.jsonl');
    await expect(importAll(empty, folder, importing)).rejects.toThrow(/does not list roots\.jsonl/);
  });

  test('corrected words keep both texts; an older export has only one', async () => {
    const database = await databases.open('tiny');
    const data = { arabicText: 'ٱلْحَمْدَ' };
    const { id, arabicText } = await wordOf(database, '1:2:1');
    await database.prisma.word.update({ where: { id }, data });
    const folder = newFolder();
    await exportAll(database, folder, { dryRun: false, onFile: () => undefined });
    const importing = { dryRun: false, onProgress: () => undefined };
    const empty = await databases.open('migrated');
    const dry = await importAll(empty, folder, { ...importing, dryRun: true });
    expect(dry.corrected).toEqual(['1:2:1']);
    expect((await importAll(empty, folder, importing)).corrected).toEqual(['1:2:1']);
    const imported = ({ prisma }: Database) =>
      prisma.importedWord.findUniqueOrThrow({ where: { wordId: id } });
    expect(await wordOf(empty, '1:2:1')).toMatchObject(data);
    expect(await imported(empty)).toMatchObject({ arabicText });

    const path = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { files: { name: string }[] };
    const files = manifest.files.filter(({ name }) => name !== 'importedWords.jsonl');
    writeFileSync(path, JSON.stringify({ ...manifest, files }));
    const older = await databases.open('migrated');
    expect((await importAll(older, folder, importing)).corrected).toEqual([]);
    expect(await imported(older)).toMatchObject(data);
  });

  test('the origin of an edited value has no name', async () => {
    const database = await databases.open('tiny');
    const [turkishSource, rootSource] = ['editor 2026-11-25 ayşe gül', 'editor 2026-11-24 mehmet'];
    const sources = { turkishSource, rootSource, lemmaSource: 'import quran.com' };
    await database.prisma.word.update({
      where: { key: '1:2:1' },
      data: { ...sources, englishSource: 'editor 2026-11-25 ayşe', grammarSource: 'rule' },
    });
    await database.prisma.word.update({
      where: { key: '1:2:2' },
      data: {
        lemmaSource: turkishSource,
        grammarSource: rootSource,
        termElementsSource: rootSource,
      },
    });
    const folder = newFolder();
    await exportAll(database, folder, { dryRun: false, onFile: () => undefined });
    const exported = readFileSync(join(folder, 'words.jsonl'), 'utf8');
    expect(/ayşe|mehmet/.exec(exported)).toBeNull();
    const empty = await databases.open('migrated');
    await importAll(empty, folder, { dryRun: false, onProgress: () => undefined });
    expect(await wordOf(empty, '1:2:1')).toMatchObject({
      turkishSource: 'editor 2026-11-25',
      englishSource: 'editor 2026-11-25',
      rootSource: 'editor 2026-11-24',
      lemmaSource: 'import quran.com',
      grammarSource: 'rule',
      termElementsSource: null,
    });
    expect(provenanceOf('editor 2026-11-25')).toEqual({
      kind: 'editor',
      format: null,
      date: '2026-11-25',
      editor: null,
    });
  });

  test('an export without an order of elements is imported in key order', async () => {
    const database = await databases.open('tiny');
    const termId = await insertTerm(database, 'Names');
    const elements: number[] = [];
    for (let count = 0; count < 4; count++) {
      elements.push(await insertElement(database, termId, ['1:1:3', '1:3:1']));
    }
    await database.prisma.termElementWord.updateMany({ data: { position: { multiply: -1 } } });
    const folder = newFolder();
    await exportAll(database, folder, { dryRun: false, onFile: () => undefined });
    rewrite(folder, 'termElementWords.jsonl', (text) => text.replace(/, "position": -\d+/g, ''));
    const empty = await databases.open('migrated');
    await importAll(empty, folder, { dryRun: false, onProgress: () => undefined });
    const rows = await empty.prisma.termElementWord.findMany({
      where: { word: { key: '1:3:1' } },
      orderBy: { position: 'asc' },
    });
    expect(rows.map(({ termElementId, position }) => [termElementId, position])).toEqual(
      elements.map((id, index) => [id, index + 1]),
    );
  });

  test('a row that the database rejects leaves the database empty', async () => {
    const database = await databases.open('tiny');
    const folder = newFolder();
    await exportAll(database, folder, { dryRun: false, onFile: () => undefined });
    rewrite(folder, 'verses.jsonl', (text) => text.replace('"surahId": 114', '"surahId": 115'));
    const empty = await databases.open('migrated');
    const importing = { dryRun: false, onProgress: () => undefined };
    await expect(importAll(empty, folder, importing)).rejects.toThrow(/^verses\.jsonl, from line /);
    expect(await empty.prisma.surah.count()).toBe(0);
  });
});
