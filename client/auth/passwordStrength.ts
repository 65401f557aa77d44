import { ACCOUNT_LIMITS } from '../../text/limits';
import { countPasswordKinds } from '../../text/passwordKinds';

export type Strength = 'weak' | 'medium' | 'strong';

const { minPasswordKinds, passwordCharacters, strongPasswordCharacters } = ACCOUNT_LIMITS;

/**
 * Medium is the minimum of the API: enough characters and kinds of them. Strong has more characters,
 * and all three kinds: lowercase letters, uppercase letters and digits.
 */
export function strengthOf(password: string): Strength {
  const kinds = countPasswordKinds(password);
  if (password.length >= strongPasswordCharacters && kinds === 3) return 'strong';
  return password.length >= passwordCharacters.minimum && kinds >= minPasswordKinds
    ? 'medium'
    : 'weak';
}
