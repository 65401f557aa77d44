import type { LatinLanguage } from '../../../../text/foldLatin';
import { isCommonWord, isIgnoredWord, isQuestionWord } from '../words/stopWords';

/** What words count that say little of a topic. */
export const COMMON = 0.2;
const QUESTION = 0.35;

/** How much a folded word says of a topic, up to 1. */
export function wordWeight(key: string, language: LatinLanguage): number {
  const isCommon = isCommonWord(key, language) || isIgnoredWord(key, language);
  if (isCommon || /^\d+$/.test(key)) return COMMON;
  return isQuestionWord(key, language) ? QUESTION : 1;
}
