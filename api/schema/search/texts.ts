/** The ways in which words are looked for in one text of the verses. */
import type { MatchedText } from '../../read/rows';
import { distanceWithin } from '../../../text/editDistance';
import type { ArabicKeys } from '../../../text/foldArabic';
import { consonantSkeleton, foldTurkish, type LatinLanguage } from '../../../text/foldLatin';
import { vowelsOf } from '../../../text/verseKeyTexts';
import type { Stretch } from './joinedTexts';
import { withAllWords, withMostWords, type Findings } from './ranking';
import { rootKey, wordsOf, type VerseIndex } from './verseIndex';
import { LEVEL, matchArabic, matchLatin, type WordMatch } from './wordMatch';

export interface TypedArabic extends ArabicKeys {
  typed: string;
}

interface Options {
  /** Only where the words stand side by side. */
  isPhrase?: boolean;
  /** Only verses with the words as they are typed, and their other forms. */
  isStrict?: boolean;
}

/** Fewer results make room for what is further away. */
export const MIN_RESULTS = 10;

/** @returns undefined when nothing is found */
export function findArabic(
  index: VerseIndex,
  words: TypedArabic[],
  { isPhrase = false, isStrict = false }: Options = {},
): Findings | undefined {
  const text = textOf(index, 'arabic');
  const typed = eachOnce(words, keyOfArabic, (word) => matchArabic(index, word, false));
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
      const mended = mendedWords(words, keyOfArabic, (word, isMended) =>
        matchArabic(index, word, isMended),
      );
      return unlessEmpty(withMostWords(text, { typed: mended }));
    },
  ];
  // A word that the text doesn't have is rather misspelled, unless it is a root.
  if (root === undefined && !typed.every(({ isSure }) => isSure)) ways.reverse();
  return ways[0]?.() ?? ways[1]?.();
}

/** Verses with words of the same lemmas or roots. */
function relatedArabic(text: ReturnType<typeof textOf>, typed: WordMatch[]): Findings | undefined {
  for (const match of typed) match.widen();
  return unlessEmpty(withAllWords(text, { typed }));
}

/** Where the letters are the same, but not the spaces: "يا أيها" is one word in the text. */
function joinedArabic(index: VerseIndex, words: TypedArabic[]): Findings | undefined {
  const stretches = new Map<number, Stretch>();
  const writings = [words.map((word) => word.withAlif), words.map((word) => word.withoutAlif)];
  for (const [way, writing] of writings.entries()) {
    if (writing.join('').length < 4) return undefined;
    const found = index.joinedArabic[way]?.find(
      writing,
      ({ before, rest }) => rest === '' && /^[وف]?[بكل]?(?:ال)?$/.test(before),
    );
    for (const stretch of found ?? []) stretches.set(stretch.verse, stretch);
  }
  return findingsOf(index, 'arabic', [...stretches.values()], true);
}

export function findLatin(
  index: VerseIndex,
  language: LatinLanguage,
  keys: string[],
  { isPhrase = false }: Options = {},
): Findings | undefined {
  const typed = eachOnce(keys, String, (key) => matchLatin(index[language], language, key, false));
  if (typed.some(({ isEmpty }) => isEmpty)) return undefined;
  return unlessEmpty(withAllWords(textOf(index, language), { typed }, { isPhrase }));
}

/** When there is no verse with all of them: most of the words, or some of them mended. */
export function findNearly(
  index: VerseIndex,
  language: LatinLanguage,
  keys: string[],
): Findings | undefined {
  const typed = mendedWords(keys, String, (key, isMended) =>
    matchLatin(index[language], language, key, isMended),
  );
  return unlessEmpty(withMostWords(textOf(index, language), { typed }));
}

/** So many words of a text are mended at most: each is compared with all others. */
const MAX_CORRECTED_WORDS = 6;

function mendedWords<Word>(
  words: Word[],
  keyOf: (word: Word) => string,
  match: (word: Word, isMended: boolean) => WordMatch,
): WordMatch[] {
  let mended = 0;
  return eachOnce(words, keyOf, (word) => {
    const plain = match(word, false);
    if (plain.isSure || mended === MAX_CORRECTED_WORDS) return plain;
    mended++;
    return match(word, true);
  });
}

