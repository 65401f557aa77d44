import { pageVariables, withPage } from '../../../client/ui/paging/pageAddress';

const CURSOR = btoa('at:7');
const TWO = btoa('at:7:12');
const read = (search: string, prefix?: string, places?: number) =>
  pageVariables(new URLSearchParams(search), {
    size: 50,
    ...(prefix && { prefix }),
    ...(places && { places }),
  });
const FIRST = { first: 50, after: null, last: null, before: null };

test.each([
  ['', FIRST],
  [`after=${CURSOR}`, { ...FIRST, after: CURSOR }],
  [`before=${CURSOR}`, { first: null, after: null, last: 50, before: CURSOR }],
  [`after=${CURSOR}&before=${CURSOR}`, { ...FIRST, after: CURSOR }],
  [`after=${TWO}`, FIRST],
  ['after=%25', FIRST],
])('the page of ?%s', (search, page) => {
  expect(read(search)).toEqual(page);
});

test('a list with a prefix has cursors of two numbers', () => {
  expect(read(`after=${TWO}&secondAfter=${TWO}`, 'second', 2)).toEqual({ ...FIRST, after: TWO });
  expect(read(`after=${TWO}`, 'second', 2)).toEqual(FIRST);
  expect(read(`secondAfter=${CURSOR}`, 'second', 2)).toEqual(FIRST);
});

test.each([
  ['?a=1&before=x', undefined, 'y', 'a=1&after=y'],
  ['?after=x&secondBefore=x', 'second', 'y', 'after=x&secondAfter=y'],
  ['?after=x', undefined, undefined, ''],
])('%s with another page of %s', (search, prefix, cursor, expected) => {
  expect(withPage(search, prefix, 'after', cursor).toString()).toBe(expected);
});
