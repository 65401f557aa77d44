/** Vowel harmony, and the changes of a Turkish word before a suffix that begins with a vowel. */
import { DOUBLING, DROPPING, DROPPING_TO_D, FRONT, HARD, SOFTENING } from './turkishNouns';

const PLAIN: Record<string, string> = { â: 'a', î: 'i', û: 'u' };
const SOFT: Record<string, string> = { p: 'b', ç: 'c', t: 'd', k: 'ğ' };
const NARROW: Record<string, string> = { a: 'ı', ı: 'ı', o: 'u', u: 'u', ö: 'ü', ü: 'ü' };

export const endsInVowel = (word: string): boolean => /[aâeıiîoöuûü]$/.test(word);

const vowelsOf = (word: string) => {
  const vowels = word.toLocaleLowerCase('tr').match(/[aâeıiîoöuûü]/g) ?? ['e'];
  return vowels.map((vowel) => PLAIN[vowel] ?? vowel);
};

/** The vowel that the suffixes of a word follow. */
function lastVowel(word: string): string {
  const vowel = vowelsOf(word).at(-1) ?? 'e';
  if (!FRONT.has(word.replace(/^.* /, '').toLocaleLowerCase('tr'))) return vowel;
  return 'ou'.includes(vowel) ? 'ü' : 'i';
}

/**
 * Adds a suffix.
 * @param suffix `A` is a or e, `I` is ı, i, u or ü, and `D` is d or t: `DAn` is "-dan, -den, -tan, -ten"
 */
export function withSuffix(word: string, suffix: string): string {
  let result = word;
  let vowel = lastVowel(word);
  for (const letter of suffix) {
    if (letter === 'A') vowel = 'aıou'.includes(vowel) ? 'a' : 'e';
    if (letter === 'I') vowel = NARROW[vowel] ?? 'i';
    if (letter === 'A' || letter === 'I') result += vowel;
    else if (letter === 'D') result += /[fstkçşhp]’?$/.test(result) ? 't' : 'd';
    else result += letter;
  }
  return result;
}

/** The form of a common noun before a vowel: "kitap" is "kitab", "akıl" is "akl". */
export function beforeVowel(word: string): string {
  const last = word.slice(-1);
  if (DOUBLING.has(word)) return word + last;
  if (DROPPING.has(word)) return word.slice(0, -2) + (DROPPING_TO_D.has(word) ? 'd' : last);
  const soft = SOFT[last];
  const stem = word.slice(0, -1);
  if (!soft || HARD.has(word)) return word;
  if (last === 'k' && !endsInVowel(stem)) return stem.endsWith('n') ? `${stem}g` : word;
  const isLong = vowelsOf(word).length > 1;
  return SOFTENING.has(word) || (isLong && last !== 't') ? stem + soft : word;
}
