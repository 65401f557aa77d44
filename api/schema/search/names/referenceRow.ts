import type { ReferenceRow } from '../../../read/rows';
import type { Reference } from '../../../../text/references';
import { keyOfVerseId } from '../../../../text/verseReference';
import type { SearchNames } from '../../../read/searchNames';
import { versesOf } from './referredVerses';

export function referenceRow(reference: Reference, { surahs }: SearchNames): ReferenceRow {
  const surahOf = (number: number | null | undefined) => surahs.get(number ?? 0) ?? null;
  return {
    kind: reference.kind,
    surah: surahOf(surahIn(reference)),
    number: 'number' in reference ? reference.number : null,
    runs: (versesOf(reference) ?? []).map(({ first, last }) => ({
      firstKey: keyOfVerseId(first),
      lastKey: keyOfVerseId(last),
    })),
    isCorrected: 'isCorrected' in reference && reference.isCorrected,
    ignoredSurah: surahOf('ignoredSurah' in reference ? reference.ignoredSurah : null),
    problem: reference.kind === 'problem' ? reference.problem.code : null,
  };
}

function surahIn(reference: Reference): number | undefined {
  switch (reference.kind) {
    case 'surah':
      return reference.surah;
    case 'verses': {
      const numbers = new Set(
        reference.runs.flatMap(({ first, last }) => [first.surah, last.surah]),
      );
      return numbers.size === 1 ? [...numbers][0] : undefined;
    }
    case 'problem':
      return reference.problem.code === 'noVerse' ? reference.problem.surah : undefined;
    default:
      return undefined;
  }
}
