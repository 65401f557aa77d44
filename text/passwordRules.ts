const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u];

/** How many kinds of characters a password has: lowercase letters, uppercase letters, digits. */
export const countPasswordKinds = (password: string) =>
  KINDS.filter((kind) => kind.test(password)).length;
