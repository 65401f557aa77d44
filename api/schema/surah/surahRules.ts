import { z } from 'zod';
import { SURAH_LIMITS } from '../../../text/limits';
import { filled, target, whole } from '../fieldRules';

export const surahUpdate = z.object({
  ...target,
  arabicName: filled(SURAH_LIMITS.nameCharacters),
  turkishNameTranscription: filled(SURAH_LIMITS.nameCharacters),
  englishNameTranscription: filled(SURAH_LIMITS.nameCharacters),
  turkishNameTranslation: filled(SURAH_LIMITS.nameCharacters),
  englishNameTranslation: filled(SURAH_LIMITS.nameCharacters),
  revelationOrder: whole(SURAH_LIMITS.revelationOrder),
  revelationYear: whole(SURAH_LIMITS.revelationYear),
});
