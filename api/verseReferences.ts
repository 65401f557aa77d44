/** Verses that the rules found in the mushaf, looked up in the database. */
import type { Transaction } from './entities';
import { ValidationError } from './errors';

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
    ids.has(key) ? [] : [{ field: fieldOf(index), message: `There is no verse ${key}.` }],
  );
  if (problems.length > 0) throw new ValidationError(problems);
  return keys.flatMap((key) => ids.get(key) ?? []);
}
