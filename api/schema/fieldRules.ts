/** Rules for the input fields of several nouns. */
import { z } from 'zod';
import { cleanHtml, textOfHtml } from '../../text/html';
import { MAX_HTML_CHARACTERS } from '../../text/limits';
import { issueOf, must } from '../zodProblems';
import type { ProblemDetail } from '../problems';
import { isInMushaf, parseVerseKey } from '../../text/verseReference';

/** PostgreSQL can't store U+0000. */
export const withoutNul = must((text: string) => !text.includes('\0'), {
  code: 'INVALID_CHARACTER',
  value: 'U+0000',
});

export const upTo = (maximum: number) =>
  must((text: string) => text.length <= maximum, { code: 'TOO_LONG', maximum });

export const nonEmpty = must(({ length }: { length: number }) => length > 0, { code: 'REQUIRED' });

const stored = (maximum: number) => z.string().check(upTo(maximum), withoutNul);

/** Plain text, possibly empty. */
export const anyText = (maximum: number) => stored(maximum).transform((value) => value.trim());

/** Plain text of at least one character. */
export const filledText = (maximum: number) =>
  stored(maximum)
    .transform((value) => value.trim())
    .check(nonEmpty);

/** Plain text; empty text becomes null. */
export const optionalText = (maximum: number) =>
  stored(maximum)
    .nullish()
    .transform((value) => value?.trim() || null);

/** HTML of the editors, cleaned. */
const html = () => stored(MAX_HTML_CHARACTERS).transform(cleanHtml);

/** HTML of the editors with at least one character of text, cleaned. */
export const filledHtml = () =>
  html().check(must((value) => textOfHtml(value) !== '', { code: 'REQUIRED' }));

/** HTML of the editors, cleaned; HTML without text becomes null. */
export const optionalHtml = () =>
  stored(MAX_HTML_CHARACTERS)
    .nullish()
    .transform((value) => {
      const clean = cleanHtml(value ?? '');
      return textOfHtml(clean) === '' ? null : clean;
    });

/** An integer within a range, inclusive. */
export function integerIn({ minimum, maximum }: { minimum: number; maximum: number }) {
  const isWithin = (value: number) => value >= minimum && value <= maximum;
  return z.int32().check(must(isWithin, { code: 'OUT_OF_RANGE', minimum, maximum }));
}

/** Keys of verses in order. Blank ones are dropped; each invalid one is a problem. */
export const verseReferences = (maximum: number) =>
  z
    .array(z.string())
    .check(must(({ length }) => length <= maximum, { code: 'TOO_MANY_VERSES', maximum }))
    .superRefine((references, { addIssue }) =>
      references.forEach((reference, index) => {
        const detail = detailOf(reference.trim());
        if (detail) addIssue(issueOf(detail, [index]));
      }),
    )
    .transform((references) => references.map((text) => text.trim()).filter(Boolean));

function detailOf(reference: string): ProblemDetail | undefined {
  if (reference === '') return undefined;
  const parsed = parseVerseKey(reference);
  if (!parsed) return { code: 'NOT_A_VERSE_REFERENCE', value: reference };
  return isInMushaf(parsed) ? undefined : { code: 'NO_SUCH_VERSE', value: reference };
}

/** A UUID that the caller made for a new row. */
export const clientKey = z
  .string()
  .check(must((key) => UUID.test(key), { code: 'NOT_A_UUID' }))
  .nullish();

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The row to change, and the version that the caller read; null overwrites any version. */
export const target = {
  databaseId: z.int32(),
  expectedVersion: z.int32().nullish(),
};
