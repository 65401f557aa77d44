/** One page of the verses that were found. */
import type { SearchResultRow } from '../../../read/rows';
import type { VerseIndex } from '../index/verseIndex';
import type { Findings } from '../words/ranking';
import type { IsIn } from './filter';
import { highlightsIn } from './highlights';

/** Removes repeated verses; each remains in its best findings. */
export function distinct(findings: Findings[]): Findings[] {
  const seen = new Set<number>();
  return findings.map((by, index) => {
    // The last findings, often very many, need not be remembered.
    const isLast = index === findings.length - 1;
    const verses = seen.size === 0 ? by.verses : by.verses.filter((verse) => !seen.has(verse));
    if (!isLast) for (const verse of verses) seen.add(verse);
    return { ...by, verses };
  });
}

/** All verses by their place in the mushaf. */
export function inMushafOrder(findings: readonly Findings[]): Findings[] {
  return findings
    .flatMap((by) => by.verses.map((verse) => ({ verse, by })))
    .sort((left, right) => left.verse - right.verse)
    .map(({ verse, by }) => ({ ...by, verses: [verse] }));
}

export const onlyIn = (findings: readonly Findings[], ...conditions: IsIn[]): Findings[] => {
  const given = conditions.flatMap((isIn) => isIn ?? []);
  if (given.length === 0) return [...findings];
  const isHere = (verse: number) => given.every((isIn) => isIn(verse));
  return findings.map((by) => ({ ...by, verses: by.verses.filter(isHere) }));
};

export const countVerses = (findings: readonly Findings[]) =>
  findings.reduce((sum, { verses }) => sum + verses.length, 0);

/** @returns results starting at index `first` of all findings */
export function pageOfResults(
  index: VerseIndex,
  findings: Findings[],
  first: number,
  size: number,
) {
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
    inTranslation: findings.translationOf?.(verse) ?? null,
    matchedTranslation: null,
  };
}

/** Keys of the neighbors in the surah with the same translation. */
function mergedWith(index: VerseIndex, id: number, matchedIn: Findings['matchedIn']): string[] {
  if (matchedIn !== 'turkish' && matchedIn !== 'english') return [];
  const field = `${matchedIn}Text` as const;
  const text = index.verse(id)[field];
  const surah = index.surahOf(id);
  const isMerged = (other: number) =>
    index.has(other) && index.verse(other)[field] === text && index.surahOf(other) === surah;
  let first = id;
  while (isMerged(first - 1)) first--;
  let last = id;
  while (isMerged(last + 1)) last++;
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
    .filter((other) => other !== id)
    .map((other) => index.verse(other).key);
}
