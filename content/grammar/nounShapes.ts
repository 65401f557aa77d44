/** Patterns of nouns that are recognized by their vowels. */

/** Patterns of which only broken plurals are made; C is any consonant. */
const PLURALS = [
  /^'a(C)(?!\1)CAC$/,
  /^[^aiuAIU]a[^aiuAIU]A[^aiuAIU]i[^aiuAIU]$/,
  /^[^aiuAIU]a[^aiuAIU]A[^aiuAIU]I[^aiuAIU]$/,
  /^[^aiuAIU]u[^aiuAIU]a[^aiuAIU]A'$/,
  /^'a[^aiuAIU]{2}i[^aiuAIU]A'$/,
].map((pattern) => new RegExp(pattern.source.replace(/C/g, '[^aiuAIU]')));

export const pluralShape = (base: string): boolean => PLURALS.some((pattern) => pattern.test(base));

const ADJECTIVES = [
  /^CaCIC$/,
  /^CaCUC$/,
  /^'aCCaC$/,
  /^Ca(C)\1AC$/,
  /^CaCiyy$/,
  /^CaCiC$/,
  /^CaCCAn$/,
  /^CayyiC$/,
].map(
  (pattern) => new RegExp(pattern.source.replace(/C/g, '[^aiuAIU]').replace(/\$$/, '(?:ap)?$')),
);

/** Patterns of which adjectives are made. */
export const adjectiveShape = (base: string): boolean =>
  ADJECTIVES.some((pattern) => pattern.test(base));

/** The endings -a(t), -ā and -āʾ of feminines: "dhikrā", "ḍarrāʾ". */
export const feminineShape = (base: string, endings: string): boolean =>
  base.endsWith('p') ||
  (endings === 'ay' && /^(?!m)[^aiuAIU][aiu][^aiuAIU]{2}$/.test(base)) ||
  /^[^aiuAIU]a[^aiuAIU]{2}A'$/.test(base);
