/** The part of speech of particles that have several, by the words around them. */
import type { PartOfSpeech } from '../../text/grammar';
import type { ListedReading } from './particles';
import type { Reading, VerbWordReading } from './readings';
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

/** Nouns of place: "what is behind them". */
const PLACES = new Set(['بَيْن', 'خَلْف', 'تَحْت', 'فَوْق', 'عِنْد', 'حَوْل', 'وَرَاء']);

interface Place {
  reading: ListedReading;
  verse: readonly Chosen[];
  index: number;
  next: Reading | undefined;
}

const isVerb = (reading: Reading | undefined): reading is VerbWordReading =>
  reading?.kind === 'verb';

const isJussive = (place: Place, at = 1): boolean => {
  const { verse, index } = place;
  const readings = verse[index + at]?.readings ?? [];
  return readings.some((one) => isVerb(one) && one.moods.includes('jussive'));
};

const isIndicative = (reading: Reading | undefined) =>
  isVerb(reading) && reading.stem.aspect === 'imperfect' && reading.moods.includes('indicative');

/** True if "illā" follows before the end of the clause. */
function isExcepted({ verse, index }: Place): boolean {
  for (let place = index + 1; place <= Math.min(index + 9, verse.length - 1); place++) {
    const lemma = listedLemma(verse[place]?.readings[0]);
    if (lemma === 'إِلَّا') return true;
    if (['مَا', 'إِن', 'لَا', 'لَم', 'لَن'].includes(lemma)) return false;
  }
  return false;
}

const prefixOf = (reading: Reading | undefined): string => reading?.prefixes.at(-1)?.sounds ?? '';

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
    if (
      reading.prefixes.length === 1 &&
      prefixOf(reading) === 'fa' &&
      isVerb(next) &&
      next.stem.aspect === 'perfect'
    )
      return 'conditional';
    return 'relative';
  },
  إِن: (place) => (isExcepted(place) && !isJussive(place) ? 'negative' : 'conditional'),
  أَن: ({ next }) =>
    isVerb(next) && next.stem.aspect === 'imperative' ? 'interpretation' : 'subordinator',
  لَو: ({ verse, index }) => {
    const before = verse[index - 1];
    return before?.grammar.lemma === 'وَدَّ' ? 'subordinator' : 'conditional';
  },
  لَمَّا: (place) =>
    isJussive(place) && !isIndicative(place.next)
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
  إِلَّا: ({ verse, index }) => (isNegatedBefore(verse, index) ? 'restriction' : 'exception'),
  حَتَّىٰ: ({ next }) => (listedLemma(next) === 'إِذَا' ? 'inceptive' : 'preposition'),
  لَوْلَا: ({ next, reading }) =>
    isVerb(next) && reading.prefixes.length === 0
      ? 'exhortation'
      : isVerb(next)
        ? undefined
        : 'conditional',
};

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

/** The many uses of "mā": not, what, that which. */
function senseOfMa(place: Place): PartOfSpeech | undefined {
  const { reading, verse, index, next } = place;
  const prefix = prefixOf(reading);
  const previous = verse[index - 1]?.readings[0];
  const isJoined = prefix === 'wa' || prefix === 'fa' || prefix === "'a";
  if (prefix === 'ka') return 'subordinator';
  if (prefix === 'bi' || prefix === 'li' || prefix === 'la') return 'relative';
  if (reading.word.parts.length > 1) return 'relative';
  if (isAfterPreposition(previous) && !isJoined) return 'relative';
  if (listedLemma(previous) === 'بَعْد') return 'subordinator';
  if (next?.kind === 'listed') return senseBeforeParticle(place, next, isJoined);
  if (isVerb(next)) return senseBeforeVerb(place, next, isJoined);
  if (listedLemma(previous) === 'أَيْن') return 'supplemental';
  if (next?.kind === 'noun' && PLACES.has(next.entries[0]?.lemma ?? '')) return 'relative';
  if (next?.kind === 'noun') {
    const isNominative = next.ending.cases.length === 1 && next.ending.cases[0] === 'nominative';
    if (isExcepted(place) || hasBiLater(place)) return 'negative';
    if (isNominative && next.article !== '') return 'interrogative';
    if (next.prefixes.at(-1)?.sounds === 'li') return hasMinLater(place) ? 'negative' : undefined;
    if (isNominative && prefix === 'fa' && next.suffix) return 'interrogative';
    return isNominative && isJoined ? 'negative' : undefined;
  }
  return undefined;
}

const isAfterPreposition = (previous: Reading | undefined) =>
  previous?.kind === 'listed' &&
  !previous.suffix &&
  previous.word.parts.at(-1)?.partsOfSpeech[0] === 'preposition';

const hasBiLater = ({ verse, index }: Place): boolean =>
  [2, 3].some((at) => verse[index + at]?.readings[0]?.prefixes.at(-1)?.sounds === 'bi');

const hasMinLater = ({ verse, index }: Place): boolean =>
  [2, 3].some((at) => listedLemma(verse[index + at]?.readings[0]) === 'مِن');

/** "What they hide and what they show": the same as the "mā" before it. */
function isSecond({ verse, index }: Place): boolean {
  for (let place = index - 1; place >= Math.max(0, index - 5); place--) {
    const { readings, grammar } = verse[place] ?? {};
    if (listedLemma(readings?.[0]) !== 'مَا') continue;
    const after = verse[place + 1]?.readings[0];
    return (
      grammar?.partOfSpeech === 'relative' && isVerb(after) && after.stem.aspect === 'imperfect'
    );
  }
  return false;
}

