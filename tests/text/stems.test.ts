/** Stems, by which words with different endings are equal. */
import { arabicStem } from '../../text/arabicStem';
import { mainStem, mainStems, stemsOf } from '../../text/stems';

const common = (left: string, right: string, language: 'turkish' | 'english') => {
  const stems = new Set(stemsOf(left, language).map(({ stem }) => stem));
  const shared = stemsOf(right, language).filter(({ stem }) => stems.has(stem));
  return shared[0]?.weight;
};

test.each([
  ['kitap', 'kitap', 1],
  ['bagislayanlar', 'bagislayandir', 0.9],
  ['kitap', 'kitabi', 0.75],
  ['sabir', 'sabirla', 0.75],
  ['gelir', 'gelis', 0.45],
  ['gelir', 'gezer', undefined],
  ['geliyor', 'gelince', 0.45],
  ['kiz', 'kizla', 0.6],
  ['kor', 'korluk', 0.6],
  ['yuz', 'yuzleri', 0.6],
  ['kor', 'korku', undefined],
  ['el', 'elma', undefined],
])('the Turkish words %s and %s agree by %p', (left, right, weight) => {
  expect(common(left, right, 'turkish')).toBe(weight);
});

test.each([
  ['garden', 'garden', 1],
  ['garden', 'gardens', 0.9],
  ['believe', 'believing', 0.9],
  ['garden', 'guardian', undefined],
])('the English words %s and %s agree by %p', (left, right, weight) => {
  expect(common(left, right, 'english')).toBe(weight);
});

test('the main stem is that of five letters, or the English stem', () => {
  expect([mainStem('kitabimiz', 'turkish'), mainStem('gardens', 'english')]).toEqual([
    'kitap',
    'garden',
  ]);
});

test.each([
  ['faizin', ['faizi', 'faiz']],
  ['cezasi', ['cezas', 'ceza']],
  ['nurlarindan', ['nurla', 'nur']],
  ['nuru', ['nuru', 'nur']],
  ['suresi', ['sures', 'sure']],
  ['namaz', ['namaz']],
  ['kadin', ['katin', 'kat']],
])('the Turkish word %s may have the stems %j', (word, stems) => {
  expect(mainStems(word, 'turkish')).toEqual(stems);
});

test.each([
  ['للوالدين', 'والد'],
  ['والصابرين', 'صابر'],
  ['الزكاه', 'زكا'],
  ['صبر', 'صبر'],
  ['بالحق', 'حق'],
])('the stem of %s is %s', (word, stem) => {
  expect(arabicStem(word)).toBe(stem);
});
