/**
 * The passages of the Qur'an with the subjects by which people look for them, written for this project. Each
 * line of `passages.tsv` is a passage: its verses, its heading in Turkish and in English, and further words in
 * Turkish, English and Arabic that are in neither the heading nor the translations. The passages cover all
 * verses in order.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseVerseRun, type VerseRun } from '../../text/verseReference';

export interface Passage extends VerseRun {
  turkishHeading: string;
  englishHeading: string;
  turkishWords: string;
  englishWords: string;
  arabicWords: string;
}

/** @throws {Error} with the first line that is not a passage */
export function parsePassages(text: string): Passage[] {
  return linesOf(text).map((line, index) => {
    const [
      verses = '',
      turkishHeading,
      englishHeading,
      turkishWords,
      englishWords,
      arabicWords,
      ...more
    ] = line.split('\t');
    const run = parseVerseRun(verses);
    const isComplete =
      turkishHeading && englishHeading && turkishWords && englishWords && arabicWords;
    if (!run || !isComplete || more.length > 0) {
      throw new Error(`Line ${index + 1} of the passages is not a passage: ${line}`);
    }
    return { ...run, turkishHeading, englishHeading, turkishWords, englishWords, arabicWords };
  });
}

let passages: Passage[] | undefined;

/** All passages; the file is read once. */
export const readPassages = (): readonly Passage[] =>
  (passages ??= parsePassages(
    readFileSync(join(process.cwd(), 'content/search/passages.tsv'), 'utf8'),
  ));

/** By integer key of each verse. */
let byVerse: readonly Passage[] | undefined;

/** @param verseId 1 to 6236 */
export function passageOf(verseId: number): Passage {
  byVerse ??= readPassages().flatMap((passage) =>
    Array.from({ length: passage.last.verse - passage.first.verse + 1 }, (): Passage => passage),
  );
  const passage = byVerse[verseId - 1];
  if (!passage) throw new Error(`There is no passage of verse ${verseId}.`);
  return passage;
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');
