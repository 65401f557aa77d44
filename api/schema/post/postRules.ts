import { z } from 'zod';
import { POST_LIMITS } from '../../../text/limits';
import {
  clientKey,
  filledHtml,
  filledText,
  integerIn,
  nonEmpty,
  target,
  verseReferences,
} from '../fieldRules';

const fields = {
  number: integerIn(POST_LIMITS.number),
  section: z.string(),
  turkishTitle: filledText(POST_LIMITS.titleCharacters),
  englishTitle: filledText(POST_LIMITS.titleCharacters),
  turkishNote: filledHtml(),
  englishNote: filledHtml(),
  verseReferences: verseReferences(POST_LIMITS.verses).check(nonEmpty),
};

export const postCreation = z.object({ ...fields, clientKey });

export const postUpdate = z.object({ ...target, ...fields });

export const postTarget = z.object(target);
