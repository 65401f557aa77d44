import { missing, type FieldProblem } from '../editing/outcome';
import { wrongReferences } from '../../text/verseReferenceList';
import type { PostValues } from './readPost';

/** Problems that keep a post from being saved: empty fields, then malformed references. */
export function postProblems(values: PostValues): FieldProblem[] {
  const empty = (Object.keys(values) as (keyof PostValues)[]).filter((field) => {
    const value = values[field];
    return value === null || value === '' || (Array.isArray(value) && value.length === 0);
  });
  if (empty.length > 0) return missing(empty);
  return wrongReferences(values.verseReferences).map((reference) => ({
    field: 'verseReferences',
    code: 'NOT_A_VERSE_REFERENCE',
    value: reference,
  }));
}
