/** The words of a verse while they are analysed. */
import type { WordGrammar } from '../../text/grammar';
import type { Reading } from './readings';

export interface VerseWord {
  /** As "2:255:3"; a word without one has the grammar that the rules give it. */
  key?: string;
  /** As in the text, with vowels, without pause marks. */
  arabicText: string;
  /** Letters of the root, hamza as أ; null for a word without one. */
  root: string | null;
}

export interface Chosen {
  /** Readings that remain possible, all of one kind. */
  readings: readonly Reading[];
  /** Without segments until the word is analysed, which happens in order. */
  grammar: WordGrammar;
}

/** The dictionary form of a particle; empty for other words. */
export const listedLemma = (reading: Reading | undefined): string =>
  reading?.kind === 'listed' ? reading.word.lemma : '';
