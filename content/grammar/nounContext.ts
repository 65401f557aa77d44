/** What the neighbors of a noun decide: its case, and whether it is an adjective or an adverb. */
import type { PartOfSpeech } from '../../text/grammar';
import { agrees, canBeAdjective } from './agreement';
import { caseOf } from './nounCase';
import type { Case } from './nounEndings';
import type { NounContext } from './nounGrammar';
import type { NounReading } from './nouns';
import type { Chosen } from './verse';

/** Nouns that in the accusative are adverbs of place or of time. */
const PLACES = new Set([
  'عِنْد',
  'بَيْن',
  'فَوْق',
  'تَحْت',
  'خَلْف',
  'وَرَاء',
  'حَوْل',
  'مَع',
  'لَدَى',
  'حَيْث',
  'أَمَام',
  'خِلَال',
  'تِلْقَاء',
]);
const TIMES = new Set([
  'بَعْد',
  'قَبْل',
  'أَبَد',
  'يَوْم',
  'حِين',
  'لَيْل',
  'نَهَار',
  'غَد',
  'بُكْرَة',
  'عَشِيّ',
  'آن',
]);

export function nounContext(
  verse: readonly Chosen[],
  index: number,
  reading: NounReading,
): NounContext {
  const found = caseOf(verse, index, reading);
  const isFirst = index === 0 || (index === 1 && verse[0]?.grammar.partOfSpeech === 'initials');
  return { partOfSpeech: partOfSpeechOf(verse, index, reading, found), case: found, isFirst };
}

function partOfSpeechOf(
  verse: readonly Chosen[],
  index: number,
  reading: NounReading,
  ownCase: Case | undefined,
): PartOfSpeech {
  const [entry] = reading.entries;
  if (entry?.name) return 'properNoun';
  if (entry && (entry.lemma === 'بَعْد' || entry.lemma === 'قَبْل') && ownCase === 'nominative')
    return 'timeAdverb';
  if (
    entry &&
    ownCase === 'accusative' &&
    !entry.plural &&
    reading.prefixes.every(({ partOfSpeech }) => partOfSpeech !== 'preposition')
  ) {
    if (PLACES.has(entry.lemma)) return 'placeAdverb';
    if (TIMES.has(entry.lemma)) return 'timeAdverb';
  }
  return isAdjective(verse, index, reading, ownCase) ? 'adjective' : 'noun';
}

function isAdjective(
  verse: readonly Chosen[],
  index: number,
  reading: NounReading,
  ownCase: Case | undefined,
): boolean {
  if (reading.prefixes.length > 0 || reading.suffix || !ownCase) return false;
  const previous = verse[index - 1];
  if (!previous || !agrees(previous, reading)) return false;
  if (previous.grammar.case !== ownCase) return false;
  return canBeAdjective(reading);
}
