/** The words of a query and their language. */
import { hasArabicLetters } from '../../../../text/foldArabic';
import { foldedWords, type LatinLanguage } from '../../../../text/foldLatin';
import type { VerseIndex } from '../index/verseIndex';
import { arabicWordsIn } from '../../../../text/readQuery';
import { isCommonWord, isIgnoredWord } from '../words/stopWords';

export type QueryLanguage = LatinLanguage | 'arabic';

export interface QueryWord {
  typed: string;
  key: string;
  /** A common word counts only in a translation that contains it. */
  isCommon: boolean;
}

/** Whether this project knows a folded word of a language, although its translation may not have it. */
export type IsMeant = (key: string, language: LatinLanguage) => boolean;

/**
 * The language that has more words of the query.
 * @param preferred of two languages that have as many
 */
export function languageOf(
  text: string,
  preferred: LatinLanguage,
  index: VerseIndex,
  isMeant: IsMeant,
): QueryLanguage {
  if (hasArabicLetters(text)) return 'arabic';
  const known = (language: LatinLanguage) =>
    foldedWords(text, language).filter(
      ({ key }) =>
        isCommonWord(key, language) ||
        isIgnoredWord(key, language) ||
        index[language].idOf(key) !== undefined ||
        isMeant(key, language),
    ).length;
  const difference = known('turkish') - known('english');
  return difference === 0 ? preferred : difference > 0 ? 'turkish' : 'english';
}

/** The words that count, in their order, with repetitions. */
export function queryWords(text: string, language: QueryLanguage, isMeant: IsMeant): QueryWord[] {
  const all =
    language === 'arabic'
      ? arabicWordsIn(text).map(({ typed, withAlif }) => ({ typed, key: withAlif }))
      : latinWords(text, language, isMeant);
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

/** Two words that mean something as one, such as "baş örtüsü" ("başörtüsü"), are one. */
function latinWords(text: string, language: LatinLanguage, isMeant: IsMeant) {
  const words: { key: string; typed: string }[] = [];
  const folded = foldedWords(text, language);
  for (let place = 0; place < folded.length; place++) {
    const { key, start, end } = folded[place] as (typeof folded)[number];
    const next = folded[place + 1];
    const joined = next && !isCommonWord(key, language) ? key + next.key : '';
    if (next && joined && isMeant(joined, language)) {
      words.push({ key: joined, typed: text.slice(start, next.end) });
      place++;
    } else {
      words.push({ key, typed: text.slice(start, end) });
    }
  }
  return words;
}
