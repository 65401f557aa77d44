import { z } from 'zod';
import { NUL, WITHOUT_NUL } from '../text/fields';

/** Both are needed to sign in. */
export const credentials = z.object({
  username: z
    .string()
    .trim()
    .min(1, 'Required fields must be filled: the username.')
    .max(100, 'A username has at most 100 characters.')
    .refine((name) => !name.includes(NUL), WITHOUT_NUL),
  password: z
    .string()
    .min(1, 'Required fields must be filled: the password.')
    .max(1000, 'A password has at most 1000 characters.'),
});

/** A password strong enough for an admin: what the strength meter calls medium. */
export const newPassword = z
  .string()
  .min(6, 'A password has at least 6 characters.')
  .max(1000, 'A password has at most 1000 characters.')
  .refine(
    (text) => [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u].filter((kind) => kind.test(text)).length >= 2,
    'A password has at least two of small letters, capital letters and digits.',
  );

/** A name for a new admin. */
export const newUsername = z
  .string()
  .regex(
    /^[\p{L}\p{Nd}._-]{1,100}$/u,
    'A username has 1 to 100 letters, digits, dots, hyphens or underscores.',
  );
