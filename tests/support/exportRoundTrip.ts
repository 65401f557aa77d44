/** An export and its import into an empty database. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportAll } from '../../api/exchange/exportAll';
import type { ImportedWord } from '../../api/exchange/format';
import { importAll } from '../../api/exchange/importAll';
import { saveWords } from '../../api/exchange/saveWords';
import { insertAlias, insertElement, insertPost, insertTerm, SIGN } from './content';
import type { State, TestDatabases } from './database';
import { newName } from './testRun';

const quietly = {
  format: 'qul',
  dryRun: false,
  overwriteEdited: false,
  changeArabic: false,
  onProgress: () => undefined,
};
const newFolder = () => join(tmpdir(), newName());

/** @param state the exported content, in addition to rows of every other kind */
export function testExportRoundTrip(databases: TestDatabases, state: State): void {
  test('an export imported into an empty database gives the same export again', async () => {
    const database = await databases.open(state);
    const termId = await insertTerm(database, 'Names');
    await insertElement(database, termId, ['1:1:3', '1:3:1']);
    const element = await insertElement(database, termId, ['1:1:3']);
    const where = { termElementId: element };
    await database.prisma.termElementWord.updateMany({ where, data: { position: 0 } });
    const wider = await insertPost(database, ['2:256']);
    const relations = {
      turkishSynonyms: ['savm', 'imsâk'],
      englishSynonyms: ['abstinence'],
      broaderId: wider,
      relatedIds: [wider],
      termIds: [termId],
      rootLetters: ['صوم', 'صبر'],
    };
    const post = await insertPost(database, ['2:255', '112:1'], relations);
    await database.prisma.post.update({ where: { id: post }, data: { deletedAt: new Date() } });
    const place = await database.prisma.postVerse.aggregate({ _max: { id: true } });
    const removedId = (place._max.id ?? 0) + 1;
    const verse = { postId: post, verseId: 1, turkishTranslation: 'bir', version: 2 };
    await database.prisma.removedPostVerse.create({ data: { id: removedId, ...verse } });
    await database.prisma.readingSign.upsert({ where: { id: 1 }, create: SIGN, update: {} });
    await insertAlias(database, 'Ayetel Kürsi', '2:255');
    const name = await insertAlias(database, 'Nur', '24:35', { deletedAt: new Date() });
    const joined = { root: 'سمو', turkishGlossOf: 1 };
    const words = new Map<number, ImportedWord>([
      [1, joined],
      [2, { turkishGlossOf: 1 }],
    ]);
    await saveWords(database, words, quietly);
    const [first, second, broken] = [newFolder(), newFolder(), newFolder()];
    const options = { dryRun: false, onFile: () => undefined };
    const manifest = await exportAll(database, first, options);
    await expect(exportAll(database, first, options)).rejects.toThrow(/is not an empty folder/);

    const empty = await databases.open('migrated');
    cpSync(first, broken, { recursive: true });
    const file = join(broken, 'words.jsonl');
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length / 2));
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
    expect(
      await empty.prisma.word.findMany({ where: { turkishGlossOf: 1, verseId: 1 } }),
    ).toMatchObject([
      { id: 1, rootSource: 'import qul' },
      { id: 2, rootSource: null },
    ]);
    expect(await empty.prisma.post.findUnique({ where: { id: post } })).toMatchObject(relations);
    // Rows created after the import get new keys.
    expect(await insertPost(empty, ['1:1'])).toBe(post + 1);
    expect(await empty.prisma.postVerse.count({ where: { id: { gt: removedId } } })).toBe(1);
    expect(await insertAlias(empty, 'Besmele', '1:1')).toBe(name + 1);
    await expect(importAll(empty, first, importing)).rejects.toThrow(/only into an empty database/);
  });
}
