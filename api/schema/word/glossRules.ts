/** Suggests glosses for a word from those of other words. */
import { formKey, glossesOf, glossKey, type Reading } from '../root/rootRules';

export type TranslationLanguage = 'turkish' | 'english';

/** What another word has in common with the word, most specific first. */
export type SuggestionBasis = 'form' | 'otherGloss' | 'root';

export interface GlossSuggestion {
  text: string;
  /** Number of other words with this gloss. */
  count: number;
  /** Number of other words with any gloss that have the same in common. */
  total: number;
  basis: SuggestionBasis;
}

/** Words with the same root, spelling and glosses. */
export interface RootReading extends Reading {
  rootId: number | null;
}

export interface SuggestedWord {
  rootId: number | null;
  arabicText: string;
  turkishTranslation: string | null;
  englishTranslation: string | null;
}

/** Maximum number of suggestions on each basis. */
const MAX_PER_BASIS = 3;

const BASES: SuggestionBasis[] = ['form', 'otherGloss', 'root'];

/** The language other than this one. */
export const otherThan = (language: TranslationLanguage): TranslationLanguage =>
  language === 'turkish' ? 'english' : 'turkish';

/** Equal for words with the same root and form, whatever neighbors do to their recitation. */
export const rootedFormKey = ({
  rootId,
  arabicText,
}: Pick<SuggestedWord, 'rootId' | 'arabicText'>) => `${rootId} ${formKey(arabicText)}`;

/** The key of a gloss for comparing it with others; undefined for none. */
export const keyOfGloss = (gloss: string | null, language: TranslationLanguage) =>
  gloss?.trim() ? glossKey(gloss, language) : undefined;

/**
 * Glosses of other words with the same form, with the same gloss in the other language, and with the same root: each
 * text once, on its most specific basis, and the most frequent first.
 * @param readings of all words with the form, the gloss or the root, including the word itself
 */
export function suggestGlosses(
  word: SuggestedWord,
  readings: readonly RootReading[],
  language: TranslationLanguage,
): GlossSuggestion[] {
  const form = rootedFormKey(word);
  const other = otherThan(language);
  const otherGloss = keyOfGloss(word[`${other}Translation`], other);
  const isAlike: Record<SuggestionBasis, (reading: RootReading) => boolean> = {
    form: (reading) => rootedFormKey(reading) === form,
    otherGloss: (reading) =>
      otherGloss !== undefined && keyOfGloss(reading[`${other}Translation`], other) === otherGloss,
    root: ({ rootId }) => rootId !== null && rootId === word.rootId,
  };
  const others = withoutWord(readings, word);
  const seen = new Set<string>();
  return BASES.flatMap((basis) => {
    const glosses = glossesOf(others.filter(isAlike[basis]), language);
    const total = glosses.reduce((sum, { count }) => sum + count, 0);
    const unseen = glosses.filter(({ text }) => !seen.has(glossKey(text, language)));
    return unseen.slice(0, MAX_PER_BASIS).map(({ text, count }) => {
      seen.add(glossKey(text, language));
      return { text, count, total, basis };
    });
  });
}

/** Counts the word itself once less. */
function withoutWord(readings: readonly RootReading[], word: SuggestedWord): RootReading[] {
  const isOwn = (reading: RootReading) =>
    reading.rootId === word.rootId &&
    reading.arabicText === word.arabicText &&
    reading.turkishTranslation === word.turkishTranslation &&
    reading.englishTranslation === word.englishTranslation;
  return readings
    .map((reading) => (isOwn(reading) ? { ...reading, count: reading.count - 1 } : reading))
    .filter(({ count }) => count > 0);
}
