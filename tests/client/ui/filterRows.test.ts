import { foundBy } from '../../../client/ui/table/filterRows';

test.each([
  ['rahman', true],
  ['RAHMÂN', true],
  ['el rahman', false],
  ['er merhamet', true],
  ['errahman', true],
  ['الرحمن', true],
  ['rahim', false],
  [' ', true],
])('%j is found: %p', (written, expected) => {
  expect(foundBy(written, ['الرَّحْمَٰن', 'er-Rahmân', 'Merhameti sonsuz'])).toBe(expected);
});
