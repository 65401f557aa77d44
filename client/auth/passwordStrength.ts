import { ACCOUNT_LIMITS } from '../../text/limits';

export type Strength = 'weak' | 'medium' | 'strong';

const { minPasswordKinds, passwordCharacters } = ACCOUNT_LIMITS;

/**
 * Medium is the minimum of the API: enough characters, and two of lowercase letters, uppercase
 * letters and digits. Strong has all three and at least 8 characters.
 */
export function strengthOf(password: string): Strength {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u].filter((kind) => kind.test(password)).length;
  if (password.length >= 8 && kinds === 3) return 'strong';
  return password.length >= passwordCharacters.minimum && kinds >= minPasswordKinds
    ? 'medium'
    : 'weak';
}
