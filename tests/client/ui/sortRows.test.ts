import { pressed, sortRows } from '../../../client/ui/table/sortRows';

const value = (row: string | number) => row;

test.each([
  [
    'tr',
    ['zeytin', 'ılık', 'çam', 'İnek', 'cam', 'şer', 'ser'],
    'cam çam ılık İnek ser şer zeytin',
  ],
  ['en', ['Zion', 'Abel', 'Émile', 'Eve'], 'Abel Émile Eve Zion'],
  ['ar', ['يَاء', 'بَاء', 'أَلِف'], 'أَلِف بَاء يَاء'],
  [undefined, [10, 9, 100], '9 10 100'],
])('sorts in %s', (lang, rows: (string | number)[], expected) => {
  expect(sortRows(rows, { value, lang }, false).join(' ')).toBe(expected);
});

test('sorts in descending order, and keeps equal rows in place', () => {
  const rows = [
    { name: 'a', count: 1 },
    { name: 'b', count: 2 },
    { name: 'c', count: 1 },
  ];
  const names = (isDescending: boolean) =>
    sortRows(rows, { value: ({ count }) => count }, isDescending).map(({ name }) => name);
  expect(names(false)).toEqual(['a', 'c', 'b']);
  expect(names(true)).toEqual(['b', 'a', 'c']);
  expect(rows.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test('a pressed header sorts, then reverses the order', () => {
  const first = pressed({ by: 'number', isDescending: true }, 'name');
  expect(first).toEqual({ by: 'name', isDescending: false });
  const second = pressed(first, 'name');
  expect(second).toEqual({ by: 'name', isDescending: true });
  expect(pressed(second, 'name')).toEqual(first);
});
