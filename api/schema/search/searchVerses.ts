import type { Language } from '../../__generated__/prisma/client';
import type { Context } from '../../context';
import type { SearchAnswerRow, SearchJumpRow, SearchResultRow, SurahRow } from '../../read/rows';
import { foldedWords, foldTurkish } from '../../../text/foldLatin';
import { highlightsIn } from './highlights';
import { arabicReadings } from './latinRoots';
import { namedVerses, namesOf, nearlyNamed, type NamedVerses, type Names } from './names';
import type { Findings } from './ranking';
import { arabicWords, readQuery, type ReadQuery } from './readQuery';
import { searchIndexOf } from './searchIndex';
import {
  MIN_RESULTS,
  findArabic,
  findLatin,
  findNearly,
  findRoots,
  findTranscription,
  rootOfWord,
  MIN_SURE_CONSONANTS,
} from './texts';
import { rootKey, type VerseIndex } from './verseIndex';

export interface Search {
  query: string;
  language: Language;
  /** 1 or more. */
  pageSize: number;
  /** From 0. */
  pageIndex: number;
}

/** What a search comes to, before a page of it is taken. */
interface Found {
  jump: SearchJumpRow | null;
  root: string | null;
  /** The best first. */
  findings: Findings[];
}

/** Letters of a surah's name that is meant although it is spelled in another way. */
const MIN_LETTERS_TO_GUESS = 4;

const NOTHING: Found = { jump: null, root: null, findings: [] };

export async function searchVerses(search: Search, context: Context): Promise<SearchAnswerRow> {
  const index = await searchIndexOf(context);
  const names = await namesOf(context);
  const { jump, root, findings } = find(search, index, names);
  const all = distinct(findings);
  const { pageSize, pageIndex } = search;
  return {
    totalElements: all.reduce((sum, { verses }) => sum + verses.length, 0),
    jump,
    root,
    results: pageOfResults(index, all, pageSize * pageIndex, pageSize),
  };
}

function find({ query, language }: Search, index: VerseIndex, names: Names): Found {
  const read = readQuery(query);
  const byRoot = findByRoot(read, index);
  if (byRoot) return byRoot;
  const reference = names.references.parse(read.text);
  if (reference?.verses) {
    const { surah, verses } = reference;
    const before = (names.firstVerses.get(surah) ?? 1) - 1;
    const named = { name: null, first: before + verses.first, last: before + verses.last };
    return {
      ...NOTHING,
      jump: jumpTo(index, names, named),
      findings: [asNamed(named, 'reference')],
    };
  }
  const alias = namedVerses(names, read.text);
  // "Nur âyeti" is a verse, although it names a surah.
  const surah = alias || reference?.isMended ? undefined : reference?.surah;
  const isNamed = alias !== undefined || surah !== undefined;
  const words = findWords(read, language, index, { isNamed });
  const findings = [
    ...(alias ? [asNamed(alias, 'alias')] : []),
    ...(surah === undefined ? [] : [beginningOf(surah, names)]),
    ...words.findings,
  ];
  if (findings.length > 0) {
    const jump = alias
      ? jumpTo(index, names, alias)
      : surah === undefined
        ? null
        : jumpToSurah(surah, names);
    return { jump, root: words.root, findings };
  }
  const nearAlias = read.isPhrase ? undefined : nearlyNamed(names, read.text);
  if (nearAlias) {
    return {
      ...NOTHING,
      jump: jumpTo(index, names, nearAlias),
      findings: [asNamed(nearAlias, 'alias')],
    };
  }
  // Short names are too much alike for a guess.
  if (reference && countLetters([read.text]) >= MIN_LETTERS_TO_GUESS) {
    const findings = [beginningOf(reference.surah, names)];
    return { ...NOTHING, jump: jumpToSurah(reference.surah, names), findings };
  }
  return NOTHING;
}

/** @returns undefined when no root was asked for */
function findByRoot({ root }: ReadQuery, index: VerseIndex): Found | undefined {
  if (!root) return undefined;
  const isArabic = /[\u0621-\u064A]/.test(root.letters);
  const roots = isArabic ? [rootKey(root.letters)] : arabicReadings(foldTurkish(root.letters));
  const findings = findRoots(index, roots);
  // Letters with spaces between may be the beginning of a surah.
  if (!findings && !root.isNamed) return undefined;
  const [known = null] = roots.flatMap((letters) => index.rootOf(letters) ?? []);
  return findings ? { jump: null, root: known, findings: [findings] } : NOTHING;
}

interface Words {
  findings: Findings[];
  root: string | null;
}

