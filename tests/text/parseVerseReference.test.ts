import { parseVerseReference } from '../../text/verseReference';

test.each([
  ['2:255', '2:255'],
  ['2 255', '2:255'],
  ['  36   1 ', '36:1'],
  ['2.255', '2:255'],
  ['2/255', '2:255'],
  ['2-255', '2:255'],
  ['002:007', '2:7'],
  ['2', undefined],
  ['', undefined],
  ['Bakara 255', undefined],
  ['2:255:3', undefined],
  ['2:', undefined],
])('%j is parsed as %s', (text, key) => {
  expect(parseVerseReference(text)).toBe(key);
});
