import { z } from 'zod';
import { filled, optional, target } from '../text/fields';

/** Letters of a root, spaces between them dropped; null for none. */
const root = optional(20)
  .transform((letters) => letters?.replace(/\s+/g, '') ?? null)
  .refine(
    (letters) => letters === null || /^[\u0621-\u064A]{2,5}$/.test(letters),
    'A root is two to five Arabic letters, such as "كتب".',
  );

export const wordUpdate = z.object({
  ...target,
  arabicText: filled(200),
  pauseAfter: optional(20),
  arabicRoot: root,
  turkishTranscription: filled(200),
  englishTranscription: filled(200),
  turkishTranslation: optional(500),
  englishTranslation: optional(500),
  termElementIds: z
    .array(z.int32())
    .max(50, 'At most 50 term elements.')
    .nullish()
    .transform((ids) => ids && [...new Set(ids)]),
});
