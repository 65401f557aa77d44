/** References as people write them. */
import { createHafs, type Surah } from 'quran-meta';
import { editDistance } from '../../text/editDistance';
import { SurahReferences } from '../../text/surahReference';
import { surahNames } from '../../content/surahs';
import { fc } from '../support/fastCheck';

const hafs = createHafs();
const surahs = surahNames.map((names) => ({
  ...names,
  numberOfVerses: hafs.getAyahCountInSurah(names.number as Surah),
}));
const references = new SurahReferences(surahs);

const read = (text: string) => {
  const { surah, verses } = references.parse(text) ?? {};
  if (surah === undefined) return undefined;
  const { first, last } = verses ?? {};
  return first === undefined
    ? `${surah}`
    : first === last
      ? `${surah}:${first}`
      : `${surah}:${first}-${last}`;
};

test.each([
  ['2:255', '2:255'],
  ['2 255', '2:255'],
  [' 2 : 255 ', '2:255'],
  ['2:255-257', '2:255-257'],
  ['٢:٢٥٥', '2:255'],
  ['Bakara 255', '2:255'],
  ['bakara suresi 255. ayet', '2:255'],
  ['Bakara Suresi’nin 255. ayeti', '2:255'],
  ['BAKARA 255-257', '2:255-257'],
  ['yasin 1', '36:1'],
  ['YASİN 1', '36:1'],
  ['Yâ-Sîn 1', '36:1'],
  ['al-baqarah 286', '2:286'],
  ['Surah Al Baqarah, verse 286', '2:286'],
  ['baqarah 286', '2:286'],
  ['ali imran 18', '3:18'],
  ['Âl-i İmrân 18', '3:18'],
  ['البقرة ٢٥٥', '2:255'],
  ['سورة البقرة الآية 255', '2:255'],
  ['بقرة 255', '2:255'],
  ['Bakara', '2'],
  ['Rahman suresi', '55'],
  ['bakra 255', '2:255'],
  ['baqara 255', '2:255'],
  ['kevser', '108'],
  ['Şura 5', '42:5'],
  ['sura 36', '36'],
  ['surah 36:5', '36:5'],
  ['annisa 4', '4:4'],
])('%s is parsed as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  '',
  '   ',
  '255',
  '2:287',
  '0:1',
  '115:1',
  '2:5-3',
  '2:0',
  'bakara 287',
  'sabır',
  'xyzzy 1',
  '2:1:1:1',
  '1 bakara',
  'a 1',
])('%j is not a reference', (text) => {
  expect(read(text)).toBeUndefined();
});

test('every surah is found by each of its names, with and without article and marks', () => {
  const wrong = surahs.flatMap(({ number, ...names }) => {
    const written = [
      names.turkishNameTranscription,
      names.englishNameTranscription,
      names.arabicName,
    ];
    const forms = written.flatMap((name) => [
      name,
      name.toUpperCase(),
      name.normalize('NFD').replace(/\p{M}/gu, ''),
      name.replace(/^A[a-z]{1,2}-/, ''),
      name.replace(/-/g, ' '),
      name.replace(/[’-]/g, ''),
    ]);
    return forms
      .filter((name) => read(`${name} 1`) !== `${number}:1`)
      .map((name) => `${number} ${name}`);
  });
  // Without its dots, one name is the word for "surah".
  expect(wrong).toEqual(['42 Sura']);
});

test('every verse is found by its key, and by the name and number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 114 }),
      fc.nat(),
      fc.constantFrom(':', ' ', ' : '),
      (number, nat, between) => {
        const surah = surahs[number - 1] as (typeof surahs)[number];
        const verse = (nat % surah.numberOfVerses) + 1;
        expect(read(`${number}${between}${verse}`)).toBe(`${number}:${verse}`);
        expect(read(`${surah.turkishNameTranscription} ${verse}`)).toBe(`${number}:${verse}`);
      },
    ),
    { numRuns: 1000 },
  );
});

test('any text is parsed without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => void read(text)),
    { numRuns: 2000 },
  );
});

test.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'ab', 1],
  ['abc', 'abcd', 1],
  ['abc', 'axc', 1],
  ['nigth', 'night', 1],
  ['abcd', 'badc', 2],
  ['abc', 'xyz', 3],
  ['abc', 'xyzuvw', 3],
])('the edit distance of %j and %j is %i', (from, to, distance) => {
  expect(editDistance(from, to, 2)).toBe(distance);
  expect(editDistance(to, from, 2)).toBe(distance);
});
