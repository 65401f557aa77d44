/** Strategies for finding words in one text of the verses. */
import type { MatchedText } from '../../../read/rows';
import { distanceWithin } from '../../../../text/editDistance';
import type { ArabicKeys } from '../../../../text/foldArabic';
import {
  consonantSkeleton,
  foldTurkish,
  pausalSkeleton,
  plainTranscription,
  recitedSkeleton,
  type LatinLanguage,
} from '../../../../text/foldLatin';
import { vowelsOf } from '../../../../text/verseKeyTexts';
import type { JoinedTexts, WordRun } from '../index/joinedTexts';
import { withAllWords, withMostWords, type Findings } from './ranking';
import { rootKey, wordsOf, type VerseIndex } from '../index/verseIndex';
import { LEVEL, matchArabic, matchLatin, type WordMatch } from './wordMatch';

interface TypedArabic extends ArabicKeys {
  typed: string;
}

interface Options {
  /** Only verses in which the words are adjacent. */
  isPhrase?: boolean;
  /** Only verses with the words as typed or their forms, without related or corrected words. */
  isStrict?: boolean;
  /** How close a verse is to the query, 0 to 1, which ranks verses that match equally well. */
  closenessOf?: (verse: number) => number;
  /** True for a word that is no wrong spelling, although the text does not have it. */
  isMeaningful?: (key: string) => boolean;
}

/** With fewer results, less exact matches are added. */
export const MIN_RESULTS = 10;

/** @returns undefined if nothing is found */
export function findArabic(
  index: VerseIndex,
  words: TypedArabic[],
  { isPhrase = false, isStrict = false }: Options = {},
): Findings | undefined {
  const text = textOf(index, 'arabic');
  const typed = eachOnce(words, keyOfArabic, (word) => matchArabic(index, word));
  const all = { typed, agreesIn: agreement(index, words, typed) };
  const isComplete = !typed.some(({ isEmpty }) => isEmpty);
  const exact = isComplete ? withAllWords(text, all, { isPhrase }) : undefined;
  const isShort = words.length === 1 && (exact?.verses.length ?? 0) < MIN_RESULTS;
  if (exact && exact.verses.length > 0 && (isStrict || !isShort)) return exact;
  if (isStrict) return undefined;
  const joined = exact?.verses.length ? undefined : joinedArabic(index, words);
  if (joined || isPhrase) return joined;
  const root = words.length === 1 ? index.roots.idOf(rootKey(words[0]?.withAlif ?? '')) : undefined;
  if (root !== undefined) typed[0]?.addRoot(root);
  const ways = [
    () => (isComplete || root !== undefined ? relatedArabic(text, typed) : undefined),
    () => {
      const corrected = eachOnce(words, keyOfArabic, (word) => matchArabic(index, word));
      correct(
        corrected,
        words.map(({ withAlif }) => withAlif),
      );
      return unlessEmpty(withMostWords(text, { typed: corrected }));
    },
  ];
  // A word that does not occur is more likely misspelled, unless it is a root.
  if (root === undefined && !typed.every(({ isSure }) => isSure)) ways.reverse();
  return ways[0]?.() ?? ways[1]?.();
}

/** Verses with words of the same lemmas or roots. */
function relatedArabic(text: ReturnType<typeof textOf>, typed: WordMatch[]): Findings | undefined {
  for (const match of typed) match.widen();
  return unlessEmpty(withAllWords(text, { typed }));
}

/** Verses with the same letters but different spaces: "يا أيها" is one word in the text. */
function joinedArabic(index: VerseIndex, words: TypedArabic[]): Findings | undefined {
  const runs = new Map<number, WordRun>();
  const writings = [words.map((word) => word.withAlif), words.map((word) => word.withoutAlif)];
  for (const [way, writing] of writings.entries()) {
    if (writing.join('').length < 4) return undefined;
    const found = index.joinedArabic[way]?.find(
      writing,
      ({ before, rest }) => rest === '' && /^[وف]?[بكل]?(?:ال)?$/.test(before),
    );
    for (const run of found ?? []) runs.set(run.verse, run);
  }
  return findingsOf(index, 'arabic', [...runs.values()], true);
}