const NO_WORDS: Words = { findings: [], root: null };

/** @param isNamed when it is a name too: then only what has the words as they are typed counts */
function findWords(
  read: ReadQuery,
  language: Language,
  index: VerseIndex,
  { isNamed }: { isNamed: boolean },
): Words {
  if (!read.isArabic) {
    return { ...NO_WORDS, findings: findLatinWords(read, language, index, isNamed) };
  }
  const words = arabicWords(read.text);
  if (countLetters(words.map(({ withAlif }) => withAlif)) < 2) return NO_WORDS;
  const findings = findArabic(index, words, { isPhrase: read.isPhrase, isStrict: isNamed });
  if (!findings) return NO_WORDS;
  const [word] = words.length === 1 ? words : [];
  return { findings: [findings], root: (word && rootOfWord(index, word)) ?? null };
}

function findLatinWords(
  { text, isPhrase }: ReadQuery,
  language: Language,
  index: VerseIndex,
  isNamed: boolean,
): Findings[] {
  const first = language === 'english' ? 'english' : 'turkish';
  const second = first === 'english' ? 'turkish' : 'english';
  const keysIn = (of: typeof first) => foldedWords(text, of).map(({ key }) => key);
  if (countLetters(keysIn(first)) < 2) return [];
  const translated = findLatin(index, first, keysIn(first), { isPhrase });
  const isMuch = translated !== undefined && translated.verses.length >= MIN_RESULTS;
  const read = findTranscription(index, text, isMuch ? MIN_SURE_CONSONANTS : undefined);
  const sure = [translated, read].flatMap((findings) => findings ?? []);
  if (sure.length > 0 || isNamed) return sure;
  const other = findLatin(index, second, keysIn(second), { isPhrase });
  if (other || isPhrase) return other ? [other] : [];
  const nearly =
    findNearly(index, first, keysIn(first)) ?? findNearly(index, second, keysIn(second));
  return nearly ? [nearly] : [];
}

const countLetters = (keys: string[]) => keys.join('').replace(/\P{L}/gu, '').length;

/** Each verse once, by the best way that it was found. */
function distinct(findings: Findings[]): Findings[] {
  const seen = new Set<number>();
  return findings.map((by, index) => {
    // Those of the last way need not be remembered, and are often very many.
    const isLast = index === findings.length - 1;
    const verses = seen.size === 0 ? by.verses : by.verses.filter((verse) => !seen.has(verse));
    if (!isLast) for (const verse of verses) seen.add(verse);
    return { ...by, verses };
  });
}

/** @returns results from one on, over the ends of the ways */
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
  return {
    verseId: verse,
    verseKey: index.verse(verse).key,
    matchKind,
    matchedIn,
    words: isArabic ? places.map((place) => place + 1) : [],
    ranges: highlightsIn(index.verse(verse), matchedIn, places),
    mergedKeys: mergedWith(index, verse, matchedIn),
  };
}

/** Keys of the neighbours in the surah that have the very same translation. */
function mergedWith(index: VerseIndex, id: number, matchedIn: Findings['matchedIn']): string[] {
  if (matchedIn !== 'turkish' && matchedIn !== 'english') return [];
  const { [`${matchedIn}Text` as const]: text, key } = index.verse(id);
  const surah = key.split(':')[0];
  const isMerged = (other: number) => {
    if (other < 1 || other >= index.end) return false;
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
  { first, last }: Pick<NamedVerses, 'first' | 'last'>,
  kind: 'alias' | 'reference',
) {
  const verses = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return { matchedIn: null, verses, kindOf: () => kind, placesIn: () => [] };
}

const beginningOf = (surah: number, { firstVerses }: Names): Findings => ({
  matchedIn: null,
  verses: [firstVerses.get(surah) ?? 1],
  kindOf: () => 'surahName',
  placesIn: () => [],
});

function jumpTo(
  index: VerseIndex,
  names: Names,
  { name, first, last }: { name: string | null; first: number; last: number },
): SearchJumpRow {
  const firstKey = index.verse(first).key;
  const surah = surahOf(parseInt(firstKey, 10), names);
  return { surah, firstKey, lastKey: index.verse(last).key, name };
}

const jumpToSurah = (surah: number, names: Names): SearchJumpRow => ({
  surah: surahOf(surah, names),
  firstKey: null,
  lastKey: null,
  name: null,
});

function surahOf(number: number, { surahs }: Names): SurahRow {
  const surah = surahs.get(number);
  if (!surah) throw new Error(`There is no surah ${number}.`);
  return surah;
}
