import { z } from 'zod';
import { filled, filledHtml, REQUIRED, target, verseReferences } from '../text/fields';

const fields = {
  number: z.int32().min(0, 'A whole number from 0 on.').max(100_000, 'At most 100000.'),
  section: z.string(),
  turkishTitle: filled(300),
  englishTitle: filled(300),
  turkishNote: filledHtml(),
  englishNote: filledHtml(),
  verseReferences: verseReferences(300).refine(({ length }) => length > 0, REQUIRED),
};

export const postCreation = z.object(fields);

export const postUpdate = z.object({ ...target, ...fields });

export const postTarget = z.object(target);