function senseBeforeParticle(
  place: Place,
  next: ListedReading,
  isJoined: boolean,
): PartOfSpeech | undefined {
  const { lemma, features } = next.word;
  if (lemma === 'هُوَ' && features.gender === 'feminine')
    return isExcepted(place) ? 'negative' : 'interrogative';
  if (
    lemma === 'هُوَ' ||
    lemma === 'أَنتَ' ||
    lemma === 'أَنَا' ||
    lemma === 'نَحْنُ' ||
    lemma === 'هَـٰذَا' ||
    lemma === 'ذَٰلِك'
  )
    return 'negative';
  if (lemma === 'لَا') return 'relative';
  if (lemma === 'مِن') return next.suffix ? 'negative' : 'negative';
  const isFor = next.prefixes.at(-1)?.sounds.startsWith('l') === true;
  if (isFor) {
    const after = place.verse[place.index + 2]?.readings[0];
    return listedLemma(after) === 'مِن' || isExcepted(place)
      ? 'negative'
      : listedLemma(after) === 'لَا' || isVerb(after)
        ? 'interrogative'
        : isJoined
          ? 'negative'
          : undefined;
  }
  if (lemma === 'عَلَىٰ' && (next.suffix ?? hasAnyLater(place))) return 'negative';
  return undefined;
}

/** "They said: …", "had He willed, …", "there came not to us any …", "and … not, but …". */
function isPlainlyNegative(
  place: Place,
  previous: Reading | undefined,
  isJoined: boolean,
): boolean {
  const { verse, index } = place;
  const around = (from: number, to: number) =>
    verse.slice(Math.max(0, index + from), index + to + 1);
  if (
    around(2, 7).some(
      ({ readings: [reading] }) => listedLemma(reading) === 'لَـٰكِن' && prefixOf(reading) === 'wa',
    )
  )
    return true;
  if (isJoined) {
    return around(-5, -1).some(
      ({ grammar }, place_) =>
        grammar.lemma === 'مَا' &&
        grammar.partOfSpeech === 'negative' &&
        isPerfect(around(-5, 0)[place_ + 1]),
    );
  }
  if (verse[index - 1]?.grammar.lemma === 'قَالَ') return true;
  if (around(-6, -1).some(({ readings: [reading] }) => listedLemma(reading) === 'لَو')) return true;
  if (
    previous?.kind === 'noun' &&
    previous.entries[0]?.lemma === 'رَبّ' &&
    previous.suffix?.person === 'first'
  )
    return true;
  return !isVerb(previous) && hasAnyLater(place);
}

const isPerfect = (chosen: Chosen | undefined): boolean => {
  const reading = chosen?.readings[0];
  return isVerb(reading) && reading.stem.aspect === 'perfect';
};

/** "min" and an indefinite noun soon after. */
const hasAnyLater = ({ verse, index }: Place): boolean => {
  const at = [2, 3, 4, 5].find((step) => listedLemma(verse[index + step]?.readings[0]) === 'مِن');
  const noun = at === undefined ? undefined : verse[index + at + 1]?.readings[0];
  return noun?.kind === 'noun' && noun.ending.indefinite === true;
};

function senseBeforeVerb(
  place: Place,
  next: VerbWordReading,
  isJoined: boolean,
): PartOfSpeech | undefined {
  const { verse, index } = place;
  const lemma = verse[index + 1]?.readings[0]?.kind === 'verb' ? next.stem : undefined;
  if (!lemma) return undefined;
  const previous = verse[index - 1]?.readings[0];
  const prefix = prefixOf(place.reading);
  if (next.stem.sounds === "'adr" || next.stem.sounds === 'udr') return 'interrogative';
  if (next.stem.aspect === 'imperfect' && isJussive(place) && !isIndicative(next))
    return 'conditional';
  if (isExcepted(place)) return isJoined || !isVerb(previous) ? 'negative' : undefined;
  if (isPlainlyNegative(place, previous, isJoined)) return 'negative';
  if (next.stem.sounds === 'dA' || next.stem.sounds === 'dAm' || next.stem.sounds === 'dum')
    return 'subordinator';
  const after = verse[index + 2]?.readings[0];
  if (next.stem.aspect === 'imperfect') {
    const isWorshipped = /^(?:aEbud|adE)$/.test(next.stem.sounds) && listedLemma(after) === 'مِن';
    return isJoined && !isWorshipped && !isSecond(place) ? 'negative' : undefined;
  }
  if (next.stem.sounds === 'kA' || next.stem.sounds === 'kAn' || next.stem.sounds === 'kun') {
    if (next.person === '3mp' || next.person === '2mp')
      return isJoined && after?.kind === 'noun' && after.prefixes.length === 0
        ? 'negative'
        : undefined;
    const isForbidden =
      after?.prefixes.at(-1)?.sounds === 'li' || after?.prefixes.at(-1)?.sounds === 'la';
    return isJoined || previous === undefined || isForbidden || isVerb(previous)
      ? 'negative'
      : undefined;
  }
  if (prefix === 'fa' && next.person !== '2mp' && next.stem.voice === 'active') return 'negative';
  return isJoined && next.person === '1p'
    ? 'negative'
    : previous === undefined && !isJoined
      ? 'negative'
      : undefined;
}
