import { z } from 'zod';
import { WORD_LIMITS } from '../../../text/limits';
import { isWordKey } from '../../../text/verseReference';
import { issueOf, must } from '../../zodProblems';
import { nonEmpty, optionalText, upTo, withoutNul } from '../fieldRules';

const maximum = WORD_LIMITS.wordsTogether;

const versionedWord = { key: z.string(), expectedVersion: z.int32().nullish() };

/** A text to set; undefined leaves the current one. */
const newText = z
  .string()
  .check(upTo(WORD_LIMITS.glossCharacters), withoutNul)
  .nullish()
  .transform((value) => (value == null ? undefined : value.trim() || null));

/** Words, each once. */
function wordsOf<Word extends { key: string }>(word: z.ZodType<Word>) {
  return z
    .array(word)
    .check(
      nonEmpty,
      must(({ length }) => length <= maximum, { code: 'TOO_MANY_WORDS', maximum }),
    )
    .superRefine((words, { addIssue }) =>
      words.forEach(({ key }, index) => {
        if (!isWordKey(key)) addIssue(issueOf({ code: 'NO_SUCH_WORD', value: key }, [index]));
      }),
    )
    .transform((words) => [...new Map(words.map((one) => [one.key, one])).values()]);
}

export const glossReplacement = z.object({
  words: wordsOf(z.object(versionedWord)),
  gloss: optionalText(WORD_LIMITS.glossCharacters),
});

export const tagging = z.object({
  termElementId: z.int32(),
  words: wordsOf(
    z.object({ ...versionedWord, turkishTranslation: newText, englishTranslation: newText }),
  ),
});
