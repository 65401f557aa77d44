import { strengthOf } from '../../../client/auth/passwordStrength';

test.each([
  ['', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['aB1', 'weak'],
  ['abcd1', 'weak'],
  ['abcde1', 'medium'],
  ['ABCDE1', 'medium'],
  ['abcdeF', 'medium'],
  ['aBcde1', 'medium'],
  ['aBcdef1', 'medium'],
  ['aBcdefg1', 'strong'],
  ['şİğüöç12', 'strong'],
  ['........', 'weak'],
])('%j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
