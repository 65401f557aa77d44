import type { WordIndex } from '../index/wordIndex';
import { rootKey } from '../index/verseIndex';

/** Longer words have too many combinations of letters, and no Arabic word without prefixes is longer. */
const MAX_LETTERS = 8;

/** Ids of the roots whose letters a word has in this order, besides letters that only form words. */
export function guessedRoots(stem: string, roots: WordIndex): number[] {
  if (stem.length > MAX_LETTERS) return [];
  const letters = [...stem];
  const isFormative = letters.map((letter) => /[اويتمنسه]/.test(letter));
  const count = letters.length;
  const found = new Set<number>();
  for (let first = 0; first < count; first++) {
    for (let second = first + 1; second < count; second++) {
      for (let third = second + 1; third < count; third++) {
        const isRoot = isFormative.every(
          (is, place) => is || place === first || place === second || place === third,
        );
        if (!isRoot) continue;
        const id = roots.idOf(rootKey(`${letters[first]}${letters[second]}${letters[third]}`));
        if (id !== undefined) found.add(id);
      }
    }
  }
  return [...found];
}
