/** Validates verse keys and looks up their integer keys. */
import type { Transaction } from './entities';
import { badInput, quoted, ValidationError } from '../errors';
import { problem } from '../problems';
import { parseVerseKey } from '../../text/verseReference';

/**
 * Returns a verse key unchanged, whether or not the verse exists.
 * @throws {GraphQLError} if the text does not have the form of a key
 */
export function checkVerseKey(key: string): string {
  if (parseVerseKey(key)) return key;
  throw badInput(`A verse key is written surah:verse, such as "2:255"; got ${quoted(key)}.`);
}

/**
 * Looks up the integer keys of verses, in the same order.
 * @param fieldOf returns the input field of the key at an index
 * @throws {ValidationError} with each missing verse
 */
export async function verseIdsOf(
  tx: Transaction,
  keys: string[],
  fieldOf = (index: number) => `verseReferences.${index}`,
): Promise<number[]> {
  const verses = await tx.verse.findMany({
    where: { key: { in: keys } },
    select: { id: true, key: true },
  });
  const ids = new Map(verses.map(({ id, key }) => [key, id]));
  const problems = keys.flatMap((key, index) =>
    ids.has(key) ? [] : [problem(fieldOf(index), { code: 'NO_SUCH_VERSE', value: key })],
  );
  if (problems.length > 0) throw new ValidationError(problems);
  return keys.flatMap((key) => ids.get(key) ?? []);
}
