/** Exports of the previous release, without other names of surahs, signs and relations of topics, are imported and completed. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportAll } from '../../../api/exchange/exportAll';
import { importAll } from '../../../api/exchange/importAll';
import type { Manifest } from '../../../api/exchange/manifest';
import { completeLettersAndSurahs } from '../../../api/seed/completeLetters';
import { readingSigns } from '../../../content/readingSigns';
import { insertPost, LETTER } from '../../support/content';
import { describeOneDatabase } from '../../support/database';
import { newName } from '../../support/testRun';

const NEW_COLUMNS: Record<string, string[]> = {
  'surahs.jsonl': [
    ...['turkishOtherNames', 'englishOtherNames', 'turkishNameNote', 'englishNameNote'],
    'isRevelationPlaceDisputed',
  ],
  'posts.jsonl': [
    ...['turkishSynonyms', 'englishSynonyms', 'broaderId', 'relatedIds', 'termIds', 'rootLetters'],
  ],
};

const NEW_FILES = ['readingSigns.jsonl', 'translations.jsonl', 'translationVerses.jsonl'];

/** Rewrites a file without columns; returns its hash. */
function withoutColumns(path: string, columns: readonly string[]): string {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  const rows = lines.map((line) => {
    const row = Object.entries(JSON.parse(line) as object);
    return JSON.stringify(Object.fromEntries(row.filter(([name]) => !columns.includes(name))));
  });
  const text = `${rows.join('\n')}\n`;
  writeFileSync(path, text);
  return createHash('sha256').update(text).digest('hex');
}

/** Rewrites an export as the previous release wrote it. */
function asBefore(folder: string): void {
  const manifestPath = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const files = manifest.files
    .filter(({ name }) => !NEW_FILES.includes(name))
    .map((file) => {
      const columns = NEW_COLUMNS[file.name];
      return columns ? { ...file, sha256: withoutColumns(join(folder, file.name), columns) } : file;
    });
  expect(files).toHaveLength(manifest.files.length - NEW_FILES.length);
  writeFileSync(manifestPath, JSON.stringify({ ...manifest, files }));
}

describeOneDatabase('an export of the previous release', (databases) => {
  test('is imported, and the next start completes it', async () => {
    const database = await databases.open('tiny');
    await database.prisma.character.create({ data: { id: 1, ...LETTER } });
    const synonyms = { turkishSynonyms: ['yeni'], englishSynonyms: ['new'] };
    const post = await insertPost(database, ['1:1'], { ...synonyms, rootLetters: ['صوم'] });
    const folder = join(tmpdir(), newName());
    await exportAll(database, folder, { dryRun: false, onFile: () => undefined });
    asBefore(folder);
    const empty = await databases.open('migrated');
    const { prisma } = empty;
    await importAll(empty, folder, { dryRun: false, onProgress: () => undefined });
    const read = () => prisma.surah.findUniqueOrThrow({ where: { number: 17 } });
    expect(await read()).toMatchObject({ turkishOtherNames: [], isRevelationPlaceDisputed: false });
    expect(await prisma.post.findUnique({ where: { id: post } })).toMatchObject({
      turkishSynonyms: [],
      englishSynonyms: [],
      broaderId: null,
      relatedIds: [],
      termIds: [],
      rootLetters: [],
    });
    // The next start adds the translation that the project comes with.
    expect(await prisma.contentRevision.findFirst()).toMatchObject({ addedTranslations: [] });
    await completeLettersAndSurahs(empty);
    expect(await read()).toMatchObject({ turkishOtherNames: ['Benî İsrâîl'] });
    expect(await prisma.readingSign.count()).toBe(readingSigns.length);
  });

  test('one of this release has all translations that its site wants', async () => {
    const folder = join(tmpdir(), newName());
    const options = { dryRun: false, onFile: () => undefined, onProgress: () => undefined };
    await exportAll(await databases.open('tiny'), folder, options);
    const empty = await databases.open('migrated');
    await importAll(empty, folder, options);
    expect(await empty.prisma.translation.count()).toBe(0);
    expect(await empty.prisma.contentRevision.findFirst()).toMatchObject({
      addedTranslations: ['en-rowwad'],
    });
  });
});
