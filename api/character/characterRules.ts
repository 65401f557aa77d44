import { z } from 'zod';
import { filled, target } from '../text/fields';

export const characterUpdate = z.object({
  ...target,
  arabicLetter: filled(20),
  arabicPronunciation: filled(200),
  turkishPronunciation: filled(200),
  turkishLetter: filled(50),
  englishPronunciation: filled(200),
  englishLetter: filled(50),
});
