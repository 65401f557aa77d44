/** Words of a verse that one gloss covers. */
import { consistentHeads } from '../../text/glossGroups';
import type { Changes } from './changes';
import type { Transaction } from './entities';
import { changeWords } from './wordChanges';

export const GLOSS_OF = { turkish: 'turkishGlossOf', english: 'englishGlossOf' } as const;

type GlossOf = (typeof GLOSS_OF)[keyof typeof GLOSS_OF];

export type GlossedWord = { id: number; verseId: number; numberInVerse: number } & Record<
  GlossOf,
  number | null
>;

/**
 * Locks all words of the verses of some words, in order; the lock ends with the transaction. A transaction that changes groups
 * locks them before any other change: a save of one word locks the word and then its verse, and two transactions that
 * lock in other orders would wait for each other.
 */
export const lockVersesOf = (tx: Transaction, wordIds: readonly number[]) =>
  tx.$queryRaw<GlossedWord[]>`
    SELECT id, "verseId", "numberInVerse", "turkishGlossOf", "englishGlossOf" FROM "Word"
    WHERE "verseId" IN (SELECT "verseId" FROM "Word" WHERE id = ANY(${[...wordIds]}::int[]))
    ORDER BY id FOR UPDATE`;

/** Gives words of one verse other heads. Words without a difference are left as they are. */
export async function changeHeads(
  changes: Changes,
  words: readonly GlossedWord[],
  headsOf: (word: GlossedWord) => Partial<Record<GlossOf, number | null>>,
): Promise<void> {
  const data = new Map(words.map((word) => [word.id, headsOf(word)]));
  const changed = words.filter((word) =>
    Object.entries(data.get(word.id) ?? {}).some(
      ([field, head]) => word[field as GlossOf] !== head,
    ),
  );
  if (changed.length === 0) return;
  const targets = changed.map(({ id }) => ({ id }));
  await changeWords(changes, targets, ({ id }) => data.get(id) ?? {});
}

/**
 * Makes words alone that name the gloss of a word which no longer covers them, after an earlier state of some words of
 * the verses was restored. The verses are locked already.
 */
export async function settleGroups(changes: Changes, wordIds: readonly number[]): Promise<void> {
  const words = await lockVersesOf(changes.tx, wordIds);
  const verses = new Map<number, GlossedWord[]>();
  for (const word of words) {
    const verse = verses.get(word.verseId);
    if (verse) verse.push(word);
    else verses.set(word.verseId, [word]);
  }
  const settled = new Map<number, Record<GlossOf, number | null>>();
  for (const verse of verses.values()) {
    const turkish = consistentHeads(verse.map(({ turkishGlossOf }) => turkishGlossOf));
    const english = consistentHeads(verse.map(({ englishGlossOf }) => englishGlossOf));
    verse.forEach(({ id }, index) =>
      settled.set(id, {
        turkishGlossOf: turkish[index] ?? null,
        englishGlossOf: english[index] ?? null,
      }),
    );
  }
  await changeHeads(changes, words, ({ id }) => settled.get(id) ?? {});
}
