/** What imports write: the whole files of others, admins' edits, exports; all of it or nothing. */
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDivision } from '../../../prisma/exchange/division';
import { exportAll } from '../../../prisma/exchange/exportAll';
import type { WordValues } from '../../../prisma/exchange/format';
import { formats } from '../../../prisma/exchange/formats';
import { importAll } from '../../../prisma/exchange/importAll';
import { saveWords } from '../../../prisma/exchange/saveWords';
import type { Database } from '../../../api/database/database';
import { makeTestApp } from '../../support/app';
import { insertAlias, insertElement, insertPost, insertTerm } from '../../support/content';
import { describeEachDatabase } from '../../support/database';
import { describeWithSharedFiles } from '../../support/sharedData';
import { bearer, insertAdmin, send, signIn } from '../../support/signIn';
import { newName } from '../../support/testRun';

const quietly = { dryRun: false, overwriteEdited: false, onProgress: () => undefined };
const newFolder = () => join(tmpdir(), newName());

const wordOf = ({ prisma }: Database, key: string) =>
  prisma.word.findUniqueOrThrow({ where: { key }, include: { root: true } });

const revisionOf = async ({ prisma }: Database) =>
  (await prisma.contentRevision.findUniqueOrThrow({ where: { id: 1 } })).revision;

async function importFile(database: Database, format: keyof typeof formats, path: string) {
  const division = await readDivision(database.sql);
  const parsed = await formats[format]?.([path], { division, field: undefined });
  if (!parsed) throw new Error(`There is no format ${format}.`);
  expect(parsed.refusals).toEqual([]);
  return saveWords(database, parsed.words, quietly);
}

describeEachDatabase('words from files', (databases) => {
  const database = databases.use('filled');
  const save = (words: [number, WordValues][], options: Partial<typeof quietly> = {}) =>
    saveWords(database(), new Map(words), { ...quietly, ...options });

  test('a word that changes gets a version and a revision; the content a new revision', async () => {
    const before = await revisionOf(database());
    const values = { root: 'سمو', turkishTranslation: 'adıyla', lemma: 'ٱسْم' };
    expect(await save([[1, values]])).toEqual({ changed: 1, unchanged: 0, edited: 0 });
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
    expect(await save([[1, values]])).toEqual({ changed: 0, unchanged: 1, edited: 0 });
    expect(await revisionOf(database())).toBe(before + 1);
  });

  test('a dry run counts and changes nothing', async () => {
    const before = await revisionOf(database());
    const saved = await save([[2, { root: 'أله', turkishTranslation: 'x' }]], { dryRun: true });
    expect(saved).toEqual({ changed: 1, unchanged: 0, edited: 0 });
    expect(await wordOf(database(), '1:1:2')).toMatchObject({
      version: 1,
      turkishTranslation: null,
    });
    expect(await database().prisma.root.count({ where: { letters: 'أله' } })).toBe(0);
    expect(await revisionOf(database())).toBe(before);
  });

  test('a field that an admin edited stays, unless it is asked for; others are written', async () => {
    const app = makeTestApp(database());
    await insertAdmin(database(), 'editor');
    const { jwt } = await signIn(app, 'editor');
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
    expect(await save([[word.id, given]])).toEqual({ changed: 1, unchanged: 0, edited: 1 });
    expect(await wordOf(database(), '1:1:3')).toMatchObject({
      turkishTranslation: 'çok merhametli',
      lemma: 'رَحْمَٰن',
    });
    expect(await save([[word.id, given]], { overwriteEdited: true })).toMatchObject({ changed: 1 });
    expect(await wordOf(database(), '1:1:3')).toMatchObject({ turkishTranslation: 'Rahman' });
  });

  test('a write that fails takes everything back', async () => {
    const before = await revisionOf(database());
    const bad: [number, WordValues] = [6, { arabicText: null as unknown as string }];
    await expect(save([[5, { lemma: 'x' }], bad])).rejects.toThrow();
    expect((await wordOf(database(), '1:2:1')).lemma).toBeNull();
    expect(await revisionOf(database())).toBe(before);
  });
});

