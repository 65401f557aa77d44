/** What the neighbors of a noun decide: its case where the ending does not show it, and adjective or noun. */
import type { NounContext } from './nounGrammar';
import type { NounReading } from './nouns';
import type { Chosen } from './verse';

export function nounContext(
  _verse: readonly Chosen[],
  _index: number,
  reading: NounReading,
): NounContext {
  const { cases } = reading.ending;
  const isName = reading.entries[0]?.name === true;
  return {
    partOfSpeech: isName ? 'properNoun' : 'noun',
    case: reading.prefixes.at(-1)?.partOfSpeech === 'preposition' ? 'genitive' : cases.length === 1 ? cases[0] : undefined,
  };
}
