/** Whether a noun may be the attribute of the noun before. */
import { adjectiveShape } from './nounShapes';
import type { NounReading } from './nouns';
import type { Chosen } from './verse';

/** Participles, the patterns of adjectives, and what is listed. */
export function canBeAdjective({ derived, base, endings, entries }: NounReading): boolean {
  if (derived.some(({ derivation }) => derivation !== 'verbalNoun')) return true;
  if (entries.some(({ adjective }) => adjective)) return true;
  return adjectiveShape(endings === 'ay' ? `${base}aC` : base);
}

/** True if the word before is a noun with the same state. */
export function agrees(previous: Chosen, reading: NounReading): boolean {
  const before = previous.readings[0];
  if (before?.kind !== 'noun') return false;
  if (reading.article !== '') {
    const isName = before.entries[0]?.name === true;
    if (isName && reading.ending.number && previous.grammar.number === 'singular') return false;
    return before.article !== '' || before.suffix !== undefined || isName;
  }
  if (before.article !== '' || before.suffix || before.entries[0]?.name) return false;
  const isMen = reading.ending.number === 'plural' && reading.ending.gender === 'masculine';
  if (isMen && previous.grammar.number === 'singular' && previous.grammar.lemma !== 'قَوْم')
    return false;
  return (
    before.ending.indefinite === true ||
    (reading.ending.indefinite === true && before.entries[0]?.plural === true)
  );
}
