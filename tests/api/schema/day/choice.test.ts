import { dayNumberOf, itemOfDay } from '../../../../api/schema/day/choice';
import { fc } from '../../../support/fastCheck';

test.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2026-11-28', 20_785],
  ['2024-02-29', 19_782],
  ['0000-01-01', -719_528],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['2026-1-1', undefined],
  ['28.11.2026', undefined],
  ['', undefined],
])('the number of %p is %p', (date, number) => {
  expect(dayNumberOf(date)).toBe(number);
});

test('each item has one day before any has another', () => {
  const cases = fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: -1e6, max: 1e6 }));
  const itemsOf = (length: number) => Array.from({ length }, (_, index) => index);
  for (const [length, first] of fc.sample(cases, 200)) {
    const items = itemsOf(length);
    const shown = items.map((index) => itemOfDay(items, first + index));
    expect(new Set(shown)).toEqual(new Set(items));
    expect(itemOfDay(items, first + length)).toBe(shown[0]);
  }
  expect(itemOfDay<number>([], 1)).toBeUndefined();
});

test('days in a row are far apart in the list', () => {
  const items = Array.from({ length: 234 }, (_, index) => index);
  const distances = items.map((day) =>
    Math.abs((itemOfDay(items, day) ?? 0) - (itemOfDay(items, day + 1) ?? 0)),
  );
  expect(Math.min(...distances)).toBeGreaterThan(50);
});
