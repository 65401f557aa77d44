/** Consecutive verses of one surah, as a parameter. */
import { z } from 'zod';
import { VERSE_COUNTS } from '../../text/verseCounts';
import { isInMushaf, parseVerseRun, verseKey, verseKeysOf } from '../../text/verseReference';
import { malformed, notFound } from './refusals';

export const MAX_VERSES_OF_RANGE = 20;

export const rangeParameters = z.object({
  reference: z.string().meta({
    description: 'A verse or a range: "2:255" or "2:255-257".',
    examples: ['2:255-257'],
  }),
});

/** @throws {GraphQLError} 400 for another text or too many verses, 404 if there is no such verse */
export function keysOfRange(text: string): string[] {
  const run = parseVerseRun(text);
  if (!run) throw malformed('`reference` is written "2:255" or "2:255-257".');
  const missing = [run.first, run.last].find((verse) => !isInMushaf(verse));
  if (missing) throw notFound(missingVerse(missing));
  const keys = verseKeysOf(run);
  if (keys.length === 0) throw malformed('The last verse of `reference` precedes the first.');
  if (keys.length > MAX_VERSES_OF_RANGE) {
    throw malformed(`At most ${MAX_VERSES_OF_RANGE} verses at once; got ${keys.length}.`);
  }
  return keys;
}

function missingVerse(verse: { surah: number; verse: number }): string {
  const count = VERSE_COUNTS[verse.surah - 1];
  return count === undefined
    ? `There is no surah ${verse.surah}; there are ${VERSE_COUNTS.length}.`
    : `There is no verse ${verseKey(verse)}: surah ${verse.surah} has ${count} verses.`;
}
