import { integerKey, termOf } from '../../../client/term/termAddress';
import { withElement } from '../../../client/termElement/elementAddress';

const url = (path: string) => new URL(path, 'http://localhost');

test.each([
  ['3', 3],
  ['29', 29],
  ['0', undefined],
  ['03', undefined],
  ['-3', undefined],
  ['3x', undefined],
  ['9999999999', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j is the key %j', (text, key) => {
  expect(integerKey(text)).toBe(key);
});

test.each([
  [{ termId: '3' }, { termId: 3, hasSecond: false }],
  [
    { termId: '3', secondTermId: '3' },
    { termId: 3, hasSecond: false },
  ],
  [
    { termId: '3', secondTermId: '4' },
    { termId: 3, secondTermId: 4, hasSecond: true },
  ],
  [{ termId: 'x' }, { termId: 0, hasSecond: false }],
])('%j selects its terms', (params, expected) => {
  expect(termOf(params, url('/'))).toMatchObject({ ...expected, hasElement: false });
});

test('the address selects pages of both terms and of the verses of an element', () => {
  const [element, verse] = [btoa('at:100:134'), btoa('at:255')];
  const search = `?after=${element}&secondBefore=${element}&element=32&versesAfter=${verse}`;
  expect(termOf({ termId: '2', secondTermId: '26' }, url(search))).toMatchObject({
    first: 120,
    after: element,
    secondFirst: null,
    secondLast: 120,
    secondBefore: element,
    hasElement: true,
    element: btoa('TermElement:32'),
    versesFirst: 100,
    versesAfter: verse,
  });
});

test.each([
  ['', '?element=32'],
  ['?after=x&element=7&versesAfter=y', '?after=x&element=32'],
])('%s with an element', (search, expected) => {
  expect(withElement(search, 32)).toBe(expected);
});

test('the verses after a cursor replace those before one', () => {
  expect(withElement('?versesBefore=x', 32, 'after', 'y')).toBe('?versesAfter=y&element=32');
});
