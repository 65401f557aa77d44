import { z } from 'zod';
import { optionalHtml, target } from '../text/fields';

export const postVerseUpdate = z.object({
  ...target,
  turkishTranslation: optionalHtml(),
  englishTranslation: optionalHtml(),
});
