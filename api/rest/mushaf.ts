/** Pages and juz of the mushaf in responses. */
import { z } from 'zod';
import { positive, text } from './fields';
import {
  arabicText,
  placeInMushaf,
  surah,
  verseTexts,
  withSurahNumber,
  type VerseOfSurah,
} from './shapes';
import type { Connection } from './wholeLists';

interface Part {
  firstVerse?: { key: string };
  lastVerse?: { key: string };
  verses?: Connection<VerseOfSurah>;
}

const withReferences = ({ firstVerse, lastVerse, verses, ...part }: Part) => ({
  ...part,
  firstVerseReference: firstVerse?.key,
  lastVerseReference: lastVerse?.key,
  ...(verses && { verses: verses.edges.map(({ node }) => withSurahNumber(node)) }),
});

const partFields = {
  number: positive,
  previousNumber: positive.nullable().describe('Number of the one before; null for the first.'),
  nextNumber: positive.nullable().describe('Number of the one after; null for the last.'),
  firstVerseReference: text.describe('E.g. "2:253".'),
  lastVerseReference: text.describe('E.g. "2:256".'),
};

const verse = z
  .object({
    ...verseTexts,
    ...placeInMushaf,
    arabicText,
  })
  .meta({ id: 'VerseOfPage', description: 'A verse on a page of the mushaf.' });

export const page = z.preprocess(
  withReferences,
  z
    .object({
      ...partFields,
      juz: positive.describe('Juz of the first verse, 1 to 30.'),
      hizb: positive.describe('Hizb of the first verse, 1 to 60.'),
      verses: z.array(verse).describe('All verses of the page, in order.'),
    })
    .meta({ id: 'MushafPage', description: 'A page of the Madinah mushaf.' }),
);

export const juz = z.preprocess(
  withReferences,
  z
    .object({
      ...partFields,
      firstPage: positive.describe('Page of the first verse, 1 to 604.'),
      lastPage: positive.describe('Page of the last verse, 1 to 604.'),
    })
    .meta({ id: 'Juz', description: 'One of the 30 parts of the mushaf.' }),
);

/** A surah with the texts of its verses. */
export const surahWithVerses = z.preprocess(
  ({ verses, ...row }: { verses?: VerseOfSurah[] }) => ({
    ...row,
    ...(verses && { verses: verses.map((of) => withSurahNumber(of)) }),
  }),
  z
    .object({
      ...surah.shape,
      verses: z.array(verse).describe('All verses of the surah, in order.'),
    })
    .meta({ id: 'SurahWithVerses', description: 'A surah with the texts of its verses.' }),
);
