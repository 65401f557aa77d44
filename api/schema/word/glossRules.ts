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
 * Suggests glosses for words: those of other words with the same form, with the same gloss in the other language, and
 * with the same root: each text once, on its most specific basis, and the most frequent first.
 * @param readings of all words with the forms, the glosses or the roots of the words, including the words themselves;
 * each once
 */
export function suggestionsFrom(
  readings: readonly RootReading[],
  language: TranslationLanguage,
): (word: SuggestedWord) => GlossSuggestion[] {
  const other = otherThan(language);
  const keyOf: Record<SuggestionBasis, (word: SuggestedWord) => string | number | undefined> = {
    form: rootedFormKey,
    otherGloss: (word) => keyOfGloss(word[`${other}Translation`], other),
    root: ({ rootId }) => rootId ?? undefined,
  };
  const textKey = remembered((text: string) => glossKey(text, language));
  const glossed = readings.filter((reading) => reading[`${language}Translation`]);
  const groups = {
    form: groupsBy(glossed, keyOf.form),
    otherGloss: groupsBy(glossed, keyOf.otherGloss),
    root: groupsBy(glossed, keyOf.root),
  };
  return (word) => {
    const seen = new Set<string>();
    return BASES.flatMap((basis) => {
      const key = keyOf[basis](word);
      const alike = key === undefined ? undefined : groups[basis].get(key);
      const glosses = glossesOf(withoutWord(alike ?? [], word), language, textKey);
      const total = glosses.reduce((sum, { count }) => sum + count, 0);
      const unseen = glosses.filter(({ text }) => !seen.has(textKey(text)));
      return unseen.slice(0, MAX_PER_BASIS).map(({ text, count }) => {
        seen.add(textKey(text));
        return { text, count, total, basis };
      });
    });
  };
}

/** Readings by a key, in their order; those without a key are in no group. */
function groupsBy<Key>(
  readings: readonly RootReading[],
  keyOf: (reading: RootReading) => Key | undefined,
): Map<Key, RootReading[]> {
  const groups = new Map<Key, RootReading[]>();
  for (const reading of readings) {
    const key = keyOf(reading);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(reading);
    else groups.set(key, [reading]);
  }
  return groups;
}

/** A function that computes the key of each text once. */
function remembered(keyOf: (text: string) => string): (text: string) => string {
  const keys = new Map<string, string>();
  return (text) => {
    const key = keys.get(text) ?? keyOf(text);
    keys.set(text, key);
    return key;
  };
}

/** Counts the word itself once less. */
function withoutWord(readings: readonly RootReading[], word: SuggestedWord): RootReading[] {
  const own = readings.findIndex(
    (reading) =>
      reading.rootId === word.rootId &&
      reading.arabicText === word.arabicText &&
      reading.turkishTranslation === word.turkishTranslation &&
      reading.englishTranslation === word.englishTranslation,
  );
  return readings.flatMap((reading, index) => {
    if (index !== own) return reading;
    return reading.count > 1 ? { ...reading, count: reading.count - 1 } : [];
  });
}
