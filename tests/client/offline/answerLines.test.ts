import {
  answersIn,
  bundlesOf,
  findAnswer,
  joinAnswers,
  lineOf,
  partsOf,
} from '../../../client/offline/answerLines';
import { fc } from '../../support/fastCheck';

const lines = [
  lineOf('a', { key: '2:25' }, '{"data":1}'),
  lineOf('a', { key: '2:255' }, '{"data":2}'),
  lineOf('ab', { first: 50, key: '2:255', after: null }, '{"data":"a {\\"key\\"}"}'),
];
const text = lines.map(({ line }) => line).join('');

test.each([
  ['a', { key: '2:25' }, '{"data":1}'],
  ['a', { key: '2:255' }, '{"data":2}'],
  ['ab', { key: '2:255', first: 50 }, '{"data":"a {\\"key\\"}"}'],
  ['ab', { after: null, key: '2:255', first: 50, before: undefined }, '{"data":"a {\\"key\\"}"}'],
  ['b', { key: '2:255', first: 50 }, undefined],
  ['a', { key: '2:2' }, undefined],
  ['a', {}, undefined],
])('the answer of %s with %j', (id, variables, expected) => {
  expect(findAnswer(text, id, variables)).toBe(expected);
});

test('every answer of a text is found', () => {
  const variables = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer()));
  const entries = fc.uniqueArray(fc.record({ variables, answer: fc.jsonValue() }), {
    selector: ({ variables: given }) => lineOf('id', given, '').key,
  });
  fc.assert(
    fc.property(entries, (all) => {
      const written = all
        .map((one) => lineOf('id', one.variables, JSON.stringify(one.answer)).line)
        .join('');
      expect(answersIn(written)).toEqual(all.map(({ answer }) => JSON.stringify(answer)));
      for (const one of all) {
        expect(findAnswer(written, 'id', one.variables)).toBe(JSON.stringify(one.answer));
      }
    }),
  );
});

test.each([
  [{ key: '2:255' }, ['surah-2']],
  [{ verse: '114:1', language: 'TURKISH' }, ['surah-114']],
  [{ number: 36, previous: 35, next: 37 }, ['surah-36']],
  [{ keys: ['9:1'] }, ['surah-9']],
  [{ letters: 'كتب', lemma: '' }, ['roots-643', 'lists']],
  [{ letter: 'أ', first: 100 }, ['roots-623', 'lists']],
  [{ databaseId: 24 }, ['topics', 'tables', 'lists']],
  [{}, ['topics', 'tables', 'lists']],
])('the bundles of %j', (variables, expected) => {
  expect(bundlesOf(variables)).toEqual(expected);
});

test('several verses are asked for one by one', () => {
  expect(partsOf({ keys: ['1:1', '2:2'], x: 1 })).toEqual([
    { keys: ['1:1'], x: 1 },
    { keys: ['2:2'], x: 1 },
  ]);
  expect(partsOf({ key: '1:1' })).toEqual([{ key: '1:1' }]);
  const answerOf = (key: string) =>
    JSON.stringify({ data: { verses: { edges: [{ key }], n: 1 } } });
  expect(JSON.parse(joinAnswers([answerOf('1:1'), answerOf('2:2')]))).toEqual({
    data: { verses: { edges: [{ key: '1:1' }, { key: '2:2' }], n: 1 } },
  });
  expect(joinAnswers([answerOf('1:1')])).toBe(answerOf('1:1'));
});
