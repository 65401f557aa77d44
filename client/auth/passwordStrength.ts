import { ACCOUNT_LIMITS } from '../../text/limits';

export type Strength = 'weak' | 'medium' | 'strong';

const { minPasswordKinds, passwordCharacters } = ACCOUNT_LIMITS;

/**
 * Medium is the least that the API takes: enough characters, with two of small letters, capital
 * letters and digits. Strong has all three and at least 8 characters.
 */
export function strengthOf(password: string): Strength {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u].filter((kind) => kind.test(password)).length;
  if (password.length >= 8 && kinds === 3) return 'strong';
  return password.length >= passwordCharacters.minimum && kinds >= minPasswordKinds
    ? 'medium'
    : 'weak';
}
