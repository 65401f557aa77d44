import { z } from 'zod';
import { WORD_LIMITS } from '../../../text/limits';
import { must } from '../../zodProblems';
import { filled, optional, target } from '../fieldRules';

const maximum = WORD_LIMITS.termElements;

/** Letters of a root, spaces between them dropped; null for none. */
const root = optional(WORD_LIMITS.rootCharacters)
  .transform((letters) => letters?.replace(/\s+/g, '') ?? null)
  .check(
    must((letters) => letters === null || /^[\u0621-\u064A]{2,5}$/.test(letters), {
      code: 'NOT_A_ROOT',
    }),
  );

export const wordUpdate = z.object({
  ...target,
  arabicText: filled(WORD_LIMITS.arabicTextCharacters),
  pauseAfter: optional(WORD_LIMITS.pauseMarkCharacters),
  arabicRoot: root,
  turkishTranscription: filled(WORD_LIMITS.transcriptionCharacters),
  englishTranscription: filled(WORD_LIMITS.transcriptionCharacters),
  turkishTranslation: optional(WORD_LIMITS.glossCharacters),
  englishTranslation: optional(WORD_LIMITS.glossCharacters),
  termElementIds: z
    .array(z.int32())
    .check(must(({ length }) => length <= maximum, { code: 'TOO_MANY_TERM_ELEMENTS', maximum }))
    .nullish()
    .transform((ids) => ids && [...new Set(ids)]),
});
