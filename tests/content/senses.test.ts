/** The dictionary line of each root, and the notes on disputed derivations. */
import { readLexicon } from '../../content/lexicon/lexicon';
import { parseRootTexts, readSenses, type RootSense } from '../../content/lexicon/senses';

const senses = readSenses();
const lexicon = new Set(readLexicon().roots.flatMap(([, root]) => root ?? []));

const textsOf = (field: keyof RootSense) =>
  [...senses].flatMap(([root, { [field]: text }]) => (text === null ? [] : [{ root, text }]));

test('every root of the lexicon has a sense, and no other', () => {
  expect([...lexicon].filter((root) => !senses.has(root))).toEqual([]);
  expect([...senses.keys()].filter((root) => !lexicon.has(root))).toEqual([]);
});

test('the files are in the order of the letters', () => {
  expect([...senses.keys()]).toEqual([...senses.keys()].sort());
});

const TURKISH = /^[a-zçğıöşüâîûA-ZÇĞİÖŞÜÂÎ ,;:’()-]+$/;
const ENGLISH = /^[a-zA-Z ,;:'()-]+$/;
const TURKISH_NOTE = /^[a-zçğıöşüâîûA-ZÇĞİÖŞÜÂÎ ,;’“”()]+$/;
const ENGLISH_NOTE = /^[a-zA-Zāīūʿ ,;:'()]+$/;

describe.each<[keyof RootSense, RegExp, number]>([
  ['turkishSense', TURKISH, 110],
  ['englishSense', ENGLISH, 110],
  ['turkishNote', TURKISH_NOTE, 160],
  ['englishNote', ENGLISH_NOTE, 160],
])('each %s', (field, letters, limit) => {
  const texts = textsOf(field);
  const latin = (text: string) => text.replace(/[\u0621-\u064A]{3,4}/g, '');

  test('has the letters and punctuation of its language; notes also name roots', () => {
    const isNote = field.endsWith('Note');
    const odd = texts.filter(({ text }) => !letters.test(isNote ? latin(text) : text));
    expect(odd).toEqual([]);
  });

  test('is short, and has no final stop and no extra spaces', () => {
    const odd = texts.filter(
      ({ text }) =>
        text.length < 3 ||
        text.length > limit ||
        text !== text.trim() ||
        /\.$| {2}|[,;]$/.test(text),
    );
    expect(odd).toEqual([]);
  });
});

test('no two roots have the same senses in both languages', () => {
  const lines = [...senses.values()].map(
    ({ turkishSense, englishSense }) => `${turkishSense}\t${englishSense}`,
  );
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

test('a note is in both languages and names the same other roots in both', () => {
  const rootsIn = (text: string | null) =>
    [...(text ?? '').matchAll(/[\u0621-\u064A]{3,4}/g)].sort();
  const odd = [...senses].filter(
    ([, { turkishNote, englishNote }]) =>
      (turkishNote === null) !== (englishNote === null) ||
      String(rootsIn(turkishNote)) !== String(rootsIn(englishNote)),
  );
  expect(odd).toEqual([]);
});

test.each([
  ['أله', 'Allah'],
  ['ملك', 'melek'],
  ['نوس', 'nâs'],
  ['شطن', 'şeytan'],
  ['سمو', 'isim'],
])('the note of %s is about %s', (root, word) => {
  expect(senses.get(root)?.turkishNote).toContain(word);
});

test.each(['كتب\tyazmak', 'كتب\tyazmak\t', '\tyazmak\tto write', 'كتب\ta\tb\tc', 'قول\ta\tb'])(
  '%j is not a valid line',
  (line) => {
    expect(() => parseRootTexts(`قول\tsöylemek\tto say\n${line}\n`)).toThrow(
      / is not valid: expected a new root, tab, Turkish, tab, English\.$/,
    );
  },
);
