import { headsWithGroup } from '../../../../api/schema/word/glossGroupRules';

const ALONE = [null, null, null, null];

test.each([
  { what: 'joins neighbors', heads: ALONE, number: 3, words: [2, 3], next: [null, 3, 3, null] },
  {
    what: 'grows a group',
    heads: [null, 3, 3, null],
    number: 3,
    words: [1, 2, 3, 4],
    next: [3, 3, 3, 3],
  },
  {
    what: 'shrinks a group',
    heads: [3, 3, 3, null],
    number: 3,
    words: [2, 3],
    next: [null, 3, 3, null],
  },
  { what: 'takes a group apart', heads: [3, 3, 3, null], number: 3, words: [3], next: ALONE },
  { what: 'takes a group apart', heads: [3, 3, 3, null], number: 3, words: [], next: ALONE },
  {
    what: 'lets a covered word leave',
    heads: [3, 3, 3, null],
    number: 1,
    words: [1],
    next: [null, 3, 3, null],
  },
  {
    what: 'lets a covered word leave, which separates others',
    heads: [3, 3, 3, null],
    number: 2,
    words: [],
    next: ALONE,
  },
  {
    what: 'lets a covered word leave and join its other neighbor',
    heads: [null, 3, 3],
    number: 2,
    words: [1, 2],
    next: [2, 2, null],
  },
  {
    what: 'lets a covered word leave a longer group and join its other neighbor',
    heads: [null, 4, 4, 4],
    number: 2,
    words: [1, 2],
    next: [2, 2, 4, 4],
  },
  {
    what: 'leaves other groups',
    heads: [2, 2, null, null],
    number: 4,
    words: [3, 4],
    next: [2, 2, 4, 4],
  },
  {
    what: 'ignores a head without a group',
    heads: [4, null, null, null],
    number: 2,
    words: [1, 2],
    next: [2, 2, null, null],
  },
])('$what', ({ heads, number, words, next }) => {
  expect(headsWithGroup(heads, number, words)).toEqual({ heads: next });
});

test.each([
  { what: 'without the word itself', number: 1, words: [2, 3], code: 'NOT_NEIGHBORS' },
  { what: 'before the verse', number: 1, words: [0, 1], code: 'NOT_NEIGHBORS' },
  { what: 'after the verse', number: 4, words: [4, 5], code: 'NOT_NEIGHBORS' },
  { what: 'of another gloss', number: 3, words: [2, 3], code: 'IN_ANOTHER_GLOSS' },
  {
    what: 'of the gloss that covers the word',
    number: 2,
    words: [1, 2],
    code: 'IN_ANOTHER_GLOSS',
  },
])('refuses words $what', ({ number, words, code }) => {
  expect(headsWithGroup([1, 1, null, null], number, words)).toMatchObject({ problem: { code } });
});
