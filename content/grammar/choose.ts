/** Decides by the neighbors whether a word is a particle, a noun or a verb. */
import type { ListedReading } from './particles';
import type { Reading, WordReadings } from './readings';
import { likeliestVerbs } from './verbChoice';
import { beginsGenitive, isCertainlyNoun, isKnowing, isParticiple, isVerbHere } from './verbOrNoun';
import { listedLemma, type Chosen, type VerseWord } from './verse';

/** Particles after which a verb follows, and nearly never a noun. */
const BEFORE_VERB = new Set([
  'لَم',
  'لَن',
  'قَد',
  'سَوْف',
  'أَن',
  'كَى',
  'لَمَّا',
  'إِن',
  'لَو',
  'إِذَا',
  'كُلَّمَا',
]);

/** Particles after which a verb is imperfect. */
const BEFORE_IMPERFECT = new Set(['لَا', 'لَم', 'لَن', 'سَوْف', 'كَى', 'حَتَّىٰ']);

export function chooseReading(
  before: readonly Chosen[],
  readings: readonly WordReadings[],
  words: readonly VerseWord[],
  index: number,
): readonly Reading[] {
  return mineFirst(chosenReadings(before, readings, words, index), readings[index + 1]);
}

/** "My brother", and not "the brother of", where no genitive follows. */
function mineFirst(chosen: readonly Reading[], next: WordReadings | undefined): readonly Reading[] {
  const [first] = chosen;
  if (first?.kind !== 'noun' || first.suffix) return chosen;
  if (!first.ending.construct && !first.entries[0]?.longCases) return chosen;
  const mine = chosen.filter(
    (reading) => reading.kind === 'noun' && reading.suffix?.sounds === 'I',
  );
  return mine.length === 0 || mayBeGenitive(next) ? chosen : mine;
}

const mayBeGenitive = (next: WordReadings | undefined): boolean => {
  const [noun] = next?.nouns ?? [];
  return (
    beginsGenitive(next) ||
    (noun?.article !== '' && noun?.ending.cases.includes('genitive') === true)
  );
};

function chosenReadings(
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
  if (
    listed.length > 0 &&
    (listed[0]?.word.lemma === 'أَنَّىٰ' ||
      word.root === null ||
      (verbs.length === 0 && (noun?.score ?? 0) < 3) ||
      listed.some(({ word: { features } }) => features.aspect))
  ) {
    return chosenListed(listed, readings[index + 1]);
  }
  if (verbs.length === 0 || !noun) return verbs.length === 0 ? nouns : verbs;
  if (
    noun.score < 3 &&
    verbs.every(
      ({ moods, prefixes }) =>
        moods.includes('energetic') && prefixes.at(-1)?.partOfSpeech === 'emphasis',
    )
  )
    return verbs;
  const [entry] = noun.entries;
  if (isCertainlyNoun(noun, previous) || isParticiple(noun, previous)) return nouns;
  if (noun.entries.some(({ neverVerb }) => neverVerb)) return nouns;
  if (isKnowing(noun, readings[index + 1])) return verbs;
  if (
    !BEFORE_VERB.has(lemma) &&
    /^'a/.test(noun.base) &&
    noun.score === 4 &&
    readings[index + 1]?.listed.some(({ word: next }) => next.lemma === 'مِن')
  )
    return nouns;
  if (noun.ending.construct && (entry?.lemma === 'ٱبْن' || entry?.longCases)) return nouns;
  if (noun.score < 3 || noun.ending.construct || BEFORE_VERB.has(lemma) || isRelative) return verbs;
  return isVerbHere(noun, verbs, previous, readings[index + 1]) ? verbs : nouns;
}

function chosenListed(
  listed: readonly ListedReading[],
  next: WordReadings | undefined,
): readonly ListedReading[] {
  const least = Math.min(...listed.map(({ prefixes }) => prefixes.length));
  const [first] = listed.filter(({ prefixes }) => prefixes.length === least);
  if (first?.word.lemma === 'أَلَا' && next?.verbs.some(({ stem }) => stem.aspect === 'imperfect')) {
    return listed.filter(({ word }) => word.lemma === 'لَا');
  }
  return first ? [first] : [];
}
