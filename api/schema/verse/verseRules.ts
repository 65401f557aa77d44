import { z } from 'zod';
import { filledHtml, target } from '../fieldRules';

export const verseTarget = z.object(target);

/** The translations as HTML of the editor. */
export const verseUpdate = z.object({
  ...target,
  turkishTranslation: filledHtml(),
  englishTranslation: filledHtml(),
});
