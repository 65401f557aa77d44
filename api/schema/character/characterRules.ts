import { z } from 'zod';
import { CHARACTER_LIMITS } from '../../../text/limits';
import { filled, target } from '../fieldRules';

export const characterUpdate = z.object({
  ...target,
  arabicLetter: filled(CHARACTER_LIMITS.arabicLetterCharacters),
  arabicPronunciation: filled(CHARACTER_LIMITS.pronunciationCharacters),
  turkishPronunciation: filled(CHARACTER_LIMITS.pronunciationCharacters),
  turkishLetter: filled(CHARACTER_LIMITS.letterCharacters),
  englishPronunciation: filled(CHARACTER_LIMITS.pronunciationCharacters),
  englishLetter: filled(CHARACTER_LIMITS.letterCharacters),
});
