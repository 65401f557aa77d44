import { z } from 'zod';
import { ACCOUNT_LIMITS } from '../../text/limits';
import { countPasswordKinds } from '../../text/passwordKinds';
import { nonEmpty, upTo, withoutNul } from '../schema/fieldRules';
import { must } from '../zodProblems';

const { minPasswordKinds, passwordCharacters, usernameCharacters } = ACCOUNT_LIMITS;
const { minimum, maximum } = passwordCharacters;

/** Name and password for signing in. */
export const credentials = z.object({
  username: z.string().trim().check(nonEmpty, upTo(usernameCharacters), withoutNul),
  password: z.string().check(nonEmpty, upTo(maximum)),
});

/** A password for an admin, at least of the strength "medium" of the strength meter. */
export const newPassword = z.string().check(
  must(({ length }) => length >= minimum, { code: 'PASSWORD_TOO_SHORT', minimum }),
  upTo(maximum),
  must((text) => countPasswordKinds(text) >= minPasswordKinds, {
    code: 'WEAK_PASSWORD',
  }),
);

/** A name for a new admin: letters, digits, dots, hyphens and underscores. */
export const isUsername = (name: string) =>
  name.length <= usernameCharacters && /^[\p{L}\p{Nd}._-]+$/u.test(name);
