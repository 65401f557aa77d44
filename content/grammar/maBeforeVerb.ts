/** "mā" before a verb: "did not", or "what". */
import type { PartOfSpeech } from '../../text/grammar';
import { isExcepted, isIndicative, isJussive, isVerb, prefixOf, type Place } from './place';
import type { Reading, VerbWordReading } from './readings';
import { listedLemma, type Chosen } from './verse';

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
export const hasAnyLater = ({ verse, index }: Place): boolean => {
  const at = [2, 3, 4, 5].find((step) => listedLemma(verse[index + step]?.readings[0]) === 'مِن');
  const noun = at === undefined ? undefined : verse[index + at + 1]?.readings[0];
  return noun?.kind === 'noun' && noun.ending.indefinite === true;
};

export function senseBeforeVerb(
  place: Place,
  next: VerbWordReading,
  isJoined: boolean,
): PartOfSpeech | undefined {
  const { verse, index } = place;
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
    const isForbidden =
      after?.prefixes.at(-1)?.sounds === 'li' || after?.prefixes.at(-1)?.sounds === 'la';
    if (next.person === '3mp' || next.person === '2mp')
      return isJoined &&
        ((isForbidden && isVerb(after)) || (after?.kind === 'noun' && after.prefixes.length === 0))
        ? 'negative'
        : undefined;
    const isSaid = isVerb(previous) && verse[index - 1]?.grammar.lemma === 'قَالَ';
    return isJoined || previous === undefined || isForbidden || isSaid ? 'negative' : undefined;
  }
  if (prefix === 'fa' && next.person !== '2mp' && next.stem.voice === 'active') return 'negative';
  return isJoined && next.person === '1p'
    ? 'negative'
    : previous === undefined && !isJoined
      ? 'negative'
      : undefined;
}
