/** References to verses by key and by range. */
import { compareVerses, parseVerseRun, verseKeysOf } from '../../text/verseReference';
import { VERSE_COUNTS } from '../../text/verseCounts';
import { fc } from '../support/fastCheck';
import { surahs } from '../support/references';

const keysOf = (text: string) => {
  const run = parseVerseRun(text);
  return run && verseKeysOf(run).join(' ');
};

test.each([
  ['2:255', '2:255'],
  ['2:285-286', '2:285 2:286'],
  ['112:1-1', '112:1'],
  ['59:21-24', '59:21 59:22 59:23 59:24'],
  ['2:286-285', ''],
  ['2:255-', undefined],
  ['-2:255', undefined],
  ['2:255-2:256', undefined],
  ['2:255-256-257', undefined],
  ['2:255–256', undefined],
  ['2:255 - 256', undefined],
  ['2:0-5', undefined],
  ['2:1-05', undefined],
  ['2-5', undefined],
  ['2', undefined],
  ['', undefined],
])('%j is parsed as %j', (text, keys) => {
  expect(keysOf(text)).toBe(keys);
});

test.each([
  [{ surah: 2, verse: 285 }, { surah: 3, verse: 2 }, '2:285 2:286 3:1 3:2'],
  [{ surah: 112, verse: 4 }, { surah: 114, verse: 1 }, '112:4 113:1 113:2 113:3 113:4 113:5 114:1'],
  [{ surah: 3, verse: 1 }, { surah: 2, verse: 286 }, ''],
])('a run goes on into other surahs: %j to %j', (first, last, keys) => {
  expect(verseKeysOf({ first, last }).join(' ')).toBe(keys);
});

test.each([
  ['2:10 2:9 10:1 1:7', '1:7 2:9 2:10 10:1'],
  ['3:1 2:x 2:286 Yasin', '2:286 3:1 2:x Yasin'],
])('%s sorted by mushaf order is %s', (keys, sorted) => {
  expect(keys.split(' ').toSorted(compareVerses).join(' ')).toBe(sorted);
});

test('a printed range is parsed back', () => {
  const part = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(part, part, part, (surah, verse, end) => {
      expect(parseVerseRun(`${surah}:${verse}-${end}`)).toEqual({
        first: { surah, verse },
        last: { surah, verse: end },
      });
    }),
  );
});

test('the numbers of verses are those of the Kufan count', () => {
  expect(VERSE_COUNTS).toEqual(surahs.map(({ numberOfVerses }) => numberOfVerses));
});
