/**
 * A concordance of the Qur'an as CSV, made from the downloads: each word with its root and lemma, and the roots that
 * are typical of each surah. Node 20 or later, no dependency.
 *
 *   node docs/examples/concordance.mjs http://localhost:4000 FOLDER
 *
 * It writes concordance.csv, keyness.csv and sources.txt. The files of one manifest belong to one revision of the
 * content, and their hashes are checked.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const [origin = 'http://localhost:4000', folder = 'concordance'] = process.argv.slice(2);
/** Roots of a surah in keyness.csv. */
const ROOTS_PER_SURAH = 10;
/** A root that occurs less often in a surah is not typical of it. */
const LEAST_OCCURRENCES = 3;

const manifest = await (await fetch(`${origin}/downloads/manifest.json`)).json();

/** The rows of a table. */
async function read(table) {
  const file = manifest.files.find((one) => one.table === table && one.format === 'json');
  const response = await fetch(origin + file.exactPath);
  if (!response.ok) throw new Error(`${file.exactPath}: ${response.status}`);
  const body = Buffer.from(await response.arrayBuffer());
  const sha256 = createHash('sha256').update(body).digest('hex');
  if (sha256 !== file.sha256)
    throw new Error(`${file.path} has another hash than the manifest says.`);
  return JSON.parse(gunzipSync(body));
}

const words = await read('words');
const surahOf = ({ key }) => Number(key.split(':')[0]);

/** How many of the words each root has, in all and by surah. */
const inAll = new Map();
const bySurah = new Map();
const wordsOf = new Map();
const add = (counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1);
for (const word of words) {
  const surah = surahOf(word);
  add(wordsOf, surah);
  if (!word.rootLetters) continue;
  add(inAll, word.rootLetters);
  if (!bySurah.has(surah)) bySurah.set(surah, new Map());
  add(bySurah.get(surah), word.rootLetters);
}

/**
 * Log-likelihood (Dunning 1993): how surprising it is that a surah has a root so often, compared with the rest of the
 * text. Above 15.13 chance is unlikely at p < 0.0001.
 */
function keyness(inSurah, surahWords, whole, wholeWords) {
  const rest = whole - inSurah;
  const restWords = wholeWords - surahWords;
  const expected = (count) => (count * whole) / wholeWords;
  const part = (observed, count) =>
    observed === 0 ? 0 : observed * Math.log(observed / expected(count));
  return 2 * (part(inSurah, surahWords) + part(rest, restWords));
}

const typical = [...bySurah].flatMap(([surah, counts]) => {
  const surahWords = wordsOf.get(surah);
  return [...counts]
    .filter(
      ([root, count]) =>
        count >= LEAST_OCCURRENCES && count / surahWords > inAll.get(root) / words.length,
    )
    .map(([root, count]) => ({
      surah,
      root,
      inSurah: count,
      inAll: inAll.get(root),
      keyness: keyness(count, surahWords, inAll.get(root), words.length).toFixed(2),
    }))
    .sort((one, other) => other.keyness - one.keyness)
    .slice(0, ROOTS_PER_SURAH);
});

/** RFC 4180. */
function csv(columns, rows) {
  const cell = (value) => {
    const text = String(value ?? '');
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n');
}

await mkdir(folder, { recursive: true });
const columns = [
  'key',
  'arabicText',
  'rootLetters',
  'lemma',
  'englishTranscription',
  'turkishTranslation',
  'englishTranslation',
];
await writeFile(join(folder, 'concordance.csv'), csv(columns, words));
await writeFile(
  join(folder, 'keyness.csv'),
  csv(['surah', 'root', 'inSurah', 'inAll', 'keyness'], typical),
);
const sources = Object.values(manifest.sources).map(
  ({ name, licence, url }) => `${name} (${licence}) ${url ?? ''}`,
);
await writeFile(join(folder, 'sources.txt'), `${[...new Set(sources)].join('\n')}\n`);
console.log(`${words.length} words of revision ${manifest.contentRevision}, ${inAll.size} roots`);
