import { readFileSync } from 'node:fs';
import { rootTranscription } from '../../../text/transcription/rootLetters';

test.each([
  ['رحم', 'r-ḥ-m', 'r-h-m', 'r-ḥ-m', 'r-h-m'],
  ['صبر', 'ṣ-b-r', 's-b-r', 'ṣ-b-r', 's-b-r'],
  ['أمن', 'ʾ-m-n', '’-m-n', 'ʾ-m-n', '’-m-n'],
  ['شكر', 'ş-k-r', 'ş-k-r', 'sh-k-r', 'sh-k-r'],
  ['وجد', 'v-c-d', 'v-c-d', 'w-j-d', 'w-j-d'],
  ['زلزل', 'z-l-z-l', 'z-l-z-l', 'z-l-z-l', 'z-l-z-l'],
])('%s in each scheme', (letters, dia, turkish, ijmes, english) => {
  expect(rootTranscription(letters, 'TURKISH_DIA')).toBe(dia);
  expect(rootTranscription(letters, 'TURKISH_PLAIN')).toBe(turkish);
  expect(rootTranscription(letters, 'ENGLISH_IJMES')).toBe(ijmes);
  expect(rootTranscription(letters, 'ENGLISH_PLAIN')).toBe(english);
});

test('every root has Latin letters only', () => {
  const lines = readFileSync('content/lexicon/senses.tsv', 'utf8').split('\n').filter(Boolean);
  const roots = lines
    .map((line) => line.split('\t')[0] ?? '')
    .filter((root) => /^\p{L}/u.test(root));
  expect(roots.length).toBeGreaterThan(1600);
  expect(
    roots.filter((root) => /\p{Script=Arabic}/u.test(rootTranscription(root, 'TURKISH_DIA'))),
  ).toEqual([]);
});
