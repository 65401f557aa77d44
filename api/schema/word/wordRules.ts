import { z } from 'zod';
import { WORD_LIMITS } from '../../../text/limits';
import { must } from '../../zodProblems';
import { filledText, optionalText, target } from '../fieldRules';

const maximum = WORD_LIMITS.termElements;

/** Letters of a root without spaces; null for none. */
const root = optionalText(WORD_LIMITS.rootCharacters)
  .transform((letters) => letters?.replace(/\s+/g, '') ?? null)
  .check(
    must((letters) => letters === null || /^[\u0621-\u064A]{2,5}$/.test(letters), {
      code: 'NOT_A_ROOT',
    }),
  );

export const wordUpdate = z.object({
  ...target,
  arabicText: filledText(WORD_LIMITS.arabicTextCharacters),
  pauseAfter: optionalText(WORD_LIMITS.pauseMarkCharacters),
  arabicRoot: root,
  turkishTranscription: filledText(WORD_LIMITS.transcriptionCharacters),
  englishTranscription: filledText(WORD_LIMITS.transcriptionCharacters),
  turkishTranslation: optionalText(WORD_LIMITS.glossCharacters),
  englishTranslation: optionalText(WORD_LIMITS.glossCharacters),
  termElementIds: z
    .array(z.int32())
    .check(must(({ length }) => length <= maximum, { code: 'TOO_MANY_TERM_ELEMENTS', maximum }))
    .nullish()
    .transform((ids) => ids && [...new Set(ids)]),
});
