import { ACCOUNT_LIMITS } from '../../text/limits';
import { hasVariety, isLongOrVaried } from '../../text/passwordRules';

export type Strength = 'weak' | 'medium' | 'strong';

const { passwordCharacters, longPasswordCharacters, strongPasswordCharacters } = ACCOUNT_LIMITS;

/** Medium is what the API accepts, unless it is a common password. Strong is longer, or long and varied. */
export function strengthOf(password: string): Strength {
  const { length } = password;
  if (length < passwordCharacters.minimum || !isLongOrVaried(password)) return 'weak';
  const isStrong =
    length >= strongPasswordCharacters ||
    (length >= longPasswordCharacters && hasVariety(password));
  return isStrong ? 'strong' : 'medium';
}