describeWithSharedFiles(
  {
    qac: 'qac-corpus2/morphology.txt',
    segments: 'generated/quranic-corpus-morphology-0.4.generated.txt',
    turkish: 'data-quran/word-translation/tr-qurancom.json',
    english: 'generated/qul/english-wbw-translation.json',
    script: 'generated/qul/uthmani-script.json',
    qulRoots: 'generated/qul/word-root.db',
    qulLemmas: 'generated/qul/word-lemma.db',
    qulTurkish: 'generated/qul/turkish-wbw-translation.db',
    chapter: 'generated/qurancom/words-by-chapter-112.tr.json',
    tanzil: 'tanzil/quran-uthmani-1.0.2.txt',
    xml: 'qac-corpus2/quran-uthmani.xml',
  },
  'the whole files',
  (files) => {
    describeEachDatabase('saved', (databases) => {
      const database = databases.use('filled');

      test('roots and Turkish glosses: 2:255 shows both for every word that has them', async () => {
        // The others have neither root nor lemma.
        expect(await importFile(database(), 'qac', files.qac)).toMatchObject({ changed: 74_122 });
        expect(await importFile(database(), 'data-quran', files.turkish)).toMatchObject({
          changed: 77_429,
        });
        expect(await database().prisma.word.count({ where: { rootId: { not: null } } })).toBe(
          49_967,
        );
        expect(await database().prisma.root.count()).toBe(1_642);
        const app = makeTestApp(database());
        const { verse } = await app.query<{
          verse: {
            words: { turkishTranslation: string | null; root: { letters: string } | null }[];
          };
        }>('{ verse(key: "2:255") { words { turkishTranslation root { letters } } } }');
        expect(verse.words).toHaveLength(50);
        expect(verse.words.every(({ turkishTranslation }) => turkishTranslation)).toBe(true);
        expect(verse.words.filter(({ root }) => root)).toHaveLength(28);
        expect(verse.words[6]?.root?.letters).toBe('قوم');
      });

      test('2:267, whose Turkish is shifted in the file, is put right', async () => {
        const gloss = async (number: number) =>
          (await wordOf(database(), `2:267:${number}`)).turkishTranslation;
        // Joined with the word before, then each in its place to the end.
        expect(await gloss(18)).toBe(await gloss(17));
        expect([await gloss(27), await gloss(28), await gloss(29)].join()).toBe(
          'Allah,zengindir,övülmüştür',
        );
      });
    });

    describeEachDatabase('read', (databases) => {
      const database = databases.use('filled');

      test.each([
        ['qac', files.segments, 77_429],
        ['qul', files.english, 77_429],
        ['qul', files.script, 77_429],
        ['qul', files.qulRoots, 49_967],
        ['qul', files.qulLemmas, 74_122],
        ['qul', files.qulTurkish, 77_429],
        ['quran.com', files.chapter, 15],
        ['tanzil', files.tanzil, 77_429],
        ['tanzil', files.xml, 77_429],
      ])('%s %s', async (format, path, count) => {
        const division = await readDivision(database().sql);
        const parsed = await formats[format]?.([path], { division, field: undefined });
        expect(parsed?.refusals).toEqual([]);
        expect(parsed?.words.size).toBe(count);
      });
    });
  },
);

/** Changes a file of an export, and what the manifest says of it. */
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
  test('an export, imported into an empty database, gives the same export', async () => {
    const database = await databases.open('filled');
    const termId = await insertTerm(database, 'Names');
    await insertElement(database, termId, ['1:1:3', '1:3:1']);
    const element = await insertElement(database, termId, ['1:1:3']);
    const where = { termElementId: element };
    await database.prisma.termElementWord.updateMany({ where, data: { position: 0 } });
    const post = await insertPost(database, ['2:255', '112:1']);
    await database.prisma.post.update({ where: { id: post }, data: { deletedAt: new Date() } });
    await insertAlias(database, 'Ayetel Kürsi', '2:255');
    const name = await insertAlias(database, 'Nur', '24:35', { deletedAt: new Date() });
    await saveWords(database, new Map([[1, { root: 'سمو' }]]), quietly);
    const [first, second, broken] = [newFolder(), newFolder(), newFolder()];
    const options = { dryRun: false, onFile: () => undefined };
    const manifest = await exportAll(database, first, options);
    await expect(exportAll(database, first, options)).rejects.toThrow(/There is something in/);

    const empty = await databases.open('migrated');
    cpSync(first, broken, { recursive: true });
    const words = join(broken, 'words.jsonl');
    writeFileSync(words, readFileSync(words).subarray(0, 1_000_000));
    const importing = { dryRun: false, onProgress: () => undefined };
    await expect(importAll(empty, broken, importing)).rejects.toThrow(/its SHA-256 differs/);
    expect(await empty.prisma.verse.count()).toBe(0);
    await importAll(empty, first, { ...importing, dryRun: true });
    expect(await empty.prisma.verse.count()).toBe(0);

    await importAll(empty, first, importing);
    expect(await exportAll(empty, second, options)).toEqual(manifest);
    for (const { name } of manifest.files) {
      expect(readFileSync(join(second, name)).equals(readFileSync(join(first, name)))).toBe(true);
    }
    // What is made after it gets keys of its own.
    expect(await insertPost(empty, ['1:1'])).toBe(post + 1);
    expect(await insertAlias(empty, 'Besmele', '1:1')).toBe(name + 1);
    await expect(importAll(empty, first, importing)).rejects.toThrow(/fills an empty database/);
  });

  test('an export from before verses had names is imported; without another file none is', async () => {
    const database = await databases.open('filled');
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
    await expect(importAll(empty, folder, importing)).rejects.toThrow(/has no roots\.jsonl/);
  });

  test('an export from before elements of a word had an order is imported, by their keys', async () => {
    const database = await databases.open('filled');
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

  test('a row that the database does not take leaves it empty', async () => {
    const database = await databases.open('filled');
    const folder = newFolder();
    await exportAll(database, folder, { dryRun: false, onFile: () => undefined });
    rewrite(folder, 'verses.jsonl', (text) => text.replace('"surahId": 114', '"surahId": 115'));
    const empty = await databases.open('migrated');
    const importing = { dryRun: false, onProgress: () => undefined };
    await expect(importAll(empty, folder, importing)).rejects.toThrow(/^verses\.jsonl, from line /);
    expect(await empty.prisma.surah.count()).toBe(0);
  });
});
