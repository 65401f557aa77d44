/** Counts the words of a root by gloss and by form. */

/** A gloss and how often it occurs. */
export interface GlossCount {
  text: string;
  count: number;
}

/** Words with the same spelling and the same glosses. */
export interface Reading {
  arabicText: string;
  turkishTranslation: string | null;
  englishTranslation: string | null;
  count: number;
  /** Key of the first of these words in the mushaf. */
  firstKey: string;
}

/** A form with the readings of its words, ordered by their first words. */
export interface RootForm {
  arabicText: string;
  count: number;
  firstWordKey: string;
  readings: Reading[];
}

type Language = 'turkish' | 'english';

/**
 * Glosses with counts, most frequent first and otherwise in the given order. Glosses that differ only
 * in case, brackets or punctuation are one, in the most frequent spelling. Words without a gloss are
 * omitted.
 * @param keyOf equal for glosses that count as one
 */
export function glossesOf(
  readings: readonly Reading[],
  language: Language,
  keyOf = (text: string) => glossKey(text, language),
): GlossCount[] {
  const groups = new Map<string, Tally>();
  for (const reading of readings) {
    const text = reading[`${language}Translation`];
    if (text) add(groups, keyOf(text), text, reading);
  }
  return mostFrequentFirst(
    [...groups.values()].map(({ texts, count }) => ({ text: mostFrequent(texts), count })),
  );
}

/** Forms with counts in the most frequent spelling, most frequent first and otherwise in order. */
export function formsOf(readings: readonly Reading[]): RootForm[] {
  const groups = new Map<string, Tally>();
  for (const reading of readings) {
    add(groups, formKey(reading.arabicText), reading.arabicText, reading);
  }
  return mostFrequentFirst(
    [...groups.values()].map(({ texts, count, readings }) => ({
      arabicText: mostFrequent(texts),
      count,
      firstWordKey: readings[0]?.firstKey ?? '',
      readings,
    })),
  );
}

/** Equal for glosses that differ only in case, brackets and punctuation. */
export function glossKey(gloss: string, language: Language): string {
  const lower = language === 'turkish' ? gloss.toLocaleLowerCase('tr') : gloss.toLowerCase();
  const words = lower.replace(/['’]/g, '').replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return words.trim() || lower;
}

/**
 * Equal for words that differ only in the influence of neighboring words on their recitation: the
 * doubled first letter (رَّبِّ), the missing sukun of the last letter (هُم), the small m of a final n
 * (كَاتِبٌۢ) and the madda over a final vowel (رَبِّىٓ, قَالُوٓا۟).
 */
export function formKey(arabicText: string): string {
  return arabicText
    .replace(/^(\p{L}\p{M}*?)\u0651/u, '$1')
    .replace(/[\u06E2\u06ED]/g, '')
    .replace(/\u0653(?=ا\u06DF$)/, '')
    .replace(/[\u0652\u0653]+$/, '');
}

interface Tally {
  count: number;
  texts: Map<string, number>;
  readings: Reading[];
}

function add(groups: Map<string, Tally>, key: string, text: string, reading: Reading): void {
  const group: Tally = groups.get(key) ?? { count: 0, texts: new Map(), readings: [] };
  groups.set(key, group);
  group.count += reading.count;
  group.texts.set(text, (group.texts.get(text) ?? 0) + reading.count);
  group.readings.push(reading);
}

/** The most frequent text; the first one if several are equally frequent. */
function mostFrequent(texts: Map<string, number>): string {
  const maxCount = Math.max(...texts.values());
  return [...texts].find(([, count]) => count === maxCount)?.[0] ?? '';
}

function mostFrequentFirst<Row extends { count: number }>(rows: Row[]): Row[] {
  return rows.sort((one, other) => other.count - one.count);
}
