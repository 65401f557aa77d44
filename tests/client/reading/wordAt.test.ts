/** @jest-environment node */
import { wordAt } from '../../../client/reading/wordAt';

test.each([
  [0, 0],
  [3, 0],
  [4, 1],
  // A word of two parts
  [9, 1],
  [13, 2],
  [99, 2],
])('position %d is in word %d', (position, word) => {
  expect(wordAt(['ابت', 'بعد ما', 'ثجح'], position)).toBe(word);
});
