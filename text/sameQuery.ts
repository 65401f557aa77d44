import { nameKeys } from './nameKeys';

/** Whether two queries differ only in what search ignores: case, accents, vowels, signs, spaces. */
export function isSameQuery(one: string, other: string): boolean {
  const keys = keysOf(one);
  return keysOf(other).some((key) => keys.includes(key));
}

/** A query of signs only has no key, and is compared as it is. */
function keysOf(query: string): string[] {
  const keys = nameKeys(query);
  return keys.length > 0 ? keys : [query.trim()];
}
