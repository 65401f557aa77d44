/** The mood of an imperfect, by its ending and by what governs it. */
import type { GrammarFeatureValues } from '../../text/grammar';
import type { Reading, VerbWordReading } from './readings';
import { listedLemma, type Chosen } from './verse';

type Mood = GrammarFeatureValues['mood'];

const SUBJUNCTIVE = new Set(['أَن', 'لَن', 'كَى', 'حَتَّىٰ']);
const JUSSIVE = new Set(['لَم', 'لَمَّا', 'إِن', 'مَن', 'مَا', 'مَهْمَا', 'أَيْنَمَا']);

/** @param readings of one verb that remain possible */
export function moodOf(
  verse: readonly Chosen[],
  index: number,
  readings: readonly VerbWordReading[],
): Mood | undefined {
  const moods = new Set(readings.flatMap((reading) => reading.moods));
  const [first] = readings;
  if (!first || first.stem.aspect !== 'imperfect') return undefined;
  const isFemininePlural = first.person.endsWith('fp');
  if (moods.size === 1) return [...moods][0];
  const governed = governedMood(verse, index, first);
  if (governed && (isFemininePlural || moods.has(governed))) return governed;
  if (isFemininePlural || moods.has('indicative')) return 'indicative';
  // Without a particle it is the answer of an imperative or a condition.
  return moods.has('jussive') ? 'jussive' : undefined;
}

/** What the particle before the verb, or the verb to which it is joined, demands. */
function governedMood(verse: readonly Chosen[], index: number, verb: VerbWordReading): Mood | undefined {
  const last = verb.prefixes.at(-1);
  if (last?.partOfSpeech === 'purpose') return 'subjunctive';
  if (last?.partOfSpeech === 'command') return 'jussive';
  const previous = verse[index - 1]?.readings[0];
  const lemma = listedLemma(previous);
  if (lemma === 'لَا' && previous?.kind === 'listed') return afterLa(verse, index, previous);
  if (SUBJUNCTIVE.has(lemma)) return 'subjunctive';
  if (JUSSIVE.has(lemma)) return 'jussive';
  const joins = last?.partOfSpeech === 'conjunction' || lemma === 'أَو' || lemma === 'ثُمَّ';
  if (!joins) return undefined;
  return last?.sounds === 'fa' ? afterFa(verse, index) : moodBefore(verse, index);
}

/** "allā" and "kaylā" demand the subjunctive; after "lā" the ending is that of a prohibition. */
function afterLa(verse: readonly Chosen[], index: number, la: Reading): Mood {
  const isCompound = la.kind === 'listed' && la.word.parts.length > 1;
  if (isCompound) return 'subjunctive';
  if (SUBJUNCTIVE.has(listedLemma(verse[index - 2]?.readings[0]))) return 'subjunctive';
  const joins = la.kind === 'listed' && la.prefixes.at(-1)?.partOfSpeech === 'conjunction';
  return joins && moodBefore(verse, index) === 'subjunctive' ? 'subjunctive' : 'jussive';
}

/** "So that" after an order, a prohibition, a wish or a negation. */
function afterFa(verse: readonly Chosen[], index: number): Mood | undefined {
  const before = moodBefore(verse, index);
  return before === 'jussive' ? 'subjunctive' : (before ?? 'subjunctive');
}

/** The mood of the last imperfect in the verse. */
function moodBefore(verse: readonly Chosen[], index: number): Mood | undefined {
  for (let place = index - 1; place >= Math.max(0, index - 12); place--) {
    const { mood } = verse[place]?.grammar ?? {};
    if (mood) return mood === 'indicative' ? undefined : mood;
  }
  return undefined;
}
