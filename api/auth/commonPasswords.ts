/** Passwords that are tried first, because many people have them. */

/** What people append to a word: "dragon" becomes "dragon2024!". */
const APPENDED = /[^\p{L}]+$/u;

/** Of a longer appendix it is not known whether it is guessed. */
const MAX_APPENDED = 5;

let common: Promise<ReadonlySet<string>> | undefined;

/** True for one of about 49,000 common passwords, also with a few digits or signs after it, in any case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Read only when a password is chosen, which is rare.
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  const passwords = await common;
  const small = password.toLowerCase();
  const word = small.replace(APPENDED, '');
  return (
    passwords.has(small) || (small.length - word.length <= MAX_APPENDED && passwords.has(word))
  );
}
