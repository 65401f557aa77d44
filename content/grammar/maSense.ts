/** The sense of "mā" in its verse. */
import type { PartOfSpeech } from '../../text/grammar';
import { hasAnyLater, senseBeforeVerb } from './maBeforeVerb';
import type { ListedReading } from './particles';
import { isExcepted, isVerb, prefixOf, type Place } from './place';
import { governsGenitive } from './nounCase';
import type { Reading } from './readings';
import { listedLemma } from './verse';

/** Nouns of place: "what is behind them". */
const PLACES = new Set(['بَيْن', 'خَلْف', 'تَحْت', 'فَوْق', 'عِنْد', 'حَوْل', 'وَرَاء']);

/** Words after which "mā" only strengthens: "idhā mā", "ḥaythu mā". */
const SUPPLEMENTED = new Set(['إِذَا', 'إِن', 'حَيْث', 'أَيْن']);

/** The many uses of "mā": not, what, that which. */
export function senseOfMa(place: Place): PartOfSpeech | undefined {
  const { reading, verse, index, next } = place;
  const prefix = prefixOf(reading);
  const previous = verse[index - 1]?.readings[0];
  const isJoined = prefix === 'wa' || prefix === 'fa' || prefix === "'a";
  if (prefix === 'ka') return 'subordinator';
  // "So by a mercy".
  if (prefix === 'bi' && next?.kind === 'noun' && next.ending.cases.join() === 'genitive')
    return 'supplemental';
  if (prefix === 'bi' || prefix === 'li' || prefix === 'la') return 'relative';
  if (reading.word.parts.length > 1) return 'relative';
  if (isAfterPreposition(previous) && !isJoined) return 'relative';
  if (SUPPLEMENTED.has(listedLemma(previous)) && !isJoined) return 'supplemental';
  if (previous?.kind === 'noun' && !isJoined) {
    const [entry] = previous.entries;
    if (entry?.lemma === 'بَعْد' && !previous.suffix) return 'subordinator';
    if (entry?.lemma === 'قَلِيل' && previous.ending.indefinite && isVerb(next))
      return 'supplemental';
    const isGenitive = verse[index - 1]?.grammar.case === 'genitive';
    if (isGenitive && previous.ending.cases.includes('genitive') && governsGenitive(previous))
      return 'relative';
  }
  if (isVerb(previous) && previous.stem.sounds === "'adr") return 'interrogative';
  if (next?.kind === 'listed') return senseBeforeParticle(place, next, isJoined);
  if (isVerb(next)) return senseBeforeVerb(place, next, isJoined);
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
    return isExcepted(place) || hasBiLater(place) ? 'negative' : 'interrogative';
  const previous = place.verse[place.index - 1];
  const isObject =
    !isJoined &&
    isVerb(previous?.readings[0]) &&
    !['قَالَ', 'عَلِمَ'].includes(previous.grammar.lemma ?? '');
  if (isObject && (lemma === 'هُوَ' || lemma === 'أَنتَ')) return 'relative';
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
  if (lemma === 'مِن') return 'negative';
  const isFor = next.prefixes.at(-1)?.sounds.startsWith('l') === true;
  if (isFor) {
    const after = place.verse[place.index + 2]?.readings[0];
    return listedLemma(after) === 'مِن' || isExcepted(place) || hasAnyLater(place)
      ? 'negative'
      : listedLemma(after) === 'لَا' || isVerb(after)
        ? 'interrogative'
        : isJoined
          ? 'negative'
          : undefined;
  }
  if (lemma === 'عَلَىٰ' && (next.suffix ?? (hasAnyLater(place) || isExcepted(place))))
    return 'negative';
  return undefined;
}
