/** @jest-environment node */
import fc from 'fast-check';
import { gapAt, moveItem } from '../../../client/ui/chips/order';

/** Two rows: three boxes, then two, each 100 by 40 with 10 between. */
const boxes = [0, 1, 2, 3, 4].map((index) => {
  const left = (index % 3) * 110;
  const top = index < 3 ? 0 : 50;
  return { left, right: left + 100, top, bottom: top + 40 };
});

test.each([
  ['the first half of the first', 10, 20, 0],
  ['the second half of the first', 60, 20, 1],
  ['beyond the end of the first row', 900, 20, 3],
  ['before the second row', -50, 60, 3],
  ['beyond the end of the last row', 300, 60, 5],
  ['above all', 120, -80, 1],
  ['below all', 180, 400, 5],
])('%s', (_, x, y, gap) => {
  expect(gapAt(boxes, x, y)).toBe(gap);
});

test('there is one gap where there are no boxes', () => {
  expect(gapAt([], 5, 5)).toBe(0);
});

test('a moved item stands where it was moved to, the others in their order', () => {
  const items = fc.uniqueArray(fc.integer(), { minLength: 1 });
  fc.assert(
    fc.property(items, fc.nat(), fc.nat(), (all, a, b) => {
      const from = a % all.length;
      const to = b % all.length;
      const moved = moveItem(all, from, to);
      expect(moved[to]).toBe(all[from]);
      const others = (list: number[]) => list.filter((item) => item !== all[from]);
      expect(others(moved)).toEqual(others(all));
    }),
  );
});
