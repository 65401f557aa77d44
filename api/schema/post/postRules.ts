import { z } from 'zod';
import { foldEnglish, foldTurkish } from '../../../text/foldLatin';
import { POST_LIMITS, WORD_LIMITS } from '../../../text/limits';
import { issueOf, must } from '../../zodProblems';
import {
  anyText,
  clientKey,
  filledHtml,
  filledText,
  integerIn,
  nonEmpty,
  target,
  verseReferences,
} from '../fieldRules';

/** @param keyOf what is the same of two equal items */
const listOf = <Item>(
  item: z.ZodType<Item>,
  maximum: number,
  keyOf: (value: Item) => unknown = (value) => value,
) =>
  z
    .array(item)
    .check(must(({ length }) => length <= maximum, { code: 'TOO_MANY_ITEMS', maximum }))
    .superRefine((items, { addIssue }) => {
      const keys = new Set<unknown>();
      items.forEach((value, index) => {
        const key = keyOf(value);
        if (keys.has(key)) addIssue(issueOf({ code: 'REPEATED', value: String(value) }, [index]));
        keys.add(key);
      });
    })
    .nullish();

/** Texts with at least one letter or digit, which differ by more than their spelling. */
const synonyms = (fold: (text: string) => string) =>
  listOf(
    anyText(POST_LIMITS.synonymCharacters).check(
      must((text) => fold(text) !== '', { code: 'REQUIRED' }),
    ),
    POST_LIMITS.synonyms,
    fold,
  );

const letters = filledText(WORD_LIMITS.rootCharacters).transform((text) => text.replace(/\s/g, ''));

const fields = {
  number: integerIn(POST_LIMITS.number),
  section: z.string(),
  turkishTitle: filledText(POST_LIMITS.titleCharacters),
  englishTitle: filledText(POST_LIMITS.titleCharacters),
  turkishNote: filledHtml(),
  englishNote: filledHtml(),
  verseReferences: verseReferences(POST_LIMITS.verses).check(nonEmpty),
  turkishSynonyms: synonyms(foldTurkish),
  englishSynonyms: synonyms(foldEnglish),
  broaderId: z.int32().nullish(),
  relatedIds: listOf(z.int32(), POST_LIMITS.related),
  termIds: listOf(z.int32(), POST_LIMITS.terms),
  rootLetters: listOf(letters, POST_LIMITS.roots),
};

export const postCreation = z.object({ ...fields, clientKey });

export const postUpdate = z.object({ ...target, ...fields });

export type PostInput = Omit<z.output<typeof postUpdate>, keyof typeof target | 'verseReferences'>;

export const postTarget = z.object(target);
