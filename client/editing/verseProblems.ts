import type { References } from '../../text/references';
import { problemOfItem } from '../../text/verseReferenceList';
import type { FieldProblem } from './outcome';

const CODES = {
  noSurah: 'NO_SUCH_VERSE',
  noVerse: 'NO_SUCH_VERSE',
  backwards: 'REVERSED_VERSE_RANGE',
  tooMany: 'TOO_MANY_VERSES',
  format: 'NOT_A_VERSE_REFERENCE',
  noJuz: 'NOT_A_VERSE_REFERENCE',
  noPage: 'NOT_A_VERSE_REFERENCE',
} as const;

/** The problems of a field with a list of verses, in its order. */
export function verseProblems(
  field: string,
  items: readonly string[],
  references: References,
  maximum: number,
): FieldProblem[] {
  return items.flatMap((value) => {
    const problem = problemOfItem(value, references);
    return problem ? { field, code: CODES[problem.code], value, maximum } : [];
  });
}
