/** The verses of a reference, by their integer keys. */
import { createHafs, type Juz, type Page } from 'quran-meta';
import type { Reference } from '../../../../text/references';
import { verseIdOf } from '../../../../text/verseReference';

interface IdRun {
  first: number;
  last: number;
}

const hafs = createHafs();

/** @returns undefined for a surah, or a reference to nothing */
export function versesOf(reference: Reference): IdRun[] | undefined {
  switch (reference.kind) {
    case 'verses':
      return reference.runs.map(({ first, last }) => ({
        first: verseIdOf(first),
        last: verseIdOf(last),
      }));
    case 'juz': {
      const { firstAyahId, lastAyahId } = hafs.getJuzMeta(reference.number as Juz);
      return [{ first: firstAyahId, last: lastAyahId }];
    }
    case 'page': {
      const { firstAyahId, lastAyahId } = hafs.getPageMeta(reference.number as Page);
      return [{ first: firstAyahId, last: lastAyahId }];
    }
    default:
      return undefined;
  }
}
