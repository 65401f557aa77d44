import { z } from 'zod';
import { WORD_LIMITS } from '../../../text/limits';
import { foreignInPause, foreignInWord } from '../../../text/quranCharacters';
import { isRootLetters } from '../../../text/rootLetters';
import { issueOf, must } from '../../zodProblems';
import { filledText, optionalText, target } from '../fieldRules';

const maximum = WORD_LIMITS.termElements;

/** Letters of a root without spaces; null for none. */
const root = optionalText(WORD_LIMITS.rootCharacters)
  .transform((letters) => letters?.replace(/\s+/g, '') ?? null)
  .check(
    must((letters) => letters === null || isRootLetters(letters), {
      code: 'NOT_A_ROOT',
    }),
  );

/** Refuses a text with characters that the Qur'an does not have there. */
const without =
  (foreignIn: (text: string) => string | undefined) =>
  (text: string | null, { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>) => {
    const value = foreignIn(text ?? '');
    if (value !== undefined) addIssue(issueOf({ code: 'NOT_IN_QURAN_TEXT', value }));
  };

export const arabicCorrection = z.object({
  ...target,
  arabicText: filledText(WORD_LIMITS.arabicTextCharacters).superRefine(without(foreignInWord)),
});

const maximumWords = WORD_LIMITS.glossWords;

/** Numbers of the words that a gloss covers, in order; undefined leaves them as they are. */
const glossWords = z
  .array(z.int32())
  .check(
    must(({ length }) => length <= maximumWords, { code: 'TOO_MANY_WORDS', maximum: maximumWords }),
  )
  .nullish()
  .transform((numbers) => numbers && [...new Set(numbers)].sort((one, other) => one - other))
  .check(
    must((numbers) => !numbers?.some((number, index) => number !== (numbers[0] ?? 0) + index), {
      code: 'NOT_NEIGHBORS',
    }),
  );

export const wordUpdate = z.object({
  ...target,
  arabicText: optionalText(WORD_LIMITS.arabicTextCharacters),
  pauseAfter: optionalText(WORD_LIMITS.pauseMarkCharacters).superRefine(without(foreignInPause)),
  arabicRoot: root,
  turkishTranscription: filledText(WORD_LIMITS.transcriptionCharacters),
  englishTranscription: filledText(WORD_LIMITS.transcriptionCharacters),
  turkishTranslation: optionalText(WORD_LIMITS.glossCharacters),
  englishTranslation: optionalText(WORD_LIMITS.glossCharacters),
  turkishGlossWords: glossWords,
  englishGlossWords: glossWords,
  termElementIds: z
    .array(z.int32())
    .check(must(({ length }) => length <= maximum, { code: 'TOO_MANY_TERM_ELEMENTS', maximum }))
    .nullish()
    .transform((ids) => ids && [...new Set(ids)]),
});
