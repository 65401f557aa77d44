/** Finds verses in the order of the kinds of queries: a root, a reference, a name, words. */
import { hasArabicLetters } from '../../../text/foldArabic';
import type { SearchJumpRow } from '../../read/rows';
import { foldedWords, foldTurkish } from '../../../text/foldLatin';
import type { Reference } from '../../../text/references';
import type { QueryLanguage } from './closeness/queryWords';
import type { Close } from './closeness/closeness';
import { rootKey, type VerseIndex } from './index/verseIndex';
import type { QueryTopics } from './names/topicsOf';
import { asNamed, beginningOf, jumpTo, jumpToSurah } from './names/jumps';
import { findName, findSimilarName, type SearchNames } from '../../read/searchNames';
import { versesOf } from './names/referredVerses';
import { arabicReadings } from '../../../text/latinRoots';
import type { Findings } from './words/ranking';
import { arabicWordsIn, readQuery, type SearchQuery } from '../../../text/readQuery';
import {
  MIN_RESULTS,
  findArabic,
  findLatin,
  findSimilar,
  findRoots,
  findTranscription,
  rootOfWord,
  typedLatin,
  MIN_SURE_CONSONANTS,
} from './words/texts';

/** The language of Latin letters that both languages have; `auto` finds it by itself. */
export type SearchLanguage = 'auto' | 'turkish' | 'english' | 'arabic';

/** The result of a search before pagination. */
export interface Found {
  jump: SearchJumpRow | null;
  root: string | null;
  /** Best first. */
  findings: Findings[];
  /** Verses with other words. */
  close?: Findings | undefined;
  unknownWords: string[];
  reference?: Reference | undefined;
  /** The words that may name something. */
  named?: Close;
}

/** Minimum length of a misspelled name of a surah that is guessed. */
const MIN_LETTERS_TO_GUESS = 4;

/** With fewer words that a translation has, a query may still be a transcription. */
const MIN_TRANSLATED_WORDS = 3;

/** What a query is about. */
interface About {
  closeTo(text: string, language: SearchLanguage): Close;
  topicsOf(text: string, close: Close): QueryTopics;
}

const NOTHING: Found = { jump: null, root: null, findings: [], unknownWords: [] };

export function find(
  { query, language }: { query: string; language: SearchLanguage },
  index: VerseIndex,
  names: SearchNames,
  { closeTo, topicsOf }: About,
): Found {
  const read = readQuery(query);
  const byRoot = findByRoot(read, index);
  if (byRoot) return byRoot;
  const reference = names.references.parse(read.text);
  const verses = reference && versesOf(reference);
  if (verses) {
    const [only, ...more] = verses;
    return {
      ...NOTHING,
      reference,
      jump: only && more.length === 0 ? jumpTo(index, names, { ...only, name: null }) : null,
      findings: [asNamed(verses, 'reference')],
    };
  }
  if (reference?.kind === 'problem') return { ...NOTHING, reference };
  const alias = findName(names, read.text);
  const named = reference?.kind === 'surah' ? reference : undefined;
  // "Nur âyeti" is a verse, although it names a surah.
  const surah = alias || named?.isCorrected ? undefined : named?.surah;
  const isNamed = alias !== undefined || surah !== undefined;
  const close = closeTo(read.text, language);
  const topics = topicsOf(read.text, close);
  const words = findWords(read, close, index, {
    isNamed,
    isMeaningful: close.isMeaningful,
    ...ranksOf(close, topics),
  });
  const isExact = words.findings.length > 0 || isNamed;
  const guess = isExact || read.isPhrase ? undefined : guessName(read, close, index, names, named);
  const heads = [
    ...(alias ? [asNamed([alias], 'alias')] : []),
    ...(surah === undefined ? [] : [beginningOf(surah)]),
    ...(guess ? [guess.finding] : []),
  ];
  const isClose = !read.isPhrase && !isNamed && close.verses.length > 0;
  const jump = alias
    ? jumpTo(index, names, alias)
    : surah === undefined
      ? (guess?.jump ?? null)
      : jumpToSurah(surah, names);
  return {
    jump,
    root: words.root,
    findings: [...heads, ...words.findings],
    close: isClose ? closeFindings(close, topics) : undefined,
    unknownWords: isNamed ? [] : close.unknownWords,
    // A word is no misspelled name, unless it is assumed to be one.
    reference: named?.isCorrected && !guess ? undefined : reference,
    named: close,
  };
}

/** A name that a query without exact matches may misspell. */
function guessName(
  read: SearchQuery,
  close: Close,
  index: VerseIndex,
  names: SearchNames,
  named: { surah: number } | undefined,
) {
  const alias = findSimilarName(names, read.text);
  if (alias) {
    return { finding: asNamed([alias], 'alias'), jump: jumpTo(index, names, alias) };
  }
  // Short names are too similar for a guess, and a known word is no misspelled name.
  const isLong = countLetters([read.text]) >= MIN_LETTERS_TO_GUESS;
  if (!named || !isLong || close.unknownWords.length === 0) return undefined;
  return {
    finding: beginningOf(named.surah),
    jump: jumpToSurah(named.surah, names),
  };
}

