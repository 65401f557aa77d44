export type Strength = 'weak' | 'medium' | 'strong';

/**
 * Medium from 6 characters on with two of small letters, capital letters and digits, strong from 8 on
 * with all three. Medium is the least that the API takes.
 */
export function strengthOf(password: string): Strength {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u].filter((kind) => kind.test(password)).length;
  if (password.length >= 8 && kinds === 3) return 'strong';
  return password.length >= 6 && kinds >= 2 ? 'medium' : 'weak';
}
