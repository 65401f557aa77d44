import { POST_LIMITS } from '../../text/limits';
import type { References } from '../../text/references';
import { missing, type FieldProblem } from '../editing/outcome';
import { verseProblems } from '../editing/verseProblems';
import { rootsIn, synonymsIn } from './postInput';
import type { PostValues } from './readPost';

/** In the order of the form. */
const REQUIRED = [
  'section',
  'number',
  'turkishTitle',
  'turkishNote',
  'englishTitle',
  'englishNote',
  'verseReferences',
] as const satisfies (keyof PostValues)[];

/** Problems that keep a post from being saved: empty fields, then what is no verse, then long lists. */
export function postProblems(values: PostValues, references: References): FieldProblem[] {
  const empty = REQUIRED.filter((field) => {
    const value = values[field];
    return value === null || value === '' || (Array.isArray(value) && value.length === 0);
  });
  if (empty.length > 0) return missing(empty);
  return [
    ...verseProblems('verseReferences', values.verseReferences, references, POST_LIMITS.verses),
    ...longLists(values),
  ];
}

function longLists(values: PostValues): FieldProblem[] {
  const { synonyms, related, terms, roots } = POST_LIMITS;
  const lists = [
    ['turkishSynonyms', synonymsIn(values.turkishSynonyms), synonyms],
    ['englishSynonyms', synonymsIn(values.englishSynonyms), synonyms],
    ['relatedIds', values.relatedIds, related],
    ['termIds', values.termIds, terms],
    ['rootLetters', rootsIn(values.rootLetters), roots],
  ] as const;
  return lists.flatMap(([field, items, maximum]) =>
    items.length > maximum ? { field, code: 'TOO_MANY_ITEMS', maximum } : [],
  );
}
