/** A search as REST spells it: its parameters and its answer. */
import { z } from 'zod';
import { INT32, SEARCH_LIMITS } from '../../text/limits';
import { enumOf, id, nullable, verseFields, withSurahNumber, type VerseOfSurah } from './shapes';

/** What is left out, or is not a number, is the first page of ten. */
const number = (fallback: number, minimum: number, maximum?: number) =>
  z.preprocess(
    (text: string | undefined) => (/^\s*-?\d{1,9}\s*$/.test(text ?? '') ? Number(text) : fallback),
    z
      .number()
      .gte(minimum)
      .lte(maximum ?? INT32.maximum)
      .meta({ type: 'integer', minimum, maximum, default: fallback }),
  );

const { queryCharacters, resultsPerPage } = SEARCH_LIMITS;

export const searchParameters = z.object({
  queryParameter: z
    .string()
    .describe(`What to look for; of more than ${queryCharacters} characters the first are taken.`),
  pageSize: number(10, resultsPerPage.minimum, resultsPerPage.maximum).describe(
    `Results of a page, ${resultsPerPage.minimum} to ${resultsPerPage.maximum}; 10 where it is not a number.`,
  ),
  pageIndex: number(0, 0).describe('Pages before this one, from 0.'),
  language: z
    .preprocess(
      (text: string | undefined) => (text ?? 'turkish').toLowerCase(),
      z
        .enum(['turkish', 'english', 'arabic'])
        .meta({ default: 'turkish' })
        .transform((language) => language.toUpperCase()),
    )
    .describe('Which translation Latin letters are looked for in first.'),
});

interface FoundVerse {
  verse: VerseOfSurah;
  words: { id: number }[];
}

const foundVerse = z.preprocess(
  ({ verse: row, words, ...match }: FoundVerse) => ({
    ...withSurahNumber(row),
    match: { ...match, wordIds: words.map(({ id: wordId }) => wordId) },
  }),
  z
    .object({
      ...verseFields,
      match: z.object({
        matchKind: enumOf('MatchKind').answer.describe('Why it was found.'),
        matchedIn: enumOf('MatchedText')
          .answer.nullable()
          .describe('The text that matched; null for a reference or a name.'),
        wordIds: z.array(id).describe('Keys of the Arabic words that matched.'),
        mergedKeys: z
          .array(z.string())
          .describe('References of neighbours that share the translation that matched.'),
        ranges: z
          .array(z.object({ start: z.int32(), end: z.int32() }))
          .describe(
            'What to highlight in the text that matched, in UTF-16 units. The Arabic text is its words with one space between two.',
          ),
      }),
    })
    .meta({ id: 'FoundVerse', description: 'A verse that a search found.' }),
);

const jump = z.preprocess(
  (to: Record<'surah' | 'firstVerse' | 'lastVerse', Record<string, unknown> | null> | null) =>
    to && {
      ...to,
      surahNumber: to.surah?.number,
      firstVerseReference: to.firstVerse?.key ?? null,
      lastVerseReference: to.lastVerse?.key ?? null,
    },
  z
    .object({
      surahNumber: z.int32(),
      firstVerseReference: nullable.describe('Null where only the surah is named.'),
      lastVerseReference: nullable,
      name: nullable.describe('The famous name that was searched; null for a reference.'),
    })
    .meta({ id: 'SearchJump', description: 'Where a reference or a name leads.' })
    .nullable(),
);

export const searchAnswer = z
  .object({
    results: z.array(foundVerse).describe('The best first.'),
    totalElements: z.int32().describe('Verses found on all pages.'),
    jump,
  })
  .meta({ id: 'SearchAnswer', description: 'One page of what a search found.' });
