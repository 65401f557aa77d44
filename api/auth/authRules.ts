import { z } from 'zod';
import { ACCOUNT_LIMITS, API_KEY_LIMITS } from '../../text/limits';
import { isLongOrVaried } from '../../text/passwordRules';
import { integerIn, nonEmpty, upTo, withoutNul } from '../schema/fieldRules';
import { must } from '../zodProblems';

const { passwordCharacters, longPasswordCharacters, usernameCharacters } = ACCOUNT_LIMITS;
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
  must(isLongOrVaried, { code: 'WEAK_PASSWORD', minimum: longPasswordCharacters }),
);

/** A name for a new admin: letters, digits, dots, hyphens and underscores. */
export const isUsername = (name: string) =>
  name.length <= usernameCharacters && /^[\p{L}\p{Nd}._-]+$/u.test(name);

/** A key for a program. Its name is shown on one line. */
export const newApiKey = z.object({
  name: z
    .string()
    .transform((name) => name.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim())
    .check(nonEmpty, upTo(API_KEY_LIMITS.nameCharacters)),
  budget: integerIn(API_KEY_LIMITS.budget).nullish(),
  validDays: integerIn(API_KEY_LIMITS.validDays).nullish(),
});
