import type { Language } from '../../__generated__/prisma/client';
import type { Context } from '../../context';
import type { SearchAnswerRow, SearchJumpRow, SearchResultRow, SurahRow } from '../../read/rows';
import { foldedWords, foldTurkish } from '../../../text/foldLatin';
import type { Reference } from '../../../text/references';
import { namedBy } from './names/named';
import { versesOf } from './names/referredVerses';
import { referenceRow } from './names/referenceRow';
import { highlightsIn } from './results/highlights';
import { arabicReadings } from './words/latinRoots';
import {
  findName,
  findSimilarName,
  searchNamesOf,
  type SearchNames,
  type VerseName,
} from './names/names';
import type { Findings } from './words/ranking';
import { arabicWordsIn, readQuery, type SearchQuery } from './words/readQuery';
import { closenessOf } from './closeness/closenessOf';
import { searchIndexOf } from './index/searchIndex';
import type { QueryLanguage } from './closeness/bm25';
import type { Close } from './closeness/closeness';
import { subjectsOf } from './closeness/subjects';
import {
  MIN_RESULTS,
  findArabic,
  findLatin,
  findSimilar,
  findRoots,
  findTranscription,
  typedLatin,
  rootOfWord,
  MIN_SURE_CONSONANTS,
} from './words/texts';
import { rootKey, type VerseIndex } from './index/verseIndex';

/** The language of Latin letters that both languages have; `auto` finds it by itself. */
export type SearchLanguage = 'auto' | 'turkish' | 'english' | 'arabic';

interface Search {
  query: string;
  language: SearchLanguage;
  /** 1 or more. */
  pageSize: number;
  /** From 0. */
  pageIndex: number;
}

