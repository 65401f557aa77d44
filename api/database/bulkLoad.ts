import type { Prisma } from '../__generated__/prisma/client';

/** Milliseconds that a transaction over all rows waits for its turn and then takes, at most. */
export const BULK_TRANSACTION = { maxWait: 60_000, timeout: 600_000 };

/** After many rows whose keys were given: what is made later gets the keys behind them. */
export async function continueKeys(tx: Prisma.TransactionClient): Promise<void> {
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
        COALESCE((SELECT max(id) FROM "PostVerse"), 0) + 1, false),
      setval(pg_get_serial_sequence('"VerseAlias"', 'id'),
        COALESCE((SELECT max(id) FROM "VerseAlias"), 0) + 1, false),
      -- Post 1 is the Beginning, even before there is one.
      setval(pg_get_serial_sequence('"Post"', 'id'),
        GREATEST((SELECT max(id) FROM "Post"), 1) + 1, false)`;
}

/** After many rows: without knowing how many there are, queries take the wrong way to them. */
export async function updateStatistics(tx: Prisma.TransactionClient): Promise<void> {
  // The embedded database never does it by itself.
  await tx.$executeRaw`ANALYZE`;
}