/** The words of a query as they are found in a translation. */
export interface TypedLatin {
  language: LatinLanguage;
  keys: readonly string[];
  matches: readonly WordMatch[];
}

export function typedLatin(
  index: VerseIndex,
  language: LatinLanguage,
  keys: readonly string[],
): TypedLatin {
  const words = index[language];
  return {
    language,
    keys,
    matches: eachOnce(keys, String, (key) => matchLatin(words, language, key)),
  };
}

export function findLatin(
  index: VerseIndex,
  { language, matches: typed }: TypedLatin,
  { isPhrase = false, ...ranks }: Options = {},
): Findings | undefined {
  if (typed.some(({ isEmpty }) => isEmpty)) return undefined;
  return unlessEmpty(withAllWords(textOf(index, language), { typed, ...ranks }, { isPhrase }));
}

/**
 * For words that no verse contains all of: verses with most of them, or with corrected words, which are added to the
 * matches.
 */
export function findSimilar(
  index: VerseIndex,
  { language, keys, matches: typed }: TypedLatin,
  { isMeaningful, ...ranks }: Options = {},
): Findings | undefined {
  correct(typed, keys, isMeaningful);
  return unlessEmpty(withMostWords(textOf(index, language), { typed, ...ranks }));
}

/** Limited because each corrected word is compared with all words of the text. */
const MAX_CORRECTED_WORDS = 6;

/** Adds similar spellings to the words that do not occur. */
function correct(
  typed: readonly WordMatch[],
  keys: readonly string[],
  isMeaningful: Options['isMeaningful'] = () => false,
): void {
  const keyOf = (match: WordMatch) => keys[typed.indexOf(match)] ?? '';
  const unsure = [...new Set(typed)].filter(
    (match) => !match.isSure && !isMeaningful(keyOf(match)),
  );
  for (const match of unsure.slice(0, MAX_CORRECTED_WORDS)) match.correct(keyOf(match));
}

/** Looks up repeated words only once. */
function eachOnce<Word>(
  words: readonly Word[],
  keyOf: (word: Word) => string,
  match: (word: Word) => WordMatch,
): WordMatch[] {
  const matches = new Map<string, WordMatch>();
  return words.map((word) => {
    const found = matches.get(keyOf(word)) ?? match(word);
    matches.set(keyOf(word), found);
    return found;
  });
}

const keyOfArabic = ({ withAlif, withoutAlif }: ArabicKeys) => `${withAlif} ${withoutAlif}`;

/** With this many consonants, transcriptions are searched in addition to translations. */
export const MIN_SURE_CONSONANTS = 7;
const MIN_CONSONANTS = 4;

/** Maximum share of letters of a transcription, including vowels, that may differ. */
const MAX_SHARE_OF_DIFFERENT_LETTERS = 0.3;

/** @param minConsonants a text with fewer consonants finds nothing */
export function findTranscription(
  index: VerseIndex,
  text: string,
  minConsonants = MIN_CONSONANTS,
): Findings | undefined {
  const plain = consonantSkeleton(text);
  if (plain.length < minConsonants) return undefined;
  const letters = plainTranscription(foldTurkish(text));
  const isLong = plain.length >= MIN_SURE_CONSONANTS;
  const runs = new Map<number, WordRun>();
  const add = (joined: JoinedTexts, consonants: string, way: number) => {
    const found = joined.find(
      [consonants],
      // A preceding article or preposition and a following ending are optional.
      ({ before, rest }) => /^[fbkl]{0,2}$/.test(before) && (isLong || rest.length <= 1),
    );
    for (const run of found) {
      const { turkishTranscription, englishTranscription } = index.verse(run.verse);
      const words = wordsOf(way === 0 ? turkishTranscription : englishTranscription);
      const matched = plainTranscription(words.slice(run.first, run.last + 1).join(' '));
      const maxDistance = letters.length * MAX_SHARE_OF_DIFFERENT_LETTERS;
      if (distanceWithin(letters, matched) <= maxDistance) runs.set(run.verse, run);
    }
  };
  index.joinedConsonants.forEach((joined, way) => add(joined, plain, way));
  for (const recited of [recitedSkeleton(text), pausalSkeleton(text)]) {
    if (isLong && runs.size === 0)
      index.joinedRecited.forEach((joined, way) => add(joined, recited, way));
  }
  return findingsOf(index, 'transcription', [...runs.values()], text.includes(' '));
}

