import { z } from 'zod';
import { SURAH_LIMITS } from '../../../text/limits';
import { filledText, integerIn, target } from '../fieldRules';

export const surahUpdate = z.object({
  ...target,
  arabicName: filledText(SURAH_LIMITS.nameCharacters),
  turkishNameTranscription: filledText(SURAH_LIMITS.nameCharacters),
  englishNameTranscription: filledText(SURAH_LIMITS.nameCharacters),
  turkishNameTranslation: filledText(SURAH_LIMITS.nameCharacters),
  englishNameTranslation: filledText(SURAH_LIMITS.nameCharacters),
  revelationOrder: integerIn(SURAH_LIMITS.revelationOrder),
  revelationYear: integerIn(SURAH_LIMITS.revelationYear),
});
