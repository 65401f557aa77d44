/** Fields that the inputs of several nouns have. */
import { z } from 'zod';
import { cleanHtml, textOfHtml } from './html';
import { isInMushaf, parseVerseKey } from './verseReference';

export const REQUIRED = 'Required fields must be filled.';

/** Stored by PostgreSQL in no text. */
export const NUL = String.fromCharCode(0);
export const WITHOUT_NUL = 'A text without the character U+0000.';

const stored = (most: number) =>
  z
    .string()
    .max(most, `At most ${most} characters.`)
    .refine((text) => !text.includes(NUL), WITHOUT_NUL);

/** Plain text that may be empty. */
export const text = (most = 2000) => stored(most).transform((value) => value.trim());

/** Plain text of at least one character. */
export const filled = (most = 2000) =>
  stored(most)
    .transform((value) => value.trim())
    .refine((value) => value !== '', REQUIRED);

/** Text that is null when it is empty. */
export const optional = (most = 2000) =>
  stored(most)
    .nullish()
    .transform((value) => value?.trim() || null);

/** HTML of the editors, cleaned. */
export const html = (most = 20_000) => stored(most).transform(cleanHtml);

/** HTML of the editors with some text in it, cleaned. */
export const filledHtml = (most = 20_000) =>
  html(most).refine((value) => textOfHtml(value) !== '', REQUIRED);

/** HTML that is null when there is no text in it. */
export const optionalHtml = (most = 20_000) =>
  stored(most)
    .nullish()
    .transform((value) => {
      const clean = cleanHtml(value ?? '');
      return textOfHtml(clean) === '' ? null : clean;
    });

/** Keys of verses in their order, blank ones left out. Every one that is wrong is named. */
export const verseReferences = (most: number) =>
  z
    .array(z.string())
    .max(most, `At most ${most} verses.`)
    .superRefine((references, { addIssue }) =>
      references.forEach((reference, index) => {
        const message = problemOf(reference.trim());
        if (message) addIssue({ code: 'custom', path: [index], message });
      }),
    )
    .transform((references) => references.map((text) => text.trim()).filter(Boolean));

function problemOf(reference: string): string | undefined {
  if (reference === '') return undefined;
  const shown = reference.slice(0, 40);
  const parsed = parseVerseKey(reference);
  if (!parsed) return `A verse reference is digits, a colon and digits, such as 2:255 - ${shown}`;
  return isInMushaf(parsed) ? undefined : `There is no verse ${shown}.`;
}

/** Which row, and the version that the caller read; null changes whatever is there. */
export const target = {
  databaseId: z.int32(),
  expectedVersion: z.int32().nullish(),
};
