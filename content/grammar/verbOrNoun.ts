/** Whether a word that may be a noun or a verb is one or the other. */
import { governsGenitive } from './nounCase';
import type { NounReading } from './nouns';
import type { Reading, VerbWordReading, WordReadings } from './readings';

/** Nouns that with the ending -a and a pronoun are nearly always a verb: "he mentioned it". */
const OFTEN_VERBS = new Set([
  '*akar',
  'EaraD',
  'mass',
  'Sadd',
  'madd',
  'raHim',
  "'aDall",
  "'amadd",
  "'aHSA",
]);

/** An article, nunation, a preposition. */
export function isCertainlyNoun(noun: NounReading, previous: Reading | undefined): boolean {
  const last = noun.prefixes.at(-1);
  if (noun.article !== '' || noun.ending.indefinite) return true;
  if (last?.partOfSpeech === 'vocative' && last.sounds === 'yA') return true;
  if (last?.partOfSpeech === 'preposition' && last.sounds !== 'li' && last.sounds !== 'ta')
    return noun.score >= 3;
  if (previous?.kind !== 'listed' || previous.suffix) return false;
  const { partsOfSpeech } = previous.word.parts.at(-1) ?? {};
  return partsOfSpeech?.[0] === 'preposition' && previous.word.lemma !== 'حَتَّىٰ';
}

/** "They are the doers of it": a participle after its subject, and not an order. */
export function isParticiple(noun: NounReading, previous: Reading | undefined): boolean {
  const isActive = noun.derived.some(({ derivation }) => derivation === 'activeParticiple');
  if (!noun.ending.construct || !isActive) return false;
  if (noun.prefixes.length > 0) return noun.prefixes.at(-1)?.sounds === 'la';
  if (previous?.kind === 'listed') {
    const isPronoun = previous.word.parts.at(-1)?.partsOfSpeech[0] === 'pronoun';
    const isGoverned = previous.prefixes.at(-1)?.partOfSpeech === 'preposition';
    return previous.suffix !== undefined || (isPronoun && !isGoverned);
  }
  return previous?.kind === 'noun' && previous.ending.cases.join() === 'nominative';
}

/** Of a known noun without article, such as "حق", which may also be a verb. */
export function isVerbHere(
  noun: NounReading,
  verbs: readonly VerbWordReading[],
  previous: Reading | undefined,
  next: WordReadings | undefined,
): boolean {
  const [entry] = noun.entries;
  const [verb] = verbs;
  if (entry?.name || noun.ending.shortened) return true;
  if (isUngoverned(noun, previous) && !beginsGenitive(next)) return true;
  if (
    verb?.stem.aspect === 'perfect' &&
    noun.score === 3 &&
    noun.suffix &&
    noun.ending.cases[0] === 'accusative'
  )
    return true;
  if (
    verb?.stem.aspect === 'perfect' &&
    noun.suffix &&
    /^'a/.test(noun.base) &&
    noun.prefixes.at(-1)?.sounds === 'fa'
  )
    return true;
  if (noun.ending.number === 'plural' && entry) return false;
  if (verb?.person === '1s' && verb.suffixes.length > 0 && noun.score === 3) return true;
  if (OFTEN_VERBS.has(noun.base) && noun.suffix && noun.ending.cases[0] === 'accusative')
    return true;
  if (verb?.stem.aspect === 'perfect' && verb.suffixes.length === 0 && /^'[aA]/.test(noun.base)) {
    return isSubjectOrObject(next);
  }
  if (verb?.stem.aspect === 'perfect' && verb.suffixes.length === 0) {
    return !beginsGenitive(next);
  }
  const isMe =
    previous?.kind === 'listed' &&
    previous.suffix?.person === 'first' &&
    previous.suffix.number === 'singular';
  if (verb?.person === '1s' && noun.base === "'aElam")
    return (
      isMe ||
      (previous?.kind === 'listed' &&
        (previous.word.lemma === 'لَا' || previous.word.lemma === 'مَا'))
    );
  return false;
}

/** "I know", and not "knowing better": after "and", or before an object or "that". */
export function isKnowing(noun: NounReading, next: WordReadings | undefined): boolean {
  if (noun.base !== "'aElam") return false;
  const isThat = next?.listed.some(({ word }) => word.lemma === 'أَنّ') === true;
  return noun.prefixes.at(-1)?.sounds === 'wa' || isThat || isSubjectOrObject(next);
}

/** A noun in the nominative, or definite in the accusative, which no elative governs. */
function isSubjectOrObject(next: WordReadings | undefined): boolean {
  const [noun] = next?.nouns ?? [];
  if (!noun || noun.prefixes.length > 0) return false;
  const { cases, number } = noun.ending;
  if (cases.join() === 'nominative') return true;
  return (
    number === undefined &&
    !cases.includes('nominative') &&
    cases.includes('accusative') &&
    (noun.article !== '' || noun.suffix !== undefined)
  );
}

/** A genitive without anything that governs it. */
const isUngoverned = (noun: NounReading, previous: Reading | undefined): boolean =>
  noun.ending.cases.join() === 'genitive' &&
  noun.prefixes.length === 0 &&
  noun.suffix === undefined &&
  !(previous && governsGenitive(previous)) &&
  !(previous?.kind === 'noun' && previous.ending.cases.includes('genitive'));

export function beginsGenitive(next: WordReadings | undefined): boolean {
  const [noun] = next?.nouns ?? [];
  if (!noun || noun.prefixes.length > 0) return false;
  const { cases, number } = noun.ending;
  const [only, ...others] = cases;
  if (others.length === 0) return only === 'genitive';
  return cases.includes('genitive') && (number === 'plural' || noun.entries[0]?.name === true);
}
