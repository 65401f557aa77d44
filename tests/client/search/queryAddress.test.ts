import { queryAddress, readQueryAddress } from '../../../client/search/queryAddress';
import { fc } from '../../support/fastCheck';

const read = (address: string) =>
  readQueryAddress(new URL(address, 'http://localhost').searchParams, 'english');

test.each([
  ['', { term: '' }],
  ['?queryParameter=sab%C4%B1r', { term: 'sabır' }],
  ['?queryParameter=+a+b+', { term: 'a b' }],
  [`?queryParameter=${'a'.repeat(1500)}`, { term: 'a'.repeat(200) }],
  [
    '?pageSize=25&pageIndex=3&language=turkish',
    { pageSize: 25, pageIndex: 3, language: 'turkish' },
  ],
  ['?pageSize=1', { pageSize: 1 }],
  ['?pageSize=100', { pageSize: 100 }],
  ['?pageSize=0', { pageSize: 10 }],
  ['?pageSize=101', { pageSize: 10 }],
  ['?pageSize=-5', { pageSize: 10 }],
  ['?pageSize=ten', { pageSize: 10 }],
  ['?pageSize=5.5', { pageSize: 10 }],
  ['?pageIndex=-1', { pageIndex: 0 }],
  ['?pageIndex=x', { pageIndex: 0 }],
  ['?pageIndex=99999999999999999999', { pageIndex: 1_000_000 }],
  ['?language=arabic', { language: 'english' }],
  ['?surah=114&juz=30', { filter: { surah: 114, juz: 30 } }],
  ['?surah=115&juz=31&post=0&place=cairo', { filter: {} }],
  ['?place=medina&post=12', { filter: { place: 'medina', post: 12 } }],
  [
    '?notPost=3&notPost=4&root=%D8%B5%D8%A8%D8%B1&name=33&name=x',
    { filter: { notPost: [3, 4], root: ['صبر'], name: [33] } },
  ],
  ['?notPost=&root=&name=', { filter: {} }],
  ['?order=mushaf', { order: 'mushaf' }],
  ['?order=length', { order: 'relevance' }],
])('%j is read as %j', (search, expected) => {
  const asked = read(`/query${search}`);
  expect(asked).toEqual({
    ...{
      term: '',
      pageSize: 10,
      pageIndex: 0,
      language: 'english',
      filter: {},
      order: 'relevance',
    },
    ...expected,
  });
});

test('an address has every parameter, in a fixed order', () => {
  expect(queryAddress({ term: 'ne güzel', language: 'turkish' })).toBe(
    '/query?queryParameter=ne+g%C3%BCzel&pageSize=10&pageIndex=0&language=turkish',
  );
});

test('reading an address returns what it was made from', () => {
  fc.assert(
    fc.property(
      fc.record({
        term: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
        pageSize: fc.integer({ min: 1, max: 100 }),
        pageIndex: fc.nat({ max: 1000 }),
        language: fc.constantFrom('turkish' as const, 'english' as const),
        filter: fc.record(
          {
            surah: fc.integer({ min: 1, max: 114 }),
            place: fc.constantFrom('mecca' as const, 'medina' as const),
            juz: fc.integer({ min: 1, max: 30 }),
            post: fc.integer({ min: 1, max: 2_147_483_647 }),
            notPost: fc.uniqueArray(fc.integer({ min: 1, max: 999 }), {
              minLength: 1,
              maxLength: 5,
            }),
            root: fc.uniqueArray(fc.constantFrom('صبر', 'قول', 'كتب'), { minLength: 1 }),
            name: fc.constant([33]),
          },
          { requiredKeys: [] },
        ),
        order: fc.constantFrom('relevance' as const, 'mushaf' as const),
      }),
      (asked) => expect(read(queryAddress(asked))).toEqual(asked),
    ),
  );
});
