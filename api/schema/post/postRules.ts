import { z } from 'zod';
import { POST_LIMITS } from '../../../text/limits';
import { filled, filledHtml, isFilled, target, verseReferences, whole } from '../fieldRules';

const fields = {
  number: whole(POST_LIMITS.number),
  section: z.string(),
  turkishTitle: filled(POST_LIMITS.titleCharacters),
  englishTitle: filled(POST_LIMITS.titleCharacters),
  turkishNote: filledHtml(),
  englishNote: filledHtml(),
  verseReferences: verseReferences(POST_LIMITS.verses).check(isFilled),
};

export const postCreation = z.object(fields);

export const postUpdate = z.object({ ...target, ...fields });

export const postTarget = z.object(target);
