/** References to verses: whether they are written as such, and the rows that they lead to. */
import type { Transaction } from './entities';
import { badInput, quoted, ValidationError } from '../errors';
import { problem } from '../problems';
import { parseVerseKey } from '../../text/verseReference';

/**
 * The key as it is, whether or not the mushaf has such a verse.
 * @throws {GraphQLError} for what isn't written as a key
 */
export function checkVerseKey(key: string): string {
  if (parseVerseKey(key)) return key;
  throw badInput(
    `A verse key is written surah:verse, such as "2:255"; got ${quoted(key)}.`,
  );
}

/**
 * The integer keys of verses by their keys, in the same order.
 * @param fieldOf the input field of the key at this index
 * @throws {ValidationError} naming each that the database does not have
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
