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
  const governed = governedMood(verse, index, first, moods);
  if (isShortened(readings) && !governed && beginsWithAlif(verse[index + 1])) return 'indicative';
  if (moods.size === 1) return [...moods][0];
  if (governed && (isFemininePlural || moods.has(governed))) return governed;
  if (isFemininePlural || moods.has('indicative')) return 'indicative';
  // Without a particle it is the answer of an imperative or a condition.
  return moods.has('jussive') ? 'jussive' : undefined;
}

/** What the particle before the verb, or the verb to which it is joined, demands. */
function governedMood(
  verse: readonly Chosen[],
  index: number,
  verb: VerbWordReading,
  moods: ReadonlySet<Mood>,
): Mood | undefined {
  const last = verb.prefixes.at(-1);
  if (last?.partOfSpeech === 'purpose') return 'subjunctive';
  if (last?.partOfSpeech === 'command') return 'jussive';
  const previous = verse[index - 1]?.readings[0];
  const lemma = listedLemma(previous);
  if (lemma === 'لَا' && previous?.kind === 'listed')
    return afterLa(verse, index, previous, verb.person);
  if (SUBJUNCTIVE.has(lemma)) return 'subjunctive';
  const isRelative = (lemma === 'مَا' || lemma === 'مَن') && moods.has('indicative');
  if (JUSSIVE.has(lemma) && !isRelative) return 'jussive';
  const joins = last?.partOfSpeech === 'conjunction' || lemma === 'أَو' || lemma === 'ثُمَّ';
  if (!joins) return undefined;
  if (last?.sounds !== 'fa') return moodBefore(verse, index, verb.person);
  return moodBefore(verse, index) || !moods.has('indicative') ? 'subjunctive' : undefined;
}

/** "allā" and "kaylā" demand the subjunctive; after "lā" the ending is that of a prohibition. */
function afterLa(verse: readonly Chosen[], index: number, la: Reading, person: string): Mood {
  const isCompound = la.kind === 'listed' && la.word.parts.length > 1;
  if (isCompound) return 'subjunctive';
  if (SUBJUNCTIVE.has(listedLemma(verse[index - 2]?.readings[0]))) return 'subjunctive';
  const joins = la.kind === 'listed' && la.prefixes.at(-1)?.sounds === 'wa';
  return joins && moodBefore(verse, index, person) === 'subjunctive' ? 'subjunctive' : 'jussive';
}

/** A weak ending that is short, as in the jussive, or before a connecting alif. */
const isShortened = (readings: readonly VerbWordReading[]): boolean =>
  readings.every(({ stem, moods }) => stem.endings.length === 2 && moods.join() === 'jussive');

const beginsWithAlif = (next: Chosen | undefined): boolean => {
  const reading = next?.readings[0];
  if (reading?.kind === 'noun')
    return reading.prefixes.length === 0 && (reading.article || reading.base).startsWith('{');
  return reading?.kind === 'listed' && reading.word.parts[0]?.sounds.startsWith('{') === true;
};

/** The mood of the last imperfect in the verse. */
function moodBefore(verse: readonly Chosen[], index: number, person?: string): Mood | undefined {
  for (let place = index - 1; place >= Math.max(0, index - 12); place--) {
    const { mood } = verse[place]?.grammar ?? {};
    const reading = verse[place]?.readings[0];
    if (mood && person !== undefined && reading?.kind === 'verb' && reading.person !== person)
      return undefined;
    if (mood) return mood === 'indicative' ? undefined : mood;
  }
  return undefined;
}
