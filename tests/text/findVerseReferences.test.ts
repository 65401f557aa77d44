/** References to verses in notes. */
import {
  findVerseReferences,
  pathOfReference,
  verseReferenceBefore,
} from '../../text/findVerseReferences';
import { fc } from '../support/fastCheck';
import { references } from '../support/references';

/** Each reference with its path in short: "Bakara 255 > 2:255". */
const found = (text: string) =>
  findVerseReferences(text, references).map(({ text: name, index, path }) => {
    expect(text.slice(index, index + name.length)).toBe(name);
    return `${name} > ${path.replace('/verses/', '')}`;
  });

test.each([
  ['bkz. 2:255.', ['2:255 > 2:255']],
  ['(2:255) 3:7, 4:1', ['2:255 > 2:255', '3:7 > 3:7', '4:1 > 4:1']],
  ['2:255’te', ['2:255 > 2:255']],
  ['see verse 2:255 of it', ['2:255 > 2:255']],
  ['2:285-286 ve 2:285–286', ['2:285-286 > 2:285', '2:285–286 > 2:285']],
  ['2:285-3:5', ['2:285-3:5 > 2:285']],
  ['2:255-te', ['2:255 > 2:255']],
  ['Allah (٢:٢٥٥) ve ۳:۱۸', ['٢:٢٥٥ > 2:255', '۳:۱۸ > 3:18']],
  ['Bakara 2:255', ['Bakara 2:255 > 2:255']],
  ['göklerde Âl-i İmrân, 3:18-19 diye', ['Âl-i İmrân, 3:18-19 > 3:18']],
  ['in Surah Al-Baqarah 2:255 and', ['Surah Al-Baqarah 2:255 > 2:255']],
  ['the verse Al-Baqarah 2:255', ['Al-Baqarah 2:255 > 2:255']],
  ['Q 4:34, Q. 4:35', ['Q 4:34 > 4:34', 'Q. 4:35 > 4:35']],
  ['Kur’an 2/255', ['Kur’an 2/255 > 2:255']],
  ["Kur'ân-ı Kerîm, 2/255-256", ["Kur'ân-ı Kerîm, 2/255-256 > 2:255"]],
  ['the Qur’an 2:255', ['Qur’an 2:255 > 2:255']],
  ['(el-Bakara, 2/255; Nûr 24/35)', ['el-Bakara, 2/255 > 2:255', 'Nûr 24/35 > 24:35']],
  ['القرآن ٢/٢٥٥', ['القرآن ٢/٢٥٥ > 2:255']],
  ['سورة البقرة ٢٥٥', ['سورة البقرة ٢٥٥ > 2:255']],
  // A name that does not belong to the numbers.
  ['Musa ve İbrahim 2:124', ['2:124 > 2:124']],
  ['bakra 2:255', ['2:255 > 2:255']],
  ['Kur’an’da 2:255', ['2:255 > 2:255']],
])('%j has the references %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  ['Bakara 255. ayet', ['Bakara 255. ayet > 2:255']],
  ['Bakara suresinin 255. ayetinde', ['Bakara suresinin 255. ayetinde > 2:255']],
  ['Nur 35. âyet', ['Nur 35. âyet > 24:35']],
  ['Al-Baqarah, verse 255 says', ['Al-Baqarah, verse 255 > 2:255']],
  ['Surah Al-Baqarah verses 285-286', ['Surah Al-Baqarah verses 285-286 > 2:285']],
  ['سورة البقرة الآية ٢٥٥ من', ['سورة البقرة الآية ٢٥٥ > 2:255']],
  ['Bakara Suresi 255', ['Bakara Suresi 255 > 2:255']],
  ['Bakara suresi 255; sonra', ['Bakara suresi 255 > 2:255']],
  ['Surah An-Nur 35)', ['Surah An-Nur 35 > 24:35']],
  ['(Bakara 255)', ['Bakara 255 > 2:255']],
  ['[Âl-i İmrân 18-19]', ['Âl-i İmrân 18-19 > 3:18']],
  ['(bkz. Bakara 255; Nisâ 3)', ['Bakara 255 > 2:255', 'Nisâ 3 > 4:3']],
  ['(krş. Bakara 255, 257)', ['Bakara 255 > 2:255']],
  ['(see An-Nur 35)', ['An-Nur 35 > 24:35']],
  // Not closed yet.
  ['(Bakara 255; ', ['Bakara 255 > 2:255']],
])('the verse of a named surah in %j is %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  // References to nothing, and parts of them.
  ...['2:287', '2:0', '115:1', '02:1', '2:280-290', '2:5-3', 'Bakara 2/287', '(Bakara 287)'],
  ...['(Bakara 287; Nisâ 3)', 'Bakara 287. ayet', '2:2555', '2555:1', '3:18-2:1'],
  // Addresses, times, dates, fractions and other numbers.
  ...[
    '12:30:15',
    '1.2:3',
    'http://a.b:80/2:255',
    'x2:255',
    '2:255x',
    '1/2',
    '24/7',
    '3/4',
    '2/255',
  ],
  ...['ayet 2/255', '2/10/2020', 'Kur’an 2/10/2020', '2.255', 'Kur’an 114', 'Q 5', 'Q4'],
  ...['Ankara 2/5', 'Nur 5/12', 'Nisan 5/12'],
  // Ages, counts and ordinals beside names that are also people and things.
  ...['Nur 5 yaşında', 'Yusuf 3 gün', 'Nur 5, Yusuf 3 yaşında.', 'Yusuf 3.', 'Bakara 255'],
  ...['Muhammed 40 yaşındaydı', 'Yusuf 3 ayet okudu', 'Meryem 19. yüzyıl', 'Rum 30', 'fil 3 ton'],
  ...['Bakara suresi 286 ayettir', 'Bakara suresi 286, Yâsîn suresi 83 ayettir'],
  ...['Yâsîn suresi 36. suredir', 'Yasin suresi 3 kere okunur', 'İhlâs sûresi 4 ayetten oluşur'],
  ...['Surah Al-Baqarah 286 verses', 'Maryam 3 times', 'Joseph 12', 'Luke 2', 'chapter 18'],
  ...['(Nur 5 yaşında)', '(Nur 5, Yusuf 3 yaşında)', '(kızı Nur 5; oğlu Yusuf 3)', '(Yusuf 3'],
  ...['(sayfa 50)', '(cüz 30)', '(Bakara)', '(Tablo 5)', '(1990)', '(bakra 255)'],
])('%j has no reference', (text) => {
  expect(found(text)).toEqual([]);
});

