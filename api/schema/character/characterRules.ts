import { z } from 'zod';
import { CHARACTER_LIMITS } from '../../../text/limits';
import { filledText, target } from '../fieldRules';

export const characterUpdate = z.object({
  ...target,
  arabicLetter: filledText(CHARACTER_LIMITS.arabicLetterCharacters),
  arabicPronunciation: filledText(CHARACTER_LIMITS.pronunciationCharacters),
  turkishPronunciation: filledText(CHARACTER_LIMITS.pronunciationCharacters),
  turkishLetter: filledText(CHARACTER_LIMITS.letterCharacters),
  englishPronunciation: filledText(CHARACTER_LIMITS.pronunciationCharacters),
  englishLetter: filledText(CHARACTER_LIMITS.letterCharacters),
});
