/** Results and jumps for names and references. */
import { verseIdOf } from '../../../../text/verseReference';
import type { SearchJumpRow, SurahRow } from '../../../read/rows';
import type { VerseIndex } from '../index/verseIndex';
import type { Findings } from '../words/ranking';
import type { SearchNames, VerseName } from '../../../read/searchNames';

export function asNamed(
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

export const beginningOf = (surah: number): Findings => ({
  matchedIn: null,
  verses: [verseIdOf({ surah, verse: 1 })],
  kindOf: () => 'surahName',
  placesIn: () => [],
});

export function jumpTo(
  index: VerseIndex,
  names: SearchNames,
  { name, first, last }: { name: string | null; first: number; last: number },
): SearchJumpRow {
  const firstKey = index.verse(first).key;
  const surah = surahOf(index.surahOf(first), names);
  return { surah, firstKey, lastKey: index.verse(last).key, name };
}

export const jumpToSurah = (surah: number, names: SearchNames): SearchJumpRow => ({
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
