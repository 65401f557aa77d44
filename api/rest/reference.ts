/** Parameters and response of a reference. */
import { z } from 'zod';
import { SEARCH_LIMITS } from '../../text/searchLimits';
import { positive } from './fields';
import { enumOf } from './shapes';

export const referenceParameters = z.object({
  text: z.string().meta({
    description: `The reference, e.g. "Bakara 255" or "2:255; 3:18"; only the first ${SEARCH_LIMITS.queryCharacters} characters are used.`,
    examples: ['Bakara 255'],
  }),
});

interface Given {
  surah: { number: number; numberOfVerses: number } | null;
  ignoredSurah: { number: number } | null;
  runs?: { firstVerse: { key: string }; lastVerse: { key: string } }[];
}

const verseReference = z.string().describe('E.g. "2:255".');

export const reference = z.preprocess(
  (row: Given | null) =>
    row && {
      ...row,
      surahNumber: row.surah?.number ?? null,
      numberOfVerses: row.surah?.numberOfVerses ?? null,
      ignoredSurahNumber: row.ignoredSurah?.number ?? null,
      runs: row.runs?.map(({ firstVerse, lastVerse }) => ({
        firstVerseReference: firstVerse.key,
        lastVerseReference: lastVerse.key,
      })),
    },
  z
    .object({
      kind: enumOf('ReferenceKind').answer.describe('What the text refers to.'),
      problem: enumOf('ReferenceProblem')
        .answer.nullable()
        .describe('Why it refers to nothing; null unless `kind` is `problem`.'),
      surahNumber: positive
        .nullable()
        .describe('The surah, if all verses are of one; that without the verse, for `noVerse`.'),
      numberOfVerses: positive.nullable().describe('Number of verses of that surah.'),
      number: positive.nullable().describe('Number of the juz or the page.'),
      isCorrected: z.boolean().describe('True if a name was misspelled.'),
      ignoredSurahNumber: positive
        .nullable()
        .describe('The number of another surah beside the name, which counts.'),
      runs: z
        .array(
          z.object({ firstVerseReference: verseReference, lastVerseReference: verseReference }),
        )
        .describe('Consecutive verses, in the order of the text.'),
    })
    .meta({ id: 'Reference', description: 'What a text refers to.' })
    .nullable(),
);