/** @returns undefined if the query is not a root */
function findByRoot({ root }: SearchQuery, index: VerseIndex): Found | undefined {
  if (!root) return undefined;
  const isArabic = hasArabicLetters(root.letters);
  const roots = isArabic ? [rootKey(root.letters)] : arabicReadings(foldTurkish(root.letters));
  const findings = findRoots(index, roots);
  // Letters separated by spaces may also be the beginning of a surah.
  if (!findings && !root.isNamed) return undefined;
  const [known = null] = roots.flatMap((letters) => index.rootOf(letters) ?? []);
  return findings ? { ...NOTHING, root: known, findings: [findings] } : NOTHING;
}

interface WordFindings {
  findings: Findings[];
  root: string | null;
}

const NO_WORDS: WordFindings = { findings: [], root: null };

interface WordOptions {
  /** Whether a folded word means something, although the translation may not have it. */
  isMeaningful: Close['isMeaningful'];
  /** True if the query is also a name; then only exact words count. */
  isNamed: boolean;
  /** How close a verse is to the query, 0 to 1. */
  closenessOf: (verse: number) => number;
}

function findWords(
  read: SearchQuery,
  { language }: Close,
  index: VerseIndex,
  options: WordOptions,
): WordFindings {
  const { isNamed } = options;
  if (!read.isArabic) {
    return { ...NO_WORDS, findings: findLatinWords(read, language, index, options) };
  }
  const words = arabicWordsIn(read.text);
  if (countLetters(words.map(({ withAlif }) => withAlif)) < 2) return NO_WORDS;
  const findings = findArabic(index, words, { isPhrase: read.isPhrase, isStrict: isNamed });
  if (!findings) return NO_WORDS;
  const [word] = words.length === 1 ? words : [];
  return { findings: [findings], root: (word && rootOfWord(index, word)) ?? null };
}

function findLatinWords(
  { text, isPhrase }: SearchQuery,
  language: QueryLanguage,
  index: VerseIndex,
  { isNamed, isMeaningful, ...ranks }: WordOptions,
): Findings[] {
  const first = language === 'english' ? 'english' : 'turkish';
  const second = first === 'english' ? 'turkish' : 'english';
  const typedIn = (of: typeof first) =>
    typedLatin(
      index,
      of,
      foldedWords(text, of).map(({ key }) => key),
    );
  const typed = typedIn(first);
  if (countLetters(typed.keys) < 2) return [];
  const translated = findLatin(index, typed, { isPhrase, ...ranks });
  const isMuch = translated !== undefined && translated.verses.length >= MIN_RESULTS;
  // Several words of the translation are no transcription.
  const isTranslated =
    typed.keys.length >= MIN_TRANSLATED_WORDS &&
    typed.keys.every((key) => index[first].idOf(key) !== undefined);
  // The word of a language may sound like others in Arabic: "karınca".
  const [only, ...more] = typed.keys;
  const isKnown = only !== undefined && more.length === 0 && isMeaningful(only, first);
  const read = isTranslated
    ? undefined
    : findTranscription(index, text, isMuch || isKnown ? MIN_SURE_CONSONANTS : undefined);
  const sure = [translated, read].flatMap((findings) => findings ?? []);
  if (sure.length > 0 || isNamed) return sure;
  const typedInOther = typedIn(second);
  // Words of the other language begin like it: "gay" and "gayb".
  const isForeign = isKnown && index[second].idOf(only) === undefined;
  const other = isForeign ? undefined : findLatin(index, typedInOther, { isPhrase, ...ranks });
  if (other || isPhrase) return other ? [other] : [];
  const options = {
    ...ranks,
    isMeaningful: (key: string) => isMeaningful(key, first) || isMeaningful(key, second),
  };
  const similar =
    findSimilar(index, typed, options) ??
    (isForeign ? undefined : findSimilar(index, typedInOther, options));
  return similar ? [similar] : [];
}

const countLetters = (keys: readonly string[]) => keys.join('').replace(/\P{L}/gu, '').length;

/** Verses of the topics that the query names are closest, then others by their scores in relation to the best one. */
function ranksOf(
  { verses, scores }: Close,
  { verses: ofTopics }: QueryTopics,
): Pick<WordOptions, 'closenessOf'> {
  const best = scores[verses[0] ?? 0] || 1;
  const relative = (verse: number) => Math.min(1, (scores[verse] as number) / best);
  if (ofTopics.size === 0) return { closenessOf: relative };
  return { closenessOf: (verse) => (relative(verse) + (ofTopics.has(verse) ? 1 : 0)) / 2 };
}

const closeFindings = (
  { language, verses, placesIn, arabicPlacesIn }: Close,
  { verses: ofTopics, isName }: QueryTopics,
): Findings => ({
  matchedIn: language,
  // A name means the verses of its topic as a whole.
  verses: isName
    ? verses.toSorted((one, other) => +ofTopics.has(other) - +ofTopics.has(one))
    : verses,
  kindOf: () => 'close',
  placesIn,
  arabicPlacesIn,
});
