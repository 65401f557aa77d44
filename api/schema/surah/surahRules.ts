import { z } from 'zod';
import { SURAH_LIMITS } from '../../../text/limits';
import { must } from '../../zodProblems';
import { anyText, filledText, integerIn, target } from '../fieldRules';

const { nameCharacters, noteCharacters, otherNames: maximum } = SURAH_LIMITS;

const otherNames = z
  .array(filledText(nameCharacters))
  .check(must(({ length }) => length <= maximum, { code: 'TOO_MANY_NAMES', maximum }))
  .nullish();

export const surahUpdate = z.object({
  ...target,
  arabicName: filledText(SURAH_LIMITS.nameCharacters),
  turkishNameTranscription: filledText(SURAH_LIMITS.nameCharacters),
  englishNameTranscription: filledText(SURAH_LIMITS.nameCharacters),
  turkishNameTranslation: filledText(SURAH_LIMITS.nameCharacters),
  englishNameTranslation: filledText(SURAH_LIMITS.nameCharacters),
  turkishOtherNames: otherNames,
  englishOtherNames: otherNames,
  turkishNameNote: anyText(noteCharacters).nullish(),
  englishNameNote: anyText(noteCharacters).nullish(),
  isRevelationPlaceDisputed: z.boolean().nullish(),
  revelationOrder: integerIn(SURAH_LIMITS.revelationOrder),
  revelationYear: integerIn(SURAH_LIMITS.revelationYear),
});
