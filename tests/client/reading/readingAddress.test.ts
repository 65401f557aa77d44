import { juzOf, pageOf, surahOf } from '../../../client/reading/readingAddress';

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

test('a juz has eight quarters, and one that does not exist none of its own', () => {
  expect(juzOf({ number: '30' })).toMatchObject({ number: 30, exists: true, q1: 233, q8: 240 });
  expect(juzOf({ number: '31' })).toMatchObject({ number: 31, exists: false, q8: 1 });
  expect(pageOf({ number: '604' })).toEqual({ number: 604 });
});
