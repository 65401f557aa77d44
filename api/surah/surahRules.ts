import { z } from 'zod';
import { filled, target } from '../text/fields';

export const surahUpdate = z.object({
  ...target,
  arabicName: filled(200),
  turkishNameTranscription: filled(200),
  englishNameTranscription: filled(200),
  turkishNameTranslation: filled(200),
  englishNameTranslation: filled(200),
  revelationOrder: z.int32().min(1, 'From 1 to 114.').max(114, 'From 1 to 114.'),
  revelationYear: z.int32().min(600, 'From 600 to 640.').max(640, 'From 600 to 640.'),
});
