/** Parameters and response of the REST search. */
import { z } from 'zod';
import { INT32 } from '../../text/limits';
import { SEARCH_LIMITS } from '../../text/searchLimits';
import { JUZ_COUNT } from '../../text/quranCounts';
import { VERSE_COUNTS } from '../../text/verseCounts';
import { count, positive } from './fields';
import { enumOf, id, nullable, verseFields, withSurahNumber, type VerseOfSurah } from './shapes';
import { verseTranslation } from './translations';

/** A whole number; the default, if there is one, if the parameter is missing or empty. */
export function wholeNumber<Default extends number | undefined>(
  fallback: Default,
  minimum: number,
  maximum: number,
  example?: number,
) {
  const error = `A whole number from ${minimum} to ${maximum}.`;
  const type = z
    .number({ error })
    .gte(minimum, { error })
    .lte(maximum, { error })
    .meta({
      type: 'integer',
      minimum,
      maximum,
      ...(fallback !== undefined && { default: fallback }),
      ...(example !== undefined && { examples: [example] }),
    });
  return z.preprocess(
    (text: string | undefined) => {
      if (!text) return fallback;
      return /^\s*-?\d+\s*$/.test(text) ? Number(text) : text;
    },
    fallback === undefined ? type.optional() : type,
  );
}

const { queryCharacters, resultsPerPage } = SEARCH_LIMITS;

export const searchParameters = z.object({
  queryParameter: z.string().meta({
    description: `The query; only the first ${queryCharacters} characters are used.`,
    examples: ['patience'],
  }),
  pageSize: wholeNumber(10, resultsPerPage.minimum, resultsPerPage.maximum).describe(
    `Number of results per page, ${resultsPerPage.minimum} to ${resultsPerPage.maximum}.`,
  ),
  pageIndex: wholeNumber(0, 0, INT32.maximum).describe('Index of the page, from 0.'),
  language: z
    .preprocess(
      (text: string | undefined) => (text || 'auto').toLowerCase(),
      z
        .enum(['auto', 'turkish', 'english', 'arabic'])
        .meta({ default: 'auto' })
        .transform((language) => language.toUpperCase()),
    )
    .describe(
      'Translation in which Latin letters are searched first where both have the words; `auto` is the one that has more of them.',
    ),
  surah: wholeNumber(undefined, 1, VERSE_COUNTS.length).describe('Only verses of this surah.'),
  place: z
    .preprocess(
      (text: string | undefined) => (text ? text.toLowerCase() : undefined),
      enumOf('RevelationPlace').request.optional(),
    )
    .optional()
    .describe('Only verses of surahs that were revealed there.'),
  juz: wholeNumber(undefined, 1, JUZ_COUNT).describe('Only verses of this juz.'),
  post: wholeNumber(undefined, 1, INT32.maximum).describe('Only verses of this post.'),
  order: z
    .preprocess(
      (text: string | undefined) => (text || 'relevance').toLowerCase(),
      enumOf('SearchOrder', 'relevance').request,
    )
    .describe(
      'Order of the results: `relevance`, best first, or `mushaf`, in mushaf order with close results last.',
    ),
});

interface FoundVerse {
  verse?: VerseOfSurah;
  words?: { id: number }[];
}

const foundVerse = z.preprocess(
  ({ verse: row, words, ...match }: FoundVerse) => ({
    ...withSurahNumber(row),
    match: { ...match, wordIds: words?.map(({ id: wordId }) => wordId) },
  }),
  z
    .object({
      ...verseFields,
      match: z.object({
        matchKind: enumOf('MatchKind').answer.describe('Why the verse was found.'),
        matchedIn: enumOf('MatchedText')
          .answer.nullable()
          .describe('The text that matched; null for a reference or a name.'),
        matchedTranslation: verseTranslation
          .nullable()
          .describe('The further translation that matches; null if the text is another one.'),
        wordIds: z.array(id).describe('Integer keys of the matching Arabic words.'),
        mergedKeys: z
          .array(z.string())
          .describe('Keys of neighboring verses that share the matching translation.'),
        ranges: z
          .array(z.object({ start: count, end: count }))
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
      surahNumber: positive,
      firstVerseReference: nullable.describe('Null if only the surah is named.'),
      lastVerseReference: nullable,
      name: nullable.describe(
        'The famous name that was searched, in its own spelling; null for a reference.',
      ),
    })
    .meta({ id: 'SearchJump', description: 'Target of a reference or a name.' })
    .nullable(),
);

interface Named {
  label: string;
  target: { __typename: string; id?: number };
}

const NAMED_KINDS = ['surah', 'verse', 'post', 'term', 'termElement', 'root'] as const;

const named = z.preprocess(
  ({ label, target: { __typename: type, id: targetId } }: Named) => ({
    label,
    kind: type.charAt(0).toLowerCase() + type.slice(1),
    id: targetId,
  }),
  z.object({
    label: z.string().describe('The name.'),
    kind: z.enum(NAMED_KINDS).describe('What it is a name of.'),
    id: id.describe('Integer key; of a surah, its number.'),
  }),
);

export const searchAnswer = z
  .object({
    results: z.array(foundVerse).describe('Results of the page, in the given order.'),
    totalElements: count.describe('Number of verses on all pages.'),
    exactElements: count.describe('Number of verses before the first that is only close.'),
    unknownWords: z.array(z.string()).describe('Words of the query, as typed, that occur nowhere.'),
    jump,
    root: z.preprocess(
      (row: { letters: string } | null) => row?.letters ?? null,
      nullable.describe('Letters of the searched root, or of the root of the only searched word.'),
    ),
    named: z.array(named).describe('What the words of the query name.'),
  })
  .meta({ id: 'SearchAnswer', description: 'One page of the results of a search.' });
