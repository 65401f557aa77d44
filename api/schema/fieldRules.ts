/** Fields that the inputs of several nouns have. */
import { z } from 'zod';
import { cleanHtml, textOfHtml } from '../../text/html';
import { MAX_HTML_CHARACTERS } from '../../text/limits';
import { issueOf, must } from '../zodProblems';
import type { Fault } from '../problems';
import { isInMushaf, parseVerseKey } from '../../text/verseReference';

/** PostgreSQL stores U+0000 in no text. */
export const withoutNul = must((text: string) => !text.includes('\0'), {
  code: 'INVALID_CHARACTER',
  value: 'U+0000',
});

export const upTo = (maximum: number) =>
  must((text: string) => text.length <= maximum, { code: 'TOO_LONG', maximum });

export const isFilled = must(({ length }: { length: number }) => length > 0, { code: 'REQUIRED' });

const stored = (maximum: number) => z.string().check(upTo(maximum), withoutNul);

/** Plain text that may be empty. */
export const text = (maximum: number) => stored(maximum).transform((value) => value.trim());

/** Plain text of at least one character. */
export const filled = (maximum: number) =>
  stored(maximum)
    .transform((value) => value.trim())
    .check(isFilled);

/** Text that is null when it is empty. */
export const optional = (maximum: number) =>
  stored(maximum)
    .nullish()
    .transform((value) => value?.trim() || null);

/** HTML of the editors, cleaned. */
export const html = () => stored(MAX_HTML_CHARACTERS).transform(cleanHtml);

/** HTML of the editors with some text in it, cleaned. */
export const filledHtml = () =>
  html().check(must((value) => textOfHtml(value) !== '', { code: 'REQUIRED' }));

/** HTML that is null when there is no text in it. */
export const optionalHtml = () =>
  stored(MAX_HTML_CHARACTERS)
    .nullish()
    .transform((value) => {
      const clean = cleanHtml(value ?? '');
      return textOfHtml(clean) === '' ? null : clean;
    });

/** An integer between two others, both included. */
export function whole({ minimum, maximum }: { minimum: number; maximum: number }) {
  const isWithin = (value: number) => value >= minimum && value <= maximum;
  return z.int32().check(must(isWithin, { code: 'OUT_OF_RANGE', minimum, maximum }));
}

/** Keys of verses in their order, blank ones left out. Every one that is wrong is named. */
export const verseReferences = (maximum: number) =>
  z
    .array(z.string())
    .check(must(({ length }) => length <= maximum, { code: 'TOO_MANY_VERSES', maximum }))
    .superRefine((references, { addIssue }) =>
      references.forEach((reference, index) => {
        const fault = faultOf(reference.trim());
        if (fault) addIssue(issueOf(fault, [index]));
      }),
    )
    .transform((references) => references.map((text) => text.trim()).filter(Boolean));

function faultOf(reference: string): Fault | undefined {
  if (reference === '') return undefined;
  const parsed = parseVerseKey(reference);
  if (!parsed) return { code: 'NOT_A_VERSE_REFERENCE', value: reference };
  return isInMushaf(parsed) ? undefined : { code: 'NO_SUCH_VERSE', value: reference };
}

/** Which row, and the version that the caller read; null changes whatever is there. */
export const target = {
  databaseId: z.int32(),
  expectedVersion: z.int32().nullish(),
};
