import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> };

/** Whose data the import takes: another version may divide or spell the text differently. */
const sources = [
  '@kmaslesa/holy-quran-word-by-word-full-data',
  '@kmaslesa/quran_translation-english_saheeh',
  '@kmaslesa/quran_translation-turkish_rowwad_translation_centar',
  'quran-meta',
  'quran-validator',
];

test.each(sources)('%s is pinned to one version, which is installed', (name) => {
  const { version } = readJson(`node_modules/${name}/package.json`) as { version: string };
  expect(dependencies[name]).toBe(version);
});

test.each(sources)('%s is read by an importer', (name) => {
  const importers = readdirSync(join(root, 'prisma/seed'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, 'prisma/seed', file), 'utf8'));
  expect(importers.join('\n')).toMatch(new RegExp(`'${name}['/]`));
});
