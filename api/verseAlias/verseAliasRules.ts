import { z } from 'zod';
import { NUL, target, WITHOUT_NUL } from '../text/fields';
import { isInMushaf, parseVerseRun, verseKey } from '../text/verseReference';

type Language = 'turkish' | 'english' | 'arabic';

interface Name {
  name: string;
  language: Language;
}

/** "2:255" or "2:285-286" as the keys of the first and the last verse, both in the mushaf. */
const verses = z.string().transform((given, { addIssue }) => {
  const text = given.trim();
  const shown = text.slice(0, 40);
  const refuse = (message: string) => {
    addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const run = parseVerseRun(text);
  if (!run) return refuse(`Verses of one surah are written 2:255 or 2:285-286 - ${shown}`);
  const { first, last } = run;
  if (first.verse > last.verse) return refuse(`The first verse stands before the last - ${shown}`);
  const missing = [first, last].find((verse) => !isInMushaf(verse));
  if (missing) return refuse(`There is no verse ${verseKey(missing)}.`);
  return { firstKey: verseKey(first), lastKey: verseKey(last) };
});

const LETTERS: Record<Language, RegExp> = {
  turkish: /\p{Script=Latin}/gu,
  english: /\p{Script=Latin}/gu,
  arabic: /[\u0621-\u063A\u0641-\u064A]/g,
};

const fields = {
  name: z
    .string()
    .refine((name) => !name.includes(NUL), WITHOUT_NUL)
    .transform((name) => name.trim())
    .refine(({ length }) => length <= 100, 'At most 100 characters.'),
  language: z.enum(['turkish', 'english', 'arabic']),
  verses,
};

/** Without letters of its language no search would find a name. */
const hasLetters = ({ name, language }: Name) => (name.match(LETTERS[language])?.length ?? 0) >= 2;

const WITHOUT_LETTERS = {
  path: ['name'],
  error: 'At least two letters: Arabic ones for Arabic, Latin ones for the others.',
  // Beside the problems of other fields.
  when: ({ value }: { value: unknown }) => typeof (value as Name).name === 'string',
};

export const verseAliasCreation = z.object(fields).refine(hasLetters, WITHOUT_LETTERS);

export const verseAliasUpdate = z
  .object({ ...target, ...fields })
  .refine(hasLetters, WITHOUT_LETTERS);

export const verseAliasTarget = z.object(target);
