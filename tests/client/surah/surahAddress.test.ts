import { surahOf } from '../../../client/surah/surahAddress';

test.each([
  ['1', 1],
  ['114', 114],
  ['115', 115],
  ['0', 0],
  ['007', 0],
  ['-1', 0],
  ['1.5', 0],
  ['x', 0],
  ['', 0],
  ['9999999999', 0],
])('%j names the surah %d', (number, surah) => {
  expect(surahOf({ number })).toEqual({ number: surah, previous: surah - 1, next: surah + 1 });
});

test('a missing number names no surah', () => {
  expect(surahOf({}).number).toBe(0);
});
