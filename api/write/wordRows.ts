/** Reads and writes many words with a fixed number of statements. */
import type { Snapshots, Transaction } from './entities';

type WordSnapshot = Snapshots['word'];

/**
 * Locks words until the end of the transaction and reads them, ordered by key. Missing ones are omitted.
 * The order of the locks prevents deadlocks between changes of overlapping words.
 */
export async function lockWords(tx: Transaction, ids: readonly number[]): Promise<WordSnapshot[]> {
  await tx.$queryRaw`
    SELECT id FROM "Word" WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`;
  return readWords(tx, ids);
}

export async function readWords(tx: Transaction, ids: readonly number[]): Promise<WordSnapshot[]> {
  const where = { in: [...ids] };
  const words = await tx.word.findMany({ where: { id: where }, orderBy: { id: 'asc' } });
  const tags = await tx.termElementWord.findMany({
    where: { wordId: where },
    orderBy: { position: 'asc' },
  });
  const elements = new Map<number, number[]>(words.map(({ id }) => [id, []]));
  for (const { wordId, termElementId } of tags) elements.get(wordId)?.push(termElementId);
  return words.map((word) => ({ ...word, termElementIds: elements.get(word.id) ?? [] }));
}

/**
 * Writes words that are locked, and increments their versions.
 * @param isTagged whether the term elements of some have changed
 */
export async function writeWords(
  tx: Transaction,
  words: readonly WordSnapshot[],
  isTagged: boolean,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Word" w SET version = w.version + 1, "arabicText" = n."arabicText",
      "pauseAfter" = n."pauseAfter", "rootId" = n."rootId", lemma = n.lemma, grammar = n.grammar,
      "turkishTranscription" = n."turkishTranscription",
      "turkishTranslation" = n."turkishTranslation",
      "englishTranscription" = n."englishTranscription",
      "englishTranslation" = n."englishTranslation",
      "turkishGlossOf" = n."turkishGlossOf", "englishGlossOf" = n."englishGlossOf",
      "turkishSource" = n."turkishSource", "englishSource" = n."englishSource",
      "rootSource" = n."rootSource", "lemmaSource" = n."lemmaSource",
      "grammarSource" = n."grammarSource", "termElementsSource" = n."termElementsSource"
    FROM json_populate_recordset(NULL::"Word", ${JSON.stringify(words)}::json) n
    WHERE w.id = n.id`;
  if (!isTagged) return;
  await tx.termElementWord.deleteMany({ where: { wordId: { in: words.map(({ id }) => id) } } });
  await tx.termElementWord.createMany({
    data: words.flatMap(({ id, termElementIds }) =>
      termElementIds.map((termElementId, index) => ({
        termElementId,
        wordId: id,
        position: index + 1,
      })),
    ),
  });
}
