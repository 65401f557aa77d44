/** The words of a query and their language. */
import { hasArabicLetters } from '../../../../text/foldArabic';
import { foldedWords, type LatinLanguage } from '../../../../text/foldLatin';
import type { VerseIndex } from '../index/verseIndex';
import { arabicWordsIn } from '../../../../text/readQuery';
import { isCommonWord, isIgnoredWord } from '../words/stopWords';
import type { OtherWords } from './otherWords';

export type QueryLanguage = LatinLanguage | 'arabic';

export interface QueryWord {
  typed: string;
  key: string;
  /** A common word counts only in a translation that contains it. */
  isCommon: boolean;
}

/**
 * The language that has more words of the query.
 * @param preferred of two languages that have as many
 */
export function languageOf(
  text: string,
  preferred: LatinLanguage,
  index: VerseIndex,
  otherWords: OtherWords,
): QueryLanguage {
  if (hasArabicLetters(text)) return 'arabic';
  const known = (language: LatinLanguage) =>
    foldedWords(text, language).filter(
      ({ key }) =>
        isCommonWord(key, language) ||
        isIgnoredWord(key, language) ||
        index[language].idOf(key) !== undefined ||
        otherWords.isEveryday(key, language),
    ).length;
  const difference = known('turkish') - known('english');
  return difference === 0 ? preferred : difference > 0 ? 'turkish' : 'english';
}

/** The words that count, in their order, with repetitions. */
export function queryWords(text: string, language: QueryLanguage): QueryWord[] {
  const all =
    language === 'arabic'
      ? arabicWordsIn(text).map(({ typed, withAlif }) => ({ typed, key: withAlif }))
      : foldedWords(text, language).map(({ key, start, end }) => ({
          key,
          typed: text.slice(start, end),
        }));
  const words = all
    .filter(({ key }) => !/^\d+$/.test(key))
    .map((word) => ({
      ...word,
      isIgnored: isIgnoredWord(word.key, language),
      isCommon: language !== 'arabic' && isCommonWord(word.key, language),
    }));
  const isMeaningful = words.some(({ isIgnored, isCommon }) => !isIgnored && !isCommon);
  if (!isMeaningful) return words.map((word) => ({ ...word, isCommon: false }));
  return words.filter(({ isIgnored }) => !isIgnored);
}
