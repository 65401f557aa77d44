/** Whether a noun may be the attribute of the noun before. */
import { adjectiveShape } from './nounShapes';
import type { NounReading } from './nouns';
import type { Chosen } from './verse';

/** Participles, the patterns of adjectives, and what is listed. */
export function canBeAdjective({ derived, base, endings, entries }: NounReading): boolean {
  if (entries.some(({ substantive }) => substantive)) return false;
  if (derived.some(({ derivation }) => derivation !== 'verbalNoun')) return true;
  if (entries.some(({ adjective }) => adjective)) return true;
  return adjectiveShape(endings === 'ay' ? `${base}aC` : base);
}

/** True if the word before is a noun with the same state. */
export function agrees(previous: Chosen, reading: NounReading): boolean {
  const before = previous.readings[0];
  if (before?.kind !== 'noun' || !agreesInGender(previous, reading)) return false;
  if (reading.article !== '') {
    const isName = before.entries[0]?.name === true;
    if (isName && reading.ending.number && previous.grammar.number === 'singular') return false;
    return before.article !== '' || before.suffix !== undefined || isName;
  }
  if (before.article !== '' || before.suffix || isPersonal(before)) return false;
  const isMen = reading.ending.number === 'plural' && reading.ending.gender === 'masculine';
  if (isMen && previous.grammar.number === 'singular' && previous.grammar.lemma !== 'قَوْم')
    return false;
  return (
    before.ending.indefinite === true ||
    (reading.ending.indefinite === true && before.entries[0]?.plural === true)
  );
}

/** A name with nunation is definite as well; but "a recitation" has the word of its name. */
const isPersonal = ({ entries: [entry], ending }: NounReading): boolean =>
  entry?.name === true && !(entry.lemma === 'قُرْآن' && ending.indefinite);

/** A masculine participle does not describe one feminine thing: "(to enter) a fire, abiding". */
function agreesInGender({ grammar }: Chosen, { derived, base, ending }: NounReading): boolean {
  const isMan = derived.length > 0 && !base.endsWith('p') && ending.number === undefined;
  return (
    !isMan ||
    grammar.gender !== 'feminine' ||
    grammar.number !== 'singular' ||
    grammar.lemma === 'رِيح'
  );
}