/** A word that is typed twice is looked up once. */
function eachOnce<Word>(
  words: Word[],
  keyOf: (word: Word) => string,
  match: (word: Word) => WordMatch,
): WordMatch[] {
  const known = new Map<string, WordMatch>();
  return words.map((word) => {
    const found = known.get(keyOf(word)) ?? match(word);
    known.set(keyOf(word), found);
    return found;
  });
}

const keyOfArabic = ({ withAlif, withoutAlif }: ArabicKeys) => `${withAlif} ${withoutAlif}`;

/** From so many consonants on a transcription is looked for beside the translations. */
export const MIN_SURE_CONSONANTS = 7;
const MIN_CONSONANTS = 4;

/** Of the letters of a transcription, vowels included, so many may be others. */
const MAX_SHARE_OF_DIFFERENT_LETTERS = 0.3;

/** @param minConsonants consonants that the text has; with fewer nothing is found */
export function findTranscription(
  index: VerseIndex,
  text: string,
  minConsonants = MIN_CONSONANTS,
): Findings | undefined {
  const consonants = consonantSkeleton(text);
  if (consonants.length < minConsonants) return undefined;
  const letters = foldTurkish(text).replaceAll(' ', '');
  const isLong = consonants.length >= MIN_SURE_CONSONANTS;
  const stretches = new Map<number, Stretch>();
  for (const [way, joined] of index.joinedConsonants.entries()) {
    const found = joined.find(
      [consonants],
      // An article or preposition before it, and an ending after it, need not be typed.
      ({ before, rest }) => /^[fbkl]{0,2}$/.test(before) && (isLong || rest.length <= 1),
    );
    for (const stretch of found) {
      const { turkishTranscription, englishTranscription } = index.verse(stretch.verse);
      const words = wordsOf(way === 0 ? turkishTranscription : englishTranscription);
      const heard = words.slice(stretch.first, stretch.last + 1).join('');
      const isAlike = distanceWithin(letters, heard) <= letters.length * MAX_SHARE_OF_DIFFERENT_LETTERS;
      if (isAlike) stretches.set(stretch.verse, stretch);
    }
  }
  return findingsOf(index, 'transcription', [...stretches.values()], text.includes(' '));
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

/** The root that most of the occurrences of an Arabic word have. */
export function rootOfWord(index: VerseIndex, word: TypedArabic): string | undefined {
  const counts = new Map<number, number>();
  for (const id of matchArabic(index, word, false).samples(index.roots)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const [most] = [...counts].sort((left, right) => right[1] - left[1]);
  return most && index.rootOf(index.roots.words[most[0]] ?? '');
}

const unlessEmpty = (findings: Findings) => (findings.verses.length > 0 ? findings : undefined);

const textOf = (index: VerseIndex, matchedIn: Exclude<MatchedText, 'transcription'>) => ({
  matchedIn,
  end: index.end,
  lengthOf: (verse: number) => index[matchedIn].lengthOf(verse),
  arabicLengthOf: (verse: number) => index.arabic.lengthOf(verse),
});

/** Whole verses first, then the shorter ones a little ahead. */
function findingsOf(
  index: VerseIndex,
  matchedIn: MatchedText,
  stretches: Stretch[],
  isPhrase: boolean,
): Findings | undefined {
  const of = new Map(stretches.map((stretch) => [stretch.verse, stretch]));
  const lengthOf = (verse: number) => index.arabic.lengthOf(verse);
  const isWhole = ({ verse, first, last }: Stretch) => first === 0 && last === lengthOf(verse) - 1;
  const orderOf = (stretch: Stretch) =>
    (isWhole(stretch) ? 0 : 100) + Math.floor(Math.log2(lengthOf(stretch.verse)));
  const other = isPhrase ? 'phrase' : 'allWords';
  return unlessEmpty({
    matchedIn,
    verses: stretches
      .sort((left, right) => orderOf(left) - orderOf(right) || left.verse - right.verse)
      .map(({ verse }) => verse),
    kindOf(verse) {
      const stretch = of.get(verse);
      return stretch && isWhole(stretch) ? 'wholeVerse' : other;
    },
    placesIn(verse) {
      const { first, last } = of.get(verse) ?? { first: 0, last: -1 };
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    },
  });
}

/** Whether the vowels that were typed, if any were, stand in the words that match. */
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

/** True when the signs come in this order among the others. */
function isWithin(signs: string, others: string): boolean {
  let from = 0;
  for (const sign of signs) {
    from = others.indexOf(sign, from) + 1;
    if (from === 0) return false;
  }
  return true;
}
