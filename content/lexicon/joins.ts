/**
 * The glosses of the words of a verse, of which one may cover several neighbouring words.
 *
 * Turkish says with suffixes what Arabic says with particles, so a particle and its complement have
 * one gloss: فِى ٱلْأَرْضِ is "yeryüzünde" and لَا يَعْلَمُونَ is "bilmezler". The noun always has
 * the case and the verb the negation, and a particle that is covered keeps a full word of its own:
 * "içinde, -de". The lexicon has the plain form; where a line of it has the case or the negation
 * already, it stays as it is.
 *
 * The rules are in `joins/turkish.ts`, with the suffixes of `text/turkishSuffixes.ts` and
 * `text/turkishNegation.ts`. The tables beside them were written by hand for what no rule can know:
 * - clauses with أَن, أَلَّا or مَا, of which the Turkish form depends on the sentence ("demeleri",
 *   "olmayasın diye", "onlara geldikten sonra");
 * - a wish or question in Turkish that is no negation of the Arabic verb ("neden göndermedin");
 * - idioms ("doğru yoldan", "ve yolda kalmışa") and objects that Turkish has in another case;
 * - particles that join nothing in their sentence.
 */

import { correctionOf, englishGloss, englishGroups } from './joins/english';
import { tables } from './joins/tables';
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
  /** If a table has the gloss for this word, written by hand. */
  isTurkishWritten: boolean;
  isEnglishWritten: boolean;
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
      isTurkishWritten: isTurkishHead ? inTurkish.isWritten === true : tables().alone.has(word.key),
      isEnglishWritten: correctionOf(word.key) !== undefined,
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
