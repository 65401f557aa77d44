import { addVerses, placeAfter, placeIn } from '../../../client/post/verseAddition';

const TOPIC = ['1:1', '2:255', '3:18', '2:255'];

test.each([
  ['end', ['9:1', '4:1'], '1:1 2:255 3:18 2:255 9:1 4:1'],
  ['start', ['9:1', '4:1'], '9:1 4:1 1:1 2:255 3:18 2:255'],
  [placeAfter(0, '1:1'), ['9:1', '4:1'], '1:1 9:1 4:1 2:255 3:18 2:255'],
  [placeAfter(3, '2:255'), ['9:1'], '1:1 2:255 3:18 2:255 9:1'],
  ['end', ['9:1', '3:18', '9:1'], '1:1 2:255 3:18 2:255 9:1'],
  ['end', ['3:18'], '1:1 2:255 3:18 2:255'],
])('at %j, %j gives %s', (place, keys, verses) => {
  expect(addVerses(TOPIC, keys, place).verses.join(' ')).toBe(verses);
});

test('verses that are there already are named with their first place', () => {
  expect(addVerses(TOPIC, ['9:1', '2:255', '1:1'], 'end')).toMatchObject({
    added: ['9:1'],
    already: [
      { key: '2:255', place: 2 },
      { key: '1:1', place: 1 },
    ],
  });
});

test.each([
  ['end', 'end'],
  ['start', 'start'],
  [placeAfter(1, '2:255'), placeAfter(1, '2:255')],
  [placeAfter(3, '2:255'), placeAfter(3, '2:255')],
  // The verse is elsewhere now.
  [placeAfter(1, '3:18'), placeAfter(2, '3:18')],
  [placeAfter(1, '9:9'), 'end'],
])('after a change of the topic, the place %j is %j', (place, expected) => {
  expect(placeIn(TOPIC, place)).toBe(expected);
});
