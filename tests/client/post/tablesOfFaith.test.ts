import { tablesOf } from '../../../client/post/tablesOfFaith';

const names = new Map(Array.from({ length: 29 }, (_, place) => [place + 1, `name ${place + 1}`]));

test.each([
  ['faith', []],
  ['faithInAllah', ['/termTables/2/26']],
  ['faithInAfterlife', ['/termTables/3', '/termTables/4']],
  ['faithInAngels', ['/termTables/5']],
  ['faithInBook', ['/termTables/8/29', '/termTables/7/28', '/termTables/6/27', '/termTables/1/25']],
] as const)('%s links to %j', (section, paths) => {
  expect(tablesOf(section, names).map(({ to }) => to)).toEqual(paths);
});

test('faithInProphets links to the prophets and to the names of each', () => {
  const paths = tablesOf('faithInProphets', names).map(({ to }) => to);
  expect(paths[0]).toBe('/termTables/9');
  expect(paths.slice(1)).toEqual(
    Array.from({ length: 15 }, (_, place) => `/termTables/${10 + place}`),
  );
});

test('a table is labeled with the names of its terms', () => {
  expect(tablesOf('faithInAllah', names)[0]?.label).toBe('name 2 · name 26');
});

test('a missing term has no link', () => {
  expect(tablesOf('faithInAllah', new Map([[26, 'name']]))).toEqual([
    { to: '/termTables/26', label: 'name' },
  ]);
});
