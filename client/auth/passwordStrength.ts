import { ACCOUNT_LIMITS } from '../../text/limits';
import { countPasswordKinds } from '../../text/passwordKinds';

export type Strength = 'weak' | 'medium' | 'strong';

const { minPasswordKinds, passwordCharacters } = ACCOUNT_LIMITS;

/**
 * Medium is the minimum of the API: enough characters, and two of lowercase letters, uppercase
 * letters and digits. Strong has all three and at least 8 characters.
 */
export function strengthOf(password: string): Strength {
  const kinds = countPasswordKinds(password);
  if (password.length >= 8 && kinds === 3) return 'strong';
  return password.length >= passwordCharacters.minimum && kinds >= minPasswordKinds
    ? 'medium'
    : 'weak';
}