/** The result of a search before pagination. */
interface Found {
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

const NOTHING: Found = { jump: null, root: null, findings: [], unknownWords: [] };

export async function searchVerses(search: Search, context: Context): Promise<SearchAnswerRow> {
  const index = await searchIndexOf(context);
  const names = await searchNamesOf(context);
  const closeness = await closenessOf(context);
  const subjects = await subjectsOf(context);
  const closeTo = (text: string, language: SearchLanguage) =>
    closeness.find(text, language === 'english' ? 'english' : 'turkish', subjects);
  const found = find(search, index, names, closeTo);
  const { jump, root, findings, close, unknownWords, reference } = found;
  const all = distinct([...findings, ...(close ? [close] : [])]);
  const { pageSize, pageIndex } = search;
  const total = all.reduce((sum, { verses }) => sum + verses.length, 0);
  return {
    totalElements: total,
    exactElements: total - (close ? (all.at(-1)?.verses.length ?? 0) : 0),
    unknownWords,
    reference: reference ? referenceRow(reference, names) : null,
    named: found.named ? await namedBy(found.named, labelsIn(search, found.named), context) : [],
    jump,
    root,
    results: pageOfResults(index, all, pageSize * pageIndex, pageSize),
  };
}

/** The language that the caller prefers, else that of the query. */
function labelsIn({ language }: Search, close: Close): Language {
  if (language === 'turkish' || language === 'english') return language;
  return close.language;
}

function find(
  { query, language }: Search,
  index: VerseIndex,
  names: SearchNames,
  closeTo: (text: string, language: SearchLanguage) => Close,
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
  const words = findWords(read, close, index, { isNamed, closenessOf: relativeTo(close) });
  const isExact = words.findings.length > 0 || isNamed;
  const guess = isExact || read.isPhrase ? undefined : guessName(read, close, names, named);
  const heads = [
    ...(alias ? [asNamed([alias], 'alias')] : []),
    ...(surah === undefined ? [] : [beginningOf(surah, names)]),
    ...(guess ? [guess.finding] : []),
  ];
  const isClose = !read.isPhrase && !isNamed && close.verses.length > 0;
  const jump = alias
    ? jumpTo(index, names, alias)
    : surah === undefined
      ? (guess?.jump(index) ?? null)
      : jumpToSurah(surah, names);
  return {
    jump,
    root: words.root,
    findings: [...heads, ...words.findings],
    close: isClose ? closeFindings(close) : undefined,
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
  names: SearchNames,
  named: { surah: number } | undefined,
) {
  const alias = findSimilarName(names, read.text);
  if (alias) {
    return {
      finding: asNamed([alias], 'alias'),
      jump: (index: VerseIndex) => jumpTo(index, names, alias),
    };
  }
  // Short names are too similar for a guess, and a known word is no misspelled name.
  const isLong = countLetters([read.text]) >= MIN_LETTERS_TO_GUESS;
  if (!named || !isLong || close.unknownWords.length === 0) return undefined;
  return {
    finding: beginningOf(named.surah, names),
    jump: () => jumpToSurah(named.surah, names),
  };
}

/** @returns undefined if the query is not a root */
function findByRoot({ root }: SearchQuery, index: VerseIndex): Found | undefined {
  if (!root) return undefined;
  const isArabic = /[\u0621-\u064A]/.test(root.letters);
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
  /** True if the query is also a name; then only exact words count. */
  isNamed: boolean;
  /** How close a verse is to the query, 0 to 1. */
  closenessOf: (verse: number) => number;
}

function findWords(
  read: SearchQuery,
  { language }: Close,
  index: VerseIndex,
  { isNamed, closenessOf }: WordOptions,
): WordFindings {
  if (!read.isArabic) {
    return {
      ...NO_WORDS,
      findings: findLatinWords(read, language, index, { isNamed, closenessOf }),
    };
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
  { isNamed, closenessOf }: WordOptions,
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
  const translated = findLatin(index, typed, { isPhrase, closenessOf });
  const isMuch = translated !== undefined && translated.verses.length >= MIN_RESULTS;
  // Several words of the translation are no transcription.
  const isTranslated =
    typed.keys.length >= MIN_TRANSLATED_WORDS &&
    typed.keys.every((key) => index[first].idOf(key) !== undefined);
  const read = isTranslated
    ? undefined
    : findTranscription(index, text, isMuch ? MIN_SURE_CONSONANTS : undefined);
  const sure = [translated, read].flatMap((findings) => findings ?? []);
  if (sure.length > 0 || isNamed) return sure;
  const typedInOther = typedIn(second);
  const other = findLatin(index, typedInOther, { isPhrase, closenessOf });
  if (other || isPhrase) return other ? [other] : [];
  const similar =
    findSimilar(index, typed, { closenessOf }) ?? findSimilar(index, typedInOther, { closenessOf });
  return similar ? [similar] : [];
}

const countLetters = (keys: readonly string[]) => keys.join('').replace(/\P{L}/gu, '').length;

/** Removes repeated verses; each remains in its best findings. */
function distinct(findings: Findings[]): Findings[] {
  const seen = new Set<number>();
  return findings.map((by, index) => {
    // The last findings, often very many, need not be remembered.
    const isLast = index === findings.length - 1;
    const verses = seen.size === 0 ? by.verses : by.verses.filter((verse) => !seen.has(verse));
    if (!isLast) for (const verse of verses) seen.add(verse);
    return { ...by, verses };
  });
}

/** @returns results starting at index `first` of all findings */
function pageOfResults(index: VerseIndex, findings: Findings[], first: number, size: number) {
  const results: SearchResultRow[] = [];
  let before = 0;
  for (const by of findings) {
    const from = Math.max(first - before, 0);
    for (const verse of by.verses.slice(from, from + size - results.length)) {
      results.push(resultOf(index, verse, by));
    }
    before += by.verses.length;
  }
  return results;
}

function resultOf(index: VerseIndex, verse: number, findings: Findings): SearchResultRow {
  const { matchedIn } = findings;
  const matchKind = findings.kindOf(verse);
  const places = findings.placesIn(verse);
  const isArabic = matchedIn === 'arabic' || matchedIn === 'transcription';
  const arabicPlaces = findings.arabicPlacesIn?.(verse) ?? (isArabic ? places : []);
  return {
    verseId: verse,
    verseKey: index.verse(verse).key,
    matchKind,
    matchedIn,
    words: arabicPlaces.map((place) => place + 1),
    ranges: highlightsIn(index.verse(verse), matchedIn, places),
    mergedKeys: mergedWith(index, verse, matchedIn),
  };
}

/** Keys of the neighbors in the surah with the same translation. */
function mergedWith(index: VerseIndex, id: number, matchedIn: Findings['matchedIn']): string[] {
  if (matchedIn !== 'turkish' && matchedIn !== 'english') return [];
  const { [`${matchedIn}Text` as const]: text, key } = index.verse(id);
  const surah = key.split(':')[0];
  const isMerged = (other: number) => {
    if (!index.has(other)) return false;
    const verse = index.verse(other);
    return verse[`${matchedIn}Text`] === text && verse.key.split(':')[0] === surah;
  };
  let first = id;
  while (isMerged(first - 1)) first--;
  let last = id;
  while (isMerged(last + 1)) last++;
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
    .filter((other) => other !== id)
    .map((other) => index.verse(other).key);
}

function asNamed(
  runs: readonly Pick<VerseName, 'first' | 'last'>[],
  kind: 'alias' | 'reference',
): Findings {
  const verses = runs.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  return {
    matchedIn: null,
    verses: [...new Set(verses)],
    kindOf: () => kind,
    placesIn: () => [],
  };
}

/** Scores in relation to the best one. */
function relativeTo({ verses, scores }: Close): (verse: number) => number {
  const best = scores[verses[0] ?? 0] || 1;
  return (verse) => Math.min(1, (scores[verse] as number) / best);
}

const closeFindings = ({ language, verses, placesIn, arabicPlacesIn }: Close): Findings => ({
  matchedIn: language,
  verses,
  kindOf: () => 'close',
  placesIn,
  arabicPlacesIn,
});

const beginningOf = (surah: number, { firstVerses }: SearchNames): Findings => ({
  matchedIn: null,
  verses: [firstVerses.get(surah) ?? 1],
  kindOf: () => 'surahName',
  placesIn: () => [],
});

function jumpTo(
  index: VerseIndex,
  names: SearchNames,
  { name, first, last }: { name: string | null; first: number; last: number },
): SearchJumpRow {
  const firstKey = index.verse(first).key;
  const surah = surahOf(parseInt(firstKey, 10), names);
  return { surah, firstKey, lastKey: index.verse(last).key, name };
}

const jumpToSurah = (surah: number, names: SearchNames): SearchJumpRow => ({
  surah: surahOf(surah, names),
  firstKey: null,
  lastKey: null,
  name: null,
});

function surahOf(number: number, { surahs }: SearchNames): SurahRow {
  const surah = surahs.get(number);
  if (!surah) throw new Error(`There is no surah ${number}.`);
  return surah;
}
