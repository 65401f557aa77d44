/** References to verses in the input of a mutation, looked up in the mushaf. */
import type { Transaction } from './entities';
import { ValidationError } from './errors';
import { parseVerseKey } from './text/verseReference';

/**
 * The keys of the verses, in the order of the references.
 * @throws {ValidationError} naming every reference that is malformed or leads nowhere
 */
export async function verseIdsOf(tx: Transaction, references: string[]): Promise<number[]> {
  const keys = references.map((reference) => reference.trim());
  const verses = await tx.verse.findMany({
    where: { key: { in: keys.filter(parseVerseKey) } },
    select: { id: true, key: true },
  });
  const ids = new Map(verses.map(({ id, key }) => [key, id]));
  const problems = keys.flatMap((key, index) => {
    if (ids.has(key)) return [];
    const shown = key.slice(0, 40);
    const message = parseVerseKey(key)
      ? `There is no verse ${shown}.`
      : `A verse reference is digits, a colon and digits, such as 2:255 - ${shown}`;
    return [{ field: `verseReferences.${index}`, message }];
  });
  if (problems.length > 0) throw new ValidationError(problems);
  return keys.flatMap((key) => ids.get(key) ?? []);
}
