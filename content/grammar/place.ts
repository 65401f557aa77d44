/** A particle among the words around it. */
import type { ListedReading } from './particles';
import type { Reading, VerbWordReading } from './readings';
import { listedLemma, type Chosen } from './verse';

export interface Place {
  reading: ListedReading;
  verse: readonly Chosen[];
  index: number;
  next: Reading | undefined;
}

export const isVerb = (reading: Reading | undefined): reading is VerbWordReading =>
  reading?.kind === 'verb';

export const isJussive = (place: Place, at = 1): boolean => {
  const { verse, index } = place;
  const readings = verse[index + at]?.readings ?? [];
  return readings.some((one) => isVerb(one) && one.moods.includes('jussive'));
};

export const isIndicative = (reading: Reading | undefined) =>
  isVerb(reading) && reading.stem.aspect === 'imperfect' && reading.moods.includes('indicative');

/** True if "illā" follows before the end of the clause. */
export function isExcepted({ verse, index }: Place): boolean {
  for (let place = index + 1; place <= Math.min(index + 9, verse.length - 1); place++) {
    const lemma = listedLemma(verse[place]?.readings[0]);
    if (lemma === 'إِلَّا') return true;
    if (['مَا', 'إِن', 'لَا', 'لَم', 'لَن'].includes(lemma)) return false;
  }
  return false;
}

export const prefixOf = (reading: Reading | undefined): string =>
  reading?.prefixes.at(-1)?.sounds ?? '';
