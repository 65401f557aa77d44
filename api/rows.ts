/** What the queries of one noun hand to the others: database rows with the rows they are read with. */
import type { Root, Surah, TermElement, Verse, Word } from '../prisma/client/client';

export type SurahRow = Surah;
export type RootRow = Root;
export type TermElementRow = TermElement;

export interface VerseRow extends Verse {
  surah: SurahRow;
  /** Keys of the neighbours in mushaf order; null at either end. */
  previousKey: string | null;
  nextKey: string | null;
}

export interface WordRow extends Word {
  root: RootRow | null;
  termElements: TermElementRow[];
}
