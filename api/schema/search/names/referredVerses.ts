/** The verses of a reference, by their integer keys. */
import { versesOfPart, type IdRun } from '../../../read/mushaf';
import type { Reference } from '../../../../text/references';
import { verseIdOf } from '../../../../text/verseReference';

/** @returns undefined for a surah, or a reference to nothing */
export function versesOf(reference: Reference): IdRun[] | undefined {
  switch (reference.kind) {
    case 'verses':
      return reference.runs.map(({ first, last }) => ({
        first: verseIdOf(first),
        last: verseIdOf(last),
      }));
    case 'juz':
    case 'page': {
      const run = versesOfPart(reference.kind, reference.number);
      return run && [run];
    }
    default:
      return undefined;
  }
}
