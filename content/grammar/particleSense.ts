/** The part of speech of particles that have several, by the words around them. */
import type { PartOfSpeech } from '../../text/grammar';
import { senseOfMa } from './maSense';
import type { ListedReading } from './particles';
import { isExcepted, isIndicative, isJussive, isVerb, prefixOf, type Place } from './place';
import { listedLemma, type Chosen } from './verse';

export function senseOf(
  reading: ListedReading,
  options: readonly PartOfSpeech[],
  verse: readonly Chosen[],
  index: number,
): PartOfSpeech {
  const [first = 'noun'] = options;
  if (options.length === 1) return first;
  const decide = SENSES[reading.word.lemma];
  const sense = decide?.({ reading, verse, index, next: verse[index + 1]?.readings[0] });
  return sense && options.includes(sense) ? sense : first;
}

const SENSES: Readonly<Record<string, (place: Place) => PartOfSpeech | undefined>> = {
  مَا: senseOfMa,
  ذُو: ({ verse, index }) => {
    const before = listedLemma(verse[index - 1]?.readings[0]);
    return before === 'مَن' || before === 'مَا' ? 'demonstrative' : 'noun';
  },
  لَا: (place) => {
    const { next } = place;
    if (!isVerb(next) || next.stem.aspect !== 'imperfect') return 'negative';
    if (next.moods.includes('energetic')) return 'prohibition';
    const before = listedLemma(place.verse[place.index - 1]?.readings[0]);
    if (next.person === '2fp') return 'prohibition';
    if (!isJussive(place) || before === 'أَن' || before === 'كَى' || before === 'إِن')
      return 'negative';
    if (isIndicative(next)) return 'negative';
    return next.person.startsWith('2') ||
      (next.moods.join() === 'jussive' && !isAfterJussive(place))
      ? 'prohibition'
      : 'negative';
  },
  مَن: (place) => {
    const { next, reading } = place;
    if (listedLemma(next) === 'ذُو') return 'interrogative';
    if (next?.kind === 'noun' && next.base.startsWith("'a")) return 'interrogative';
    if (isJussive(place) && !isIndicative(next)) return 'conditional';
    if (reading.prefixes.length === 1 && listedLemma(next) === 'لَم') return 'conditional';
    if (
      reading.prefixes.length === 1 &&
      prefixOf(reading) === 'fa' &&
      isVerb(next) &&
      next.stem.aspect === 'perfect'
    )
      return 'conditional';
    return 'relative';
  },
  إِن: (place) =>
    !isJussive(place) && (isExcepted(place) || isIndicative(place.next))
      ? 'negative'
      : 'conditional',
  أَن: ({ verse, index, next }) => {
    if (isVerb(next) && next.stem.aspect === 'imperfect') return 'subordinator';
    const isOrder = isVerb(next) && next.stem.aspect === 'imperative';
    const isCall = verse.slice(Math.max(0, index - 4), index).some(isCalling);
    return isOrder || isCall ? 'interpretation' : 'subordinator';
  },
  لَو: ({ verse, index, reading }) =>
    reading.prefixes.length === 0 && verse.slice(Math.max(0, index - 7), index).some(isWishing)
      ? 'subordinator'
      : 'conditional',
  لَمَّا: (place) =>
    listedLemma(place.next) === 'أَن'
      ? 'timeAdverb'
      : isJussive(place) && !isIndicative(place.next)
        ? 'negative'
        : isVerb(place.next)
          ? 'timeAdverb'
          : 'exception',
  إِذَا: ({ next, reading }) => {
    if (prefixOf(reading) === "'a" || isVerb(next)) return 'timeAdverb';
    return next?.kind === 'listed' && next.word.parts[0]?.partsOfSpeech[0] === 'pronoun'
      ? 'surprise'
      : 'timeAdverb';
  },
  إِمَّا: ({ next }) =>
    isVerb(next) && next.moods.includes('energetic') ? 'conditional' : 'explanation',
  إِلَّا: ({ verse, index }) => (isNegatedBefore(verse, index) ? 'restriction' : 'exception'),
  حَتَّىٰ: ({ next }) => (listedLemma(next) === 'إِذَا' ? 'inceptive' : 'preposition'),
  لَوْلَا: ({ next, reading }) =>
    (isVerb(next) && reading.prefixes.length === 0) || ['إِذ', 'إِذَا'].includes(listedLemma(next))
      ? 'exhortation'
      : isVerb(next)
        ? undefined
        : 'conditional',
};

/** "wadda". */
const WISHED = 'وَدَّ';

const isWishing = ({ grammar }: Chosen): boolean =>
  grammar.partOfSpeech === 'verb' && grammar.lemma === WISHED;

const isCalling = ({ grammar }: Chosen): boolean => grammar.lemma === 'نَادَىٰ';

const isAfterJussive = ({ verse, index }: Place): boolean =>
  verse.slice(0, index).some(({ grammar }) => grammar.mood === 'jussive');

/** A negation, a question or "in" before in the verse, after which "illā" only restricts. */
function isNegatedBefore(verse: readonly Chosen[], index: number): boolean {
  for (let place = index - 1; place >= 0; place--) {
    const { readings, grammar } = verse[place] ?? {};
    if (grammar?.lemma === 'لَيْسَ' || grammar?.lemma === 'أَبَىٰ') return true;
    if (
      grammar?.segments.some(({ partOfSpeech }) =>
        ['negative', 'prohibition'].includes(partOfSpeech),
      )
    )
      return true;
    const lemma = listedLemma(readings?.[0]);
    if (lemma === 'هَل' || lemma === 'مَن') return true;
  }
  return false;
}