test.each<[string, string | undefined]>([
  ['2:255', '/verses/2:255'],
  [' Bakara 255 ', '/verses/2:255'],
  ['2/255', '/verses/2:255'],
  ['٢:٢٥٥-٢٥٦', '/verses/2:255'],
  ...[
    '2:287',
    '115:1',
    '0:1',
    '2:0',
    '1',
    'Bakara',
    'bakra 255',
    'Yâsîn 2:5',
    '2:5; 3:1',
    'juz 1',
    '',
  ].map((text): [string, undefined] => [text, undefined]),
])('the path of %j is %j', (text, path) => {
  expect(pathOfReference(text, references)).toBe(path);
});

test('only the reference that ends at an index is found before it', () => {
  const text = '2:255 (Bakara 256) 3:18. ayet';
  const before = (end: number) => verseReferenceBefore(text, end, references)?.text;
  const ends = Array.from({ length: text.length + 1 }, (_, end) => end);
  expect(ends.flatMap((end) => before(end) ?? [])).toEqual(['2:255', 'Bakara 256', '3:18']);
  expect(before(5)).toBe('2:255');
});

test('any text is searched without an error, and what is found leads to a verse', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 5 }),
    fc.constantFrom(
      'Bakara',
      'suresi',
      'ayet',
      'Q',
      ' ',
      '. ',
      ', ',
      '(',
      ')',
      ':',
      '/',
      '-',
      '25',
      '٣',
    ),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      for (const { path } of findVerseReferences(parts.join(''), references)) {
        expect(pathOfReference(path.replace('/verses/', ''), references)).toBe(path);
      }
    }),
  );
});
