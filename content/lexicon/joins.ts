/**
 * The glosses of the words of a verse, in which one gloss may cover several neighbouring words:
 * `fî` and `l-arḍi` are "yeryüzünde" together.
 */

import { ownGloss, turkishGroups } from './joins/turkish';

/** A word of a verse with the glosses of the lexicon and of the package of English words. */
export interface GlossedWord {
  /** Surah, verse and number in the verse: `2:255:1`. */
  key: string;
  arabicText: string;
  /** Undefined for a form that the lexicon does not have. */
  turkishGloss: string | undefined;
  englishGloss: string;
}

export interface JoinedGloss {
  /** Null for a form that the lexicon does not have. */
  turkishTranslation: string | null;
  /** The number in the verse of the word whose gloss covers this one; null for a word alone. */
  turkishGlossOf: number | null;
  /** Null for a word that the gloss of another word covers. */
  englishTranslation: string | null;
  englishGlossOf: number | null;
}

/** @param words all words of one verse, in order */
export function joinedGlosses(words: readonly GlossedWord[]): JoinedGloss[] {
  const turkish = turkishGroups(words);
  return words.map((word, index) => {
    const group = turkish.find(({ first, last }) => first <= index && index <= last);
    return {
      turkishTranslation: (group?.last === index ? group.gloss : ownGloss(word)) ?? null,
      turkishGlossOf: group ? group.last + 1 : null,
      englishTranslation: word.englishGloss,
      englishGlossOf: null,
    };
  });
}
