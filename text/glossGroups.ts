/** Neighboring words of a verse that one gloss covers. */

/** Numbers in the verse, from 1. */
export interface GlossRun {
  first: number;
  last: number;
  /** The word that has the gloss. */
  head: number;
}

/** A value for each word of a verse: the number of the word whose gloss covers it, or null for a word alone. */
export type Heads = readonly (number | null)[];

/**
 * All words of a verse in runs, each with one gloss. A value is ignored, as if the word were alone, unless all words
 * from there to the word that it names have it.
 */
export function glossRuns(heads: Heads): GlossRun[] {
  const runs: GlossRun[] = [];
  for (const head of consistentHeads(heads)) {
    const number = (runs.at(-1)?.last ?? 0) + 1;
    if (head !== null && head === runs.at(-1)?.head) continue;
    if (head === null) runs.push({ first: number, last: number, head: number });
    else runs.push({ ...runOf(heads, head), head });
  }
  return runs;
}

/** The values with null in place of those that name no word of a run of two words or more. */
export function consistentHeads(heads: Heads): (number | null)[] {
  return heads.map((head, index) => {
    if (head === null || heads[head - 1] !== head) return null;
    const { first, last } = runOf(heads, head);
    return first < last && first <= index + 1 && index + 1 <= last ? head : null;
  });
}

/** The words around a word that have its number as their value, with that word itself. */
function runOf(heads: Heads, head: number): { first: number; last: number } {
  let [first, last] = [head, head];
  while (heads[first - 2] === head) first--;
  while (heads[last] === head) last++;
  return { first, last };
}
