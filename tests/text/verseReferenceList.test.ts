/** Lists of verses as editors type or paste them. */
import { problemOfItem, readVerseList, splitTyped } from '../../text/verseReferenceList';
import { fc } from '../support/fastCheck';
import { references, surahs } from '../support/references';

/** An item without the form of a verse. */
const format = (item: string): [string, object] => [item, { code: 'format' }];

const read = (text: string, room = 300) => readVerseList(text, references, room);

test.each([
  ['', []],
  [' ;,\n ', []],
  ['2:255, 2:256\n3:1', ['2:255', '2:256', '3:1']],
  ['2:255 3:18 4:1', ['2:255', '3:18', '4:1']],
  ['2:255, 3:18', ['2:255', '3:18']],
  ['2:255,3:18;4:1،5:1؛6:1', ['2:255', '3:18', '4:1', '5:1', '6:1']],
  ['2:285-286', ['2:285', '2:286']],
  ['2:285 – 286 3:1', ['2:285', '2:286', '3:1']],
  ['2:285-3:2', ['2:285', '2:286', '3:1', '3:2']],
  ['2/255', ['2:255']],
  ['2 255', ['2:255']],
  ['002:05', ['2:5']],
  ['2:255.', ['2:255']],
  ['(2:255)', ['2:255']],
  ['Bakara 255', ['2:255']],
  ['bakara 2:255; 3:18', ['2:255', '3:18']],
  ['Al-Baqarah, 2:255', ['2:255']],
  ['٢:٢٥٥', ['2:255']],
  ['٢:٢٥٥، ٢٥٦', ['2:255', '2:256']],
  ['البقرة ٢٥٥', ['2:255']],
  ['2:255, 257-258', ['2:255', '2:257', '2:258']],
  ['Bakara Suresi’nin 255. ayeti, Âl-i İmrân 18-19', ['2:255', '3:18', '3:19']],
  ['Surah Al Baqarah, verse 255 Q 4:34 Kur’an 2/1', ['2:255', '4:34', '2:1']],
  ['Yasin 1 Nas 1\nFelak 1', ['36:1', '114:1', '113:1']],
  ['2:5 2:5', ['2:5', '2:5']],
  ['1. 2:255\n2. 3:18\n3) Nisâ 1', ['2:255', '3:18', '4:1']],
  ['1. 2:255\r\n2. 3:18', ['2:255', '3:18']],
  ['2:255,\n257', ['2:255', '2:257']],
  ['2:255 ve 3:18 and 4:1', ['2:255', '3:18', '4:1']],
  ['２:２５５', ['2:255']],
])('%j lists %j', (text, keys) => {
  expect(read(text)).toEqual(keys);
  expect(read(keys.join(' '))).toEqual(keys);
});

test.each([
  ['2:1;2:x  \r\n x', ['2:1', '2:x', 'x']],
  ['3:1\n4:1\r\n\t5:x,,6:1', ['3:1', '4:1', '5:x', '6:1']],
  ['2:255, 3:300 4:1', ['2:255', '3:300', '4:1']],
  ['Bakara 287 3:18', ['Bakara 287', '3:18']],
  ['2:280-290; 3:18', ['2:280-290', '3:18']],
  ['2:5-3', ['2:5-3']],
  ['115:1', ['115:1']],
  // A number alone continues a list only after a comma.
  ['2:255 257', ['2:255', '257']],
  // The next line does not continue the last.
  ['2:255\n257', ['2:255', '257']],
  ['1. Yasin', ['1.', 'Yasin']],
  // A surah, juz or page is no verse.
  ['Yasin', ['Yasin']],
  ['36', ['36']],
  ['juz 30', ['juz 30']],
  // A verse that is only probably meant is not listed.
  ['bakra 255', ['bakra 255']],
  ['Yâsîn 2:5', ['Yâsîn 2:5']],
])('what names no verse in %j remains as typed', (text, items) => {
  expect(read(text)).toEqual(items);
});

test('a range for which there is no room remains as typed', () => {
  expect(read('1:1 2:1-3', 4)).toEqual(['1:1', '2:1', '2:2', '2:3']);
  expect(read('1:1 2:1-3 3:1', 3)).toEqual(['1:1', '2:1-3', '3:1']);
  expect(read('2:1-286')).toHaveLength(286);
  expect(read('2:1-3:200')).toEqual(['2:1-3:200']);
  expect(read('2:1 2:2 2:3', 1)).toHaveLength(3);
});

test.each<[string, object | undefined]>([
  ['2:286', undefined],
  ['2:287', { code: 'noVerse', surah: 2, verse: 287, numberOfVerses: 286 }],
  ['bakara 287', { code: 'noVerse', surah: 2, verse: 287, numberOfVerses: 286 }],
  ['115:1', { code: 'noSurah', number: 115 }],
  ['2:5-3', { code: 'backwards' }],
  ['juz 31', { code: 'noJuz', number: 31 }],
  ['2:1-3:200', { code: 'tooMany' }],
  // Right, but not a key.
  ...['002:05', '٢:٥', ' 2:5', '2:5\n', 'Bakara 5'].map(format),
  ...['2', '2:', ':5', '2:5:1', 'Yasin', 'bakra 255', ''].map(format),
])('the problem of %j is %j', (item, problem) => {
  expect(problemOfItem(item, references)).toEqual(problem);
});

test.each([
  ['', '', ''],
  ['2:255', '', '2:255'],
  ['2:255 ', '2:255 ', ''],
  ['2:255,', '2:255,', ''],
  ['2:255 3:1', '2:255 ', '3:1'],
  ['2:x ', '2:x ', ''],
  ['Bakara ', '', 'Bakara '],
  ['Bakara, ', '', 'Bakara, '],
  ['Bakara 255', '', 'Bakara 255'],
  ['Bakara 255 ', 'Bakara 255 ', ''],
  ['Bakara;', 'Bakara;', ''],
  ['bakara suresi 255. ', '', 'bakara suresi 255. '],
  ['bakara suresi 255. ayet ', 'bakara suresi 255. ayet ', ''],
  ['Q ', '', 'Q '],
  ['2 ', '', '2 '],
  ['2 255 ', '2 255 ', ''],
  ['36,', '36,', ''],
  ['surah 18 verse ', '', 'surah 18 verse '],
  ['2:5 Bakara ', '', '2:5 Bakara '],
])('after %j, %j has ended and %j has not', (typed, ended, rest) => {
  expect(splitTyped(typed, references)).toEqual({ ended, rest });
});

test('a list of keys is read as it is, whatever separates them', () => {
  const key = fc
    .constantFrom(...surahs)
    .chain(({ number, numberOfVerses }) =>
      fc.integer({ min: 1, max: numberOfVerses }).map((verse) => `${number}:${verse}`),
    );
  const separator = fc.constantFrom(' ', ',', ', ', ';', '\n', '\r\n', ' ; ', '، ');
  fc.assert(
    fc.property(fc.array(key, { maxLength: 20 }), separator, (keys, between) => {
      expect(read(keys.join(between))).toEqual(keys);
    }),
  );
});

test('any text is read without an error, and nothing but its spaces gets lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const { ended, rest } = splitTyped(text, references);
      expect(ended + rest).toBe(text);
      void read(text);
    }),
  );
});
