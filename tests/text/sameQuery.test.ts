import { isSameQuery } from '../../text/sameQuery';

test.each([
  ['Âyetü’l-Kürsî', 'ayetul kursi', true],
  ['SABIR ', ' sabır', true],
  ['"her canlı"', 'her  canlı', true],
  ['الرَّحْمَٰنِ', 'الرحمن', true],
  ['2:255', '2 255', true],
  ['?', ' ? ', true],
  ['?', '!', false],
  ['2:255', '2:256', false],
  ['sabır', 'sabırlı', false],
  ['sabır', 'صبر', false],
])('%j is the same query as %j: %s', (one, other, expected) => {
  expect(isSameQuery(one, other)).toBe(expected);
  expect(isSameQuery(other, one)).toBe(expected);
});
