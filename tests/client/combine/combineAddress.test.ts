import {
  combinationOf,
  readCombination,
  withCondition,
  withoutCondition,
} from '../../../client/combine/combineAddress';
import { describeConditions } from '../../../client/combine/describeConditions';
import { combineTexts } from '../../../client/i18n/combine';
import { createTranslator } from '../../../client/i18n/translator';
import { versesPath } from '../../../client/page/versesPath';

const read = (path: string) => readCombination(new URL(path, 'http://localhost').searchParams);

test('an address names conditions of every kind, and is written as it was read', () => {
  const path =
    '/verses?topic=12&topic=15&root=%D8%B5%D8%A8%D8%B1&name=33&notTopic=31&notRoot=%D9%82%D9%88%D9%84&notName=2';
  const { chosen, problem } = read(path);
  expect(chosen).toEqual({
    topic: [12, 15],
    root: ['صبر'],
    name: [33],
    notTopic: [31],
    notRoot: ['قول'],
    notName: [2],
  });
  expect(problem).toBeUndefined();
  expect(versesPath(chosen)).toBe(path);
});

test.each([
  ['/verses', undefined, false],
  ['/verses?topic=&root=', undefined, false],
  ['/verses?topic=1&topic=1', undefined, true],
  ['/verses?topic=x', 'malformed', false],
  ['/verses?topic=1&topic=9999999999', 'malformed', true],
  ['/verses?root=sbr&name=3', 'malformed', true],
  ['/verses?name=1&name=2&name=3&name=4&name=5&name=6', 'tooMany', true],
])('%s has the problem %s', (path, problem, hasConditions) => {
  expect(read(path)).toMatchObject({ problem, hasConditions });
});

test('of too many conditions the first five count, and repeated ones once', () => {
  expect(read('/verses?name=1&name=1&name=2&name=3&name=4&name=5&name=6').chosen.name).toEqual([
    1, 2, 3, 4, 5,
  ]);
});

test('the query has the conditions, the text and the page of an address', () => {
  const address = '/verses?root=ص+ب+ر&notName=2&find=+dua+';
  expect(combinationOf(new URL(address, 'http://localhost'))).toMatchObject({
    filter: { posts: [], roots: ['صبر'], elements: [], notElements: [2] },
    find: 'dua',
    hasConditions: true,
    first: 20,
    after: null,
  });
});

test('a condition is added and removed', () => {
  const added = withCondition({ topic: [1] }, 'notTopic', 2);
  expect(added).toEqual({ topic: [1], notTopic: [2] });
  expect(versesPath(withoutCondition(added, 'topic', '1'))).toBe('/verses?notTopic=2');
  expect(versesPath(withoutCondition({ topic: [1] }, 'topic', '1'))).toBe('/verses');
});

test.each([
  [
    'turkish',
    'tr',
    '“Sabır” ve “Namaz” konularının hepsinde bulunan, “s-b-r” kökünden kelime içeren, “Oruç” konusunda bulunmayan ayetler: 7',
  ],
  [
    'english',
    'en',
    'Verses in the topics “Sabır” and “Namaz”, with the root “s-b-r”, not in the topic “Oruç”: 7',
  ],
] as const)('the conditions are a plain sentence in %s', (language, tag, sentence) => {
  const t = createTranslator(tag, combineTexts[language]);
  const conditions = describeConditions(
    [
      { name: 'notTopic', label: 'Oruç' },
      { name: 'topic', label: 'Sabır' },
      { name: 'topic', label: 'Namaz' },
      { name: 'root', label: 's-b-r' },
    ],
    t,
    tag,
  );
  expect(t('found', { conditions, count: 7 })).toBe(sentence);
});