/** Verses with words of these roots, in mushaf order. */
export function findRoots(index: VerseIndex, letters: string[]): Findings | undefined {
  const ids = letters.flatMap((root) => index.roots.idOf(root) ?? []);
  const verses = new Set(ids.flatMap((id) => index.roots.versesWith(id)));
  const placesIn = (verse: number) =>
    [...(index.roots.textsOf(verse)[0] ?? [])].flatMap((id, place) =>
      ids.includes(id) ? [place] : [],
    );
  return unlessEmpty({
    matchedIn: 'arabic',
    verses: [...verses].sort((left, right) => left - right),
    kindOf: () => 'root',
    placesIn,
  });
}

/** The root of most occurrences of an Arabic word. */
export function rootOfWord(index: VerseIndex, word: TypedArabic): string | undefined {
  const counts = new Map<number, number>();
  for (const id of matchArabic(index, word).samples(index.roots)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const [mostFrequent] = [...counts].sort((left, right) => right[1] - left[1]);
  return mostFrequent && index.rootOf(index.roots.words[mostFrequent[0]] ?? '');
}

const unlessEmpty = (findings: Findings) => (findings.verses.length > 0 ? findings : undefined);

const textOf = (
  index: VerseIndex,
  matchedIn: Exclude<MatchedText, 'transcription' | 'translation'>,
) => ({
  matchedIn,
  end: index.end,
  lengthOf: (verse: number) => index[matchedIn].lengthOf(verse),
  arabicLengthOf: (verse: number) => index.arabic.lengthOf(verse),
});

/** Ranks whole verses first, and shorter verses slightly earlier. */
function findingsOf(
  index: VerseIndex,
  matchedIn: MatchedText,
  runs: WordRun[],
  isPhrase: boolean,
): Findings | undefined {
  const runOf = new Map(runs.map((run) => [run.verse, run]));
  const lengthOf = (verse: number) => index.arabic.lengthOf(verse);
  const isWhole = ({ verse, first, last }: WordRun) => first === 0 && last === lengthOf(verse) - 1;
  const orderOf = (run: WordRun) =>
    (isWhole(run) ? 0 : 100) + Math.floor(Math.log2(lengthOf(run.verse)));
  const other = isPhrase ? 'phrase' : 'allWords';
  return unlessEmpty({
    matchedIn,
    verses: runs
      .sort((left, right) => orderOf(left) - orderOf(right) || left.verse - right.verse)
      .map(({ verse }) => verse),
    kindOf(verse) {
      const run = runOf.get(verse);
      return run && isWhole(run) ? 'wholeVerse' : other;
    },
    placesIn(verse) {
      const { first, last } = runOf.get(verse) ?? { first: 0, last: -1 };
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    },
  });
}

/** Whether the matching words have the typed vowels; undefined if none were typed. */
function agreement(index: VerseIndex, words: TypedArabic[], typed: WordMatch[]) {
  const vowels = words.map((word) => vowelsOf(word.typed));
  if (vowels.every((signs) => signs === '')) return undefined;
  return (verse: number) => {
    const ofVerse = wordsOf(index.verse(verse).vowels);
    return typed.every((match, at) =>
      ofVerse.some(
        (signs, place) =>
          isWithin(vowels[at] ?? '', signs) && match.levelAt(verse, place) <= LEVEL.bothWithout,
      ),
    );
  };
}

/** True if the signs are a subsequence of the others. */
function isWithin(signs: string, others: string): boolean {
  let from = 0;
  for (const sign of signs) {
    from = others.indexOf(sign, from) + 1;
    if (from === 0) return false;
  }
  return true;
}
