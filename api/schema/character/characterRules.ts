import { z } from 'zod';
import { CHARACTER_LIMITS } from '../../../text/limits';
import { anyText, filledText, target } from '../fieldRules';

export const characterUpdate = z.object({
  ...target,
  arabicLetter: filledText(CHARACTER_LIMITS.arabicLetterCharacters),
  arabicPronunciation: filledText(CHARACTER_LIMITS.pronunciationCharacters),
  turkishPronunciation: filledText(CHARACTER_LIMITS.pronunciationCharacters),
  turkishLetter: filledText(CHARACTER_LIMITS.letterCharacters),
  englishPronunciation: filledText(CHARACTER_LIMITS.pronunciationCharacters),
  englishLetter: filledText(CHARACTER_LIMITS.letterCharacters),
  turkishName: anyText(CHARACTER_LIMITS.pronunciationCharacters).nullish(),
  turkishSound: anyText(CHARACTER_LIMITS.pronunciationCharacters).nullish(),
  englishSound: anyText(CHARACTER_LIMITS.pronunciationCharacters).nullish(),
  turkishNote: anyText(CHARACTER_LIMITS.noteCharacters).nullish(),
  englishNote: anyText(CHARACTER_LIMITS.noteCharacters).nullish(),
});
