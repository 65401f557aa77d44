/** Rules for passwords that the API and the form share. */
import { ACCOUNT_LIMITS } from './limits';

const { minPasswordKinds, longPasswordCharacters } = ACCOUNT_LIMITS;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u];

/** True with at least three of these: lowercase letters, uppercase letters, digits, other characters. */
export const hasVariety = (password: string) =>
  KINDS.filter((kind) => kind.test(password)).length >= minPasswordKinds;

/** True for a password that is long, or has variety. Its minimum length is checked apart. */
export const isLongOrVaried = (password: string) =>
  password.length >= longPasswordCharacters || hasVariety(password);
