/** Decides by the neighbors whether a word is a particle, a noun or a verb. */
import type { Reading, WordReadings } from './readings';
import type { Chosen, VerseWord } from './verse';

export function chooseReading(
  _before: readonly Chosen[],
  readings: readonly WordReadings[],
  words: readonly VerseWord[],
  index: number,
): readonly Reading[] {
  const own = readings[index];
  const word = words[index];
  if (!own || !word) return [];
  const { listed, nouns, verbs } = own;
  const fewest = listed.filter(
    ({ prefixes }) => prefixes.length === Math.min(...listed.map((one) => one.prefixes.length)),
  );
  if (listed.length > 0) return fewest;
  if (verbs.length === 0) return nouns;
  if (nouns.length === 0) return verbs;
  const [noun] = nouns;
  if (noun && (noun.score >= 3 || noun.article !== '')) return nouns;
  return verbs;
}
