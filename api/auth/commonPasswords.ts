/** Passwords that are tried first, because many people have them. */

/** Digits and signs that people append to a word: "dragon" becomes "dragon2024!". */
const APPENDED = /[^\p{L}]*$/u;

/** With more of them, a password is not guessed soon. */
const MAX_APPENDED = 8;

/** "aaaaaaaaaaaa" and "121212121212" are tried too. */
const MIN_DIFFERENT_CHARACTERS = 5;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * True for one of about 49,000 common passwords, also with up to eight digits or signs after it, in any case, and for
 * one with fewer than five different characters.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const small = password.toLowerCase();
  if (new Set(small).size < MIN_DIFFERENT_CHARACTERS) return true;
  // Read only when a password is chosen, which is rare.
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  const passwords = await common;
  const appended = Math.min(APPENDED.exec(small)?.[0].length ?? 0, MAX_APPENDED);
  return Array.from({ length: appended + 1 }, (_, count) =>
    small.slice(0, small.length - count),
  ).some((beginning) => passwords.has(beginning));
}
