import { z } from 'zod';
import { optionalHtml, target } from '../fieldRules';

export const postVerseUpdate = z.object({
  ...target,
  turkishTranslation: optionalHtml(),
  englishTranslation: optionalHtml(),
});
