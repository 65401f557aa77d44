/** References as people write them. */
import { certainRuns } from '../../text/references';
import { editDistance } from '../../text/editDistance';
import { verseKey, type VerseRun } from '../../text/verseReference';
import { fc } from '../support/fastCheck';
import { references, surahs } from '../support/references';

/** A reference in short, e.g. "2:255", "2:285-286 3:18", "36", "juz 30" or "noVerse". */
const read = (text: string) => {
  const reference = references.parse(text);
  if (!reference) return undefined;
  switch (reference.kind) {
    case 'surah':
      return String(reference.surah);
    case 'verses':
      return reference.runs.map(printed).join(' ');
    case 'problem':
      return reference.problem.code;
    default:
      return `${reference.kind} ${reference.number}`;
  }
};

function printed({ first, last }: VerseRun): string {
  if (first.surah !== last.surah) return `${verseKey(first)}-${verseKey(last)}`;
  return first.verse === last.verse ? verseKey(first) : `${verseKey(first)}-${last.verse}`;
}

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
  ['Bakara 2:255', '2:255'],
  ['Al-Baqarah, 2:255', '2:255'],
  ['Surah Al-Ikhlas 112:1', '112:1'],
  ['al imran 103', '3:103'],
  ['maide 5:3', '5:3'],
  ['Q 4:34', '4:34'],
  ['Q. 4:34', '4:34'],
  ['Quran 2:255', '2:255'],
  ['Kur’an 2/255', '2:255'],
  ["Qur'an 2:255", '2:255'],
  ['Kur’an-ı Kerim 2:255', '2:255'],
  ['القرآن ٢:٢٥٥', '2:255'],
  ['S4:V34', '4:34'],
  ['s4 v34', '4:34'],
  ['2.255', '2:255'],
  ['chapter 18 verse 10', '18:10'],
  ['surah 18, ayah 10', '18:10'],
  ['2/255', '2:255'],
  ['(2:255)', '2:255'],
  ['[2:255]', '2:255'],
  ['2:255.', '2:255'],
  ['2:255; 3:18', '2:255 3:18'],
  ['2:255, 3:18', '2:255 3:18'],
  ['2:255, 257', '2:255 2:257'],
  ['2:255،٢٥٧', '2:255 2:257'],
  ['Bakara 255; Âl-i İmrân 18-19', '2:255 3:18-19'],
  ['2:285-286', '2:285-286'],
  ['2:285–286', '2:285-286'],
  ['2:285 - 286', '2:285-286'],
  ['2:285-3:5', '2:285-3:5'],
  ['36', '36'],
  ['114', '114'],
  ['juz 30', 'juz 30'],
  ['Juz’ 30', 'juz 30'],
  ['30. cüz', 'juz 30'],
  ['cüz 1', 'juz 1'],
  ['الجزء ٣٠', 'juz 30'],
  ['sayfa 50', 'page 50'],
  ['50. sayfa', 'page 50'],
  ['page 604', 'page 604'],
  ['الصفحة ٥٠', 'page 50'],
])('%s is parsed as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['2:287', 'noVerse'],
  ['2:0', 'noVerse'],
  ['bakara 287', 'noVerse'],
  ['2:255; 3:201', 'noVerse'],
  ['2:280-290', 'noVerse'],
  ['0:1', 'noSurah'],
  ['115:1', 'noSurah'],
  ['surah 115', 'noSurah'],
  ['2:5-3', 'backwards'],
  ['3:1-2:5', 'backwards'],
  ['juz 31', 'noJuz'],
  ['sayfa 605', 'noPage'],
])('%s is a reference to nothing: %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('a name counts more than the number beside it', () => {
  expect(references.parse('Yâsîn 2:5')).toMatchObject({
    runs: [{ first: { surah: 36, verse: 5 } }],
    ignoredSurah: 2,
  });
  expect(references.parse('Bakara 2:255')).toMatchObject({ ignoredSurah: null });
});

test('a misspelled name says so', () => {
  expect(references.parse('bakra 255')).toMatchObject({ isCorrected: true });
  expect(references.parse('bakara 255')).toMatchObject({ isCorrected: false });
});

test('an exact reading guesses no name', () => {
  expect(references.parse('bakra 255', { isExact: true })).toBeUndefined();
  expect(references.parse('bakara 255', { isExact: true })).toMatchObject({ kind: 'verses' });
});

test('only runs that are neither corrected nor contradicted are certain', () => {
  const run = { first: { surah: 2, verse: 255 }, last: { surah: 2, verse: 257 } };
  expect(certainRuns(references.parse('Bakara 255-257'))).toEqual([run]);
  for (const text of ['bakra 255', 'Yâsîn 2:5', 'Bakara', '2:287', 'sabır']) {
    expect(certainRuns(references.parse(text))).toBeUndefined();
  }
});

test('a number alone belongs to the surah before it', () => {
  expect(references.parse('257', { before: 2 })).toMatchObject({
    runs: [{ first: { surah: 2, verse: 257 } }],
  });
  expect(references.parse('3:18', { before: 2 })).toMatchObject({
    runs: [{ first: { surah: 3, verse: 18 } }],
  });
});

test.each([
  '',
  '   ',
  '255',
  '1000',
  'sabır',
  'xyzzy 1',
  '2:1:1:1',
  '1 bakara',
  'a 1',
  '19. ayet sayısı',
  '3 bin melek',
  '2:255 ve sabır',
  'juz',
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
