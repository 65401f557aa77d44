/** Groups the words of a root, or of a spelling, by dictionary form. */
import type { LemmaRow } from '../../read/rows';
import { partOfSpeechOf } from '../../../text/grammar';
import type { MeantReading } from './meaningRules';

/** Words with the same spelling, glosses, lemma and class. */
export interface LemmaReading extends MeantReading {
  rootId: number | null;
  rootLetters: string | null;
  lemma: string | null;
  /** Code of the part of speech. */
  tag: string | null;
  form: string | null;
  /** Integer key of the first of these words. */
  firstId: number;
}

interface Lemma extends LemmaRow {
  readings: LemmaReading[];
}

/** Lemmas, the most frequent first and otherwise in the order of their first words; words without one are omitted. */
export function lemmasOf(readings: readonly LemmaReading[]): Lemma[] {
  const groups = new Map<string, LemmaReading[]>();
  for (const reading of readings) {
    if (reading.lemma === null) continue;
    const key = `${reading.lemma}/${reading.rootId}`;
    groups.set(key, [...(groups.get(key) ?? []), reading]);
  }
  return [...groups.values()]
    .map(lemmaOf)
    .sort((one, other) => other.count - one.count || one.id - other.id);
}

function lemmaOf(readings: readonly LemmaReading[]): Lemma {
  const [first] = readings as [LemmaReading];
  const { lemma, rootId, rootLetters, firstId, firstKey } = first;
  const [form] = counted(readings, ({ form }) => form);
  return {
    id: firstId,
    text: lemma ?? '',
    root: rootId === null ? null : { id: rootId, letters: rootLetters ?? '' },
    count: readings.reduce((sum, { count }) => sum + count, 0),
    firstWordKey: firstKey,
    partsOfSpeech: counted(readings, ({ tag }) => tag).flatMap(({ value, count }) => {
      const partOfSpeech = partOfSpeechOf.get(value);
      return partOfSpeech ? [{ partOfSpeech, count }] : [];
    }),
    verbForm: (form?.value as LemmaRow['verbForm']) ?? null,
    readings: [...readings],
  };
}

/** The values of words with the numbers of words, most frequent first. */
function counted(readings: readonly LemmaReading[], valueOf: (one: LemmaReading) => string | null) {
  const counts = new Map<string, number>();
  for (const reading of readings) {
    const value = valueOf(reading);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + reading.count);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count);
}
