import { soundingWord } from '../../../client/recording/soundingWord';

const TIMINGS = [
  { word: 1, start: 100, end: 480 },
  { word: 2, start: 480, end: 900 },
  { word: 1, start: 1200, end: 1500 },
];

test.each([
  [0, undefined],
  [99.9, undefined],
  [100, 1],
  [479.9, 1],
  [480, 2],
  [900, undefined],
  [1200, 1],
  [1500, undefined],
  [9000, undefined],
])('after %d ms the word %p sounds', (position, word) => {
  expect(soundingWord(TIMINGS, position)).toBe(word);
});

test('without timings none does', () => {
  expect(soundingWord([], 500)).toBeUndefined();
});
