/** The mood of an imperfect, by its ending and the particle before it. */
import type { GrammarFeatureValues } from '../../text/grammar';
import type { VerbWordReading } from './readings';
import type { Chosen } from './verse';

type Mood = GrammarFeatureValues['mood'];

export function moodOf(
  _verse: readonly Chosen[],
  _index: number,
  readings: readonly VerbWordReading[],
): { mood: Mood | undefined; readings: readonly VerbWordReading[] } {
  const moods = new Set(readings.flatMap((reading) => reading.moods));
  const [mood, ...others] = moods;
  return { mood: others.length === 0 ? mood : undefined, readings };
}
