/** What the neighbors of a noun decide: its case, and whether it is an adjective or an adverb. */
import type { PartOfSpeech } from '../../text/grammar';
import { adverbOf } from './adverbs';
import { agrees, canBeAdjective } from './agreement';
import { caseOf } from './nounCase';
import type { Case } from './nounEndings';
import type { NounContext } from './nounGrammar';
import type { NounReading } from './nouns';
import type { Chosen } from './verse';

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
  // "baynī" and "ʿindī" do not show their case.
  const isAccusative = (ownCase ?? 'accusative') === 'accusative';
  const adverb = isAccusative ? adverbOf(verse, index, reading) : undefined;
  return adverb ?? (isAdjective(verse, index, reading, ownCase) ? 'adjective' : 'noun');
}

function isAdjective(
  verse: readonly Chosen[],
  index: number,
  reading: NounReading,
  ownCase: Case | undefined,
): boolean {
  if (reading.prefixes.length > 0 || reading.suffix) return false;
  const previous = verse[index - 1];
  if (!previous || !agrees(previous, reading)) return false;
  // Words in -ā show no case.
  if (
    previous.grammar.case !== (ownCase ?? (reading.endings === 'ay' ? previous.grammar.case : ''))
  )
    return false;
  return canBeAdjective(reading);
}
