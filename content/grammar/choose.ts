/** Decides by the neighbors whether a word is a particle, a noun or a verb. */
import type { NounReading } from './nouns';
import type { ListedReading } from './particles';
import type { Reading, VerbWordReading, WordReadings } from './readings';
import { likeliestVerbs } from './verbChoice';
import { listedLemma, type Chosen, type VerseWord } from './verse';

/** Particles after which a verb follows, and nearly never a noun. */
const BEFORE_VERB = new Set(['لَم', 'لَن', 'قَد', 'سَوْف', 'أَن', 'كَى', 'لَمَّا', 'إِن', 'لَو', 'إِذَا', 'كُلَّمَا']);

/** Particles after which a verb is imperfect. */
const BEFORE_IMPERFECT = new Set(['لَا', 'لَم', 'لَن', 'سَوْف', 'كَى', 'حَتَّىٰ']);

export function chooseReading(
  before: readonly Chosen[],
  readings: readonly WordReadings[],
  words: readonly VerseWord[],
  index: number,
): readonly Reading[] {
  const own = readings[index];
  const word = words[index];
  if (!own || !word) return [];
  const previous = before.at(-1)?.readings[0];
  const { listed, nouns } = own;
  const lemma = listedLemma(previous);
  const isRelative = lemma === 'ٱلَّذِى';
  const verbs = likeliestVerbs(own.verbs, word.root ?? '', {
    imperfect: BEFORE_IMPERFECT.has(lemma),
    subjunctive: lemma === 'أَن',
  });
  const [noun] = nouns;
  if (listed.length > 0 && (word.root === null || (verbs.length === 0 && (noun?.score ?? 0) < 3) || listed.some(({ word: { features } }) => features.aspect))) {
    return chosenListed(listed, readings[index + 1]);
  }
  if (verbs.length === 0 || !noun) return verbs.length === 0 ? nouns : verbs;
  if (isCertainlyNoun(noun, previous)) return nouns;
  if (noun.score < 3 || noun.ending.construct || BEFORE_VERB.has(lemma) || isRelative) return verbs;
  return isVerbHere(noun, verbs, previous, readings[index + 1]) ? verbs : nouns;
}

function chosenListed(listed: readonly ListedReading[], next: WordReadings | undefined): readonly ListedReading[] {
  const least = Math.min(...listed.map(({ prefixes }) => prefixes.length));
  const [first] = listed.filter(({ prefixes }) => prefixes.length === least);
  if (first?.word.lemma === 'أَلَا' && next?.verbs.some(({ stem }) => stem.aspect === 'imperfect')) {
    return listed.filter(({ word }) => word.lemma === 'لَا');
  }
  return first ? [first] : [];
}

/** An article, nunation, a preposition. */
function isCertainlyNoun(noun: NounReading, previous: Reading | undefined): boolean {
  const last = noun.prefixes.at(-1);
  if (noun.article !== '' || noun.ending.indefinite) return true;
  if (last?.partOfSpeech === 'vocative' && last.sounds === 'yA') return true;
  if (last?.partOfSpeech === 'preposition' && last.sounds !== 'li' && last.sounds !== 'ta') return noun.score >= 3;
  if (previous?.kind !== 'listed' || previous.suffix) return false;
  const { partsOfSpeech } = previous.word.parts.at(-1) ?? {};
  return partsOfSpeech?.[0] === 'preposition' && previous.word.lemma !== 'حَتَّىٰ';
}

/** Of a known noun without article, such as "حق", which may also be a verb. */
function isVerbHere(
  noun: NounReading,
  verbs: readonly VerbWordReading[],
  previous: Reading | undefined,
  next: WordReadings | undefined,
): boolean {
  const [entry] = noun.entries;
  const [verb] = verbs;
  if (entry?.name) return true;
  if (verb?.stem.aspect === 'perfect' && verb.suffixes.length === 0 && true) {
    return !beginsGenitive(next);
  }
  const isMe = previous?.kind === 'listed' && previous.suffix?.person === 'first' && previous.suffix.number === 'singular';
  if (verb?.person === '1s') return isMe || (previous?.kind === 'listed' && (previous.word.lemma === 'لَا' || previous.word.lemma === 'مَا'));
  return false;
}

function beginsGenitive(next: WordReadings | undefined): boolean {
  const [noun] = next?.nouns ?? [];
  if (!noun || noun.prefixes.length > 0) return false;
  const { cases, number } = noun.ending;
  const [only, ...others] = cases;
  if (others.length === 0) return only === 'genitive';
  return cases.includes('genitive') && (number === 'plural' || noun.entries[0]?.name === true);
}
