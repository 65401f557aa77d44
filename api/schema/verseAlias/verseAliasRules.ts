import { z } from 'zod';
import { VERSE_ALIAS_LIMITS } from '../../../text/limits';
import type { ProblemDetail } from '../../problems';
import { issueOf, must } from '../../zodProblems';
import { clientKey, target, upTo, withoutNul } from '../fieldRules';
import { isInMushaf, parseVerseRun, verseKey } from '../../../text/verseReference';

type Language = 'turkish' | 'english' | 'arabic';

interface Name {
  name: string;
  language: Language;
}

/** Converts "2:255" or "2:285-286" to the keys of the first and the last verse, which must exist. */
const verses = z.string().transform((given, { addIssue }) => {
  const value = given.trim();
  const refuse = (detail: ProblemDetail) => {
    addIssue(issueOf(detail));
    return z.NEVER;
  };
  const run = parseVerseRun(value);
  if (!run) return refuse({ code: 'NOT_A_VERSE_RANGE', value });
  const { first, last } = run;
  if (first.verse > last.verse) return refuse({ code: 'REVERSED_VERSE_RANGE', value });
  const missing = [first, last].find((verse) => !isInMushaf(verse));
  if (missing) return refuse({ code: 'NO_SUCH_VERSE', value: verseKey(missing) });
  return { firstKey: verseKey(first), lastKey: verseKey(last) };
});

const LETTERS: Record<Language, RegExp> = {
  turkish: /\p{Script=Latin}/gu,
  english: /\p{Script=Latin}/gu,
  arabic: /[\u0621-\u063A\u0641-\u064A]/g,
};

const { minLetters, nameCharacters } = VERSE_ALIAS_LIMITS;

const fields = {
  name: z
    .string()
    .check(withoutNul)
    .transform((name) => name.trim())
    .check(upTo(nameCharacters)),
  language: z.enum(['turkish', 'english', 'arabic']),
  verses,
};

/** Without letters of its language, no search would find a name. */
const hasLetters = must<Name>(
  ({ name, language }) => (name.match(LETTERS[language])?.length ?? 0) >= minLetters,
  { code: 'TOO_FEW_LETTERS', minimum: minLetters },
  {
    path: ['name'],
    // Also reported if other fields have problems.
    when: ({ value }) => typeof (value as Name).name === 'string',
  },
);

export const verseAliasCreation = z.object({ ...fields, clientKey }).check(hasLetters);

export const verseAliasUpdate = z.object({ ...target, ...fields }).check(hasLetters);

export const verseAliasTarget = z.object(target);
