import { strengthOf } from '../../../client/auth/passwordStrength';

test.each([
  ['', 'weak'],
  ['aB1!', 'weak'],
  ['abcdeF1', 'weak'],
  ['abcdefgh', 'weak'],
  ['abcdefg1', 'weak'],
  ['abcdefghijk', 'weak'],
  ['abcdeF1h', 'medium'],
  ['abcde 1h', 'medium'],
  ['şİğüöç12', 'medium'],
  ['abcdefghijkl', 'medium'],
  ['............', 'medium'],
  ['aBcdefghijk1', 'strong'],
  ['correct horse battery', 'strong'],
])('%j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
