import { z } from 'zod';
import { filledHtml, target } from '../fieldRules';

/** Both translations, as the editor wrote them. */
export const verseUpdate = z.object({
  ...target,
  turkishTranslation: filledHtml(),
  englishTranslation: filledHtml(),
});
