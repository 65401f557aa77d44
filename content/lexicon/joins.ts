/**
 * The glosses of the words of a verse, in which one gloss may cover several neighbouring words:
 * `fî` and `l-arḍi` are "yeryüzünde" together.
 */

import { englishGloss, englishGroups } from './joins/english';
import { ownGloss, turkishGroups, type Group } from './joins/turkish';

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
  const turkish = groupsByIndex(turkishGroups(words));
  const english = groupsByIndex(englishGroups(words));
  return words.map((word, index) => {
    const inTurkish = turkish.get(index);
    const inEnglish = english.get(index);
    const isTurkishHead = inTurkish?.head === index;
    return {
      turkishTranslation:
        (isTurkishHead ? inTurkish.gloss : ownGloss(word, inTurkish !== undefined)) ?? null,
      turkishGlossOf: inTurkish ? inTurkish.head + 1 : null,
      englishTranslation: inEnglish && inEnglish.head !== index ? null : englishGloss(word),
      englishGlossOf: inEnglish ? inEnglish.head + 1 : null,
    };
  });
}

/** Each index of a verse that is in a group, and the group. */
function groupsByIndex(groups: readonly Group[]): Map<number, Group> {
  const byIndex = new Map<number, Group>();
  for (const group of groups) {
    for (let index = group.first; index <= group.last; index++) byIndex.set(index, group);
  }
  return byIndex;
}
