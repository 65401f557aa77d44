import type { Prisma } from '../__generated__/prisma/client';

/** Limits in milliseconds for a transaction over all rows: waiting for its start, and its duration. */
export const BULK_TRANSACTION = { maxWait: 60_000, timeout: 600_000 };

/** Sets the sequences of integer keys after rows were inserted with given keys. */
export async function continueKeySequences(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$queryRaw`
    SELECT
      setval(pg_get_serial_sequence('"Root"', 'id'),
        COALESCE((SELECT max(id) FROM "Root"), 0) + 1, false),
      setval(pg_get_serial_sequence('"Character"', 'id'),
        COALESCE((SELECT max(id) FROM "Character"), 0) + 1, false),
      setval(pg_get_serial_sequence('"Term"', 'id'),
        COALESCE((SELECT max(id) FROM "Term"), 0) + 1, false),
      setval(pg_get_serial_sequence('"TermElement"', 'id'),
        COALESCE((SELECT max(id) FROM "TermElement"), 0) + 1, false),
      setval(pg_get_serial_sequence('"PostVerse"', 'id'),
        -- A verse that was taken out keeps its key.
        GREATEST((SELECT max(id) FROM "PostVerse"), (SELECT max(id) FROM "RemovedPostVerse"), 0)
          + 1, false),
      setval(pg_get_serial_sequence('"VerseAlias"', 'id'),
        COALESCE((SELECT max(id) FROM "VerseAlias"), 0) + 1, false),
      -- Keys 1 and 2 are those of the translations that are stored with the verses.
      setval(pg_get_serial_sequence('"Translation"', 'id'),
        GREATEST((SELECT max(id) FROM "Translation"), 2) + 1, false),
      -- Key 1 is reserved for the Beginning, even before it exists.
      setval(pg_get_serial_sequence('"Post"', 'id'),
        GREATEST((SELECT max(id) FROM "Post"), 1) + 1, false)`;
}

/** Updates the statistics of the query planner after many rows were inserted. */
export async function updateStatistics(tx: Prisma.TransactionClient): Promise<void> {
  // The embedded database has no autovacuum that would do this.
  await tx.$executeRaw`ANALYZE`;
}
