/** Parameters and response of the REST search. */
import { z } from 'zod';
import { MAX_INTEGER, SEARCH_LIMITS } from '../../text/limits';
import { enumOf, id, nullable, verseFields, withSurahNumber, type VerseOfSurah } from './shapes';

/** Falls back to the default if the parameter is missing or not a number. */
const number = (fallback: number, minimum: number, maximum?: number) =>
  z.preprocess(
    (text: string | undefined) => (/^\s*-?\d{1,9}\s*$/.test(text ?? '') ? Number(text) : fallback),
    z
      .number()
      .gte(minimum)
      .lte(maximum ?? MAX_INTEGER)
      .meta({ type: 'integer', minimum, maximum, default: fallback }),
  );

const { queryCharacters, resultsPerPage } = SEARCH_LIMITS;

export const searchParameters = z.object({
  queryParameter: z
    .string()
    .describe(`The query; only the first ${queryCharacters} characters are used.`),
  pageSize: number(10, resultsPerPage.minimum, resultsPerPage.maximum).describe(
    `Number of results per page, ${resultsPerPage.minimum} to ${resultsPerPage.maximum}; 10 if it is not a number.`,
  ),
  pageIndex: number(0, 0).describe('Index of the page, from 0.'),
  language: z
    .preprocess(
      (text: string | undefined) => (text ?? 'turkish').toLowerCase(),
      z
        .enum(['turkish', 'english', 'arabic'])
        .meta({ default: 'turkish' })
        .transform((language) => language.toUpperCase()),
    )
    .describe('Translation in which Latin letters are searched first.'),
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
        matchKind: enumOf('MatchKind').answer.describe('Why the verse was found.'),
        matchedIn: enumOf('MatchedText')
          .answer.nullable()
          .describe('The text that matched; null for a reference or a name.'),
        wordIds: z.array(id).describe('Integer keys of the matching Arabic words.'),
        mergedKeys: z
          .array(z.string())
          .describe('Keys of neighboring verses that share the matching translation.'),
        ranges: z
          .array(z.object({ start: z.int32(), end: z.int32() }))
          .describe(
            'Ranges to highlight in the matching text, in UTF-16 code units. The words of the Arabic text are separated by single spaces.',
          ),
      }),
    })
    .meta({ id: 'FoundVerse', description: 'A verse that was found.' }),
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
      firstVerseReference: nullable.describe('Null if only the surah is named.'),
      lastVerseReference: nullable,
      name: nullable.describe(
        'The famous name that was searched, in its own spelling; null for a reference.',
      ),
    })
    .meta({ id: 'SearchJump', description: 'Target of a reference or a name.' })
    .nullable(),
);

export const searchAnswer = z
  .object({
    results: z.array(foundVerse).describe('Results of the page, best first.'),
    totalElements: z.int32().describe('Number of verses on all pages.'),
    jump,
  })
  .meta({ id: 'SearchAnswer', description: 'One page of the results of a search.' });
