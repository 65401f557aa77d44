/** References to verses by key and by range. */
import { parseVerseRun, verseKeysOf } from '../../text/verseReference';
import { fc } from '../support/fastCheck';

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
