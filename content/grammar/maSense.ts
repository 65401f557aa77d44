/** The many uses of "mā": not, what, that which. */
import type { PartOfSpeech } from '../../text/grammar';
import { hasAnyLater, senseBeforeVerb } from './maBeforeVerb';
import type { ListedReading } from './particles';
import { isExcepted, isVerb, prefixOf, type Place } from './place';
import type { Reading } from './readings';
import { listedLemma } from './verse';

/** Nouns of place: "what is behind them". */
const PLACES = new Set(['بَيْن', 'خَلْف', 'تَحْت', 'فَوْق', 'عِنْد', 'حَوْل', 'وَرَاء']);

/** The many uses of "mā": not, what, that which. */
export function senseOfMa(place: Place): PartOfSpeech | undefined {
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
