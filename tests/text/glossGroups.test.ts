import { consistentHeads, glossRuns } from '../../text/glossGroups';
import { fc } from '../support/fastCheck';

test.each([
  { heads: [], runs: [] },
  {
    heads: [null, null],
    runs: [
      [1, 1, 1],
      [2, 2, 2],
    ],
  },
  {
    heads: [null, 3, 3, null],
    runs: [
      [1, 1, 1],
      [2, 3, 3],
      [4, 4, 4],
    ],
  },
  { heads: [1, 1, 1], runs: [[1, 3, 1]] },
  {
    heads: [2, 2, 3, 3],
    runs: [
      [1, 2, 2],
      [3, 4, 3],
    ],
  },
])('the words of $heads are in runs', ({ heads, runs }) => {
  expect(glossRuns(heads).map(({ first, last, head }) => [first, last, head])).toEqual(runs);
});

test.each([
  // A word that names a word without a group, or one beyond the verse, is alone.
  { heads: [2, null], consistent: [null, null] },
  { heads: [9, 9], consistent: [null, null] },
  { heads: [0, -1], consistent: [null, null] },
  // A word that names only itself is alone.
  { heads: [1, null], consistent: [null, null] },
  // A word apart from the others of its group is alone.
  { heads: [1, 1, null, 1], consistent: [1, 1, null, null] },
  { heads: [3, null, 3], consistent: [null, null, null] },
])('the heads $heads are made $consistent', ({ heads, consistent }) => {
  expect(consistentHeads(heads)).toEqual(consistent);
});

const HEADS = fc.array(fc.option(fc.integer({ min: 0, max: 8 })), { maxLength: 7 });

test('every word is in one run, whatever the heads', () => {
  fc.assert(
    fc.property(HEADS, (heads) => {
      const numbers = glossRuns(heads).flatMap(({ first, last, head }) => {
        expect(head).toBeGreaterThanOrEqual(first);
        expect(head).toBeLessThanOrEqual(last);
        return Array.from({ length: last - first + 1 }, (_, index) => first + index);
      });
      expect(numbers).toEqual(heads.map((_, index) => index + 1));
    }),
  );
});

test('consistent heads stay as they are, and have the same runs', () => {
  fc.assert(
    fc.property(HEADS, (heads) => {
      const consistent = consistentHeads(heads);
      expect(consistentHeads(consistent)).toEqual(consistent);
      expect(glossRuns(consistent)).toEqual(glossRuns(heads));
    }),
  );
});
