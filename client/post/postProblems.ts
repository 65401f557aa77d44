import { POST_LIMITS } from '../../text/limits';
import type { References } from '../../text/references';
import { missing, type FieldProblem } from '../editing/outcome';
import { verseProblems } from '../editing/verseProblems';
import type { PostValues } from './readPost';

/** Problems that keep a post from being saved: empty fields, then what is no verse. */
export function postProblems(values: PostValues, references: References): FieldProblem[] {
  const empty = (Object.keys(values) as (keyof PostValues)[]).filter((field) => {
    const value = values[field];
    return value === null || value === '' || (Array.isArray(value) && value.length === 0);
  });
  if (empty.length > 0) return missing(empty);
  return verseProblems('verseReferences', values.verseReferences, references, POST_LIMITS.verses);
}
