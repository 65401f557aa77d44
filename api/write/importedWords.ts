/** The Arabic text of each word as it was imported, with which the text of today is compared. */
import type { Prisma } from '../__generated__/prisma/client';
import { BULK_TRANSACTION } from '../database/bulkLoad';
import type { Database } from '../database/database';

type Transaction = Prisma.TransactionClient;

/**
 * Records the imported text of words that have none: that of the last import that changed it, or else the text before
 * the first recorded change, or else that of today.
 */
export const completeImportedWords = (tx: Transaction) => tx.$executeRaw`
  INSERT INTO "ImportedWord" ("wordId", "arabicText", "pauseAfter")
  SELECT w.id, COALESCE(known.state ->> 'arabicText', w."arabicText"),
    CASE WHEN known.state IS NULL THEN w."pauseAfter" ELSE known.state ->> 'pauseAfter' END
  FROM "Word" w LEFT JOIN LATERAL (
    SELECT CASE WHEN changes."isImport" THEN changes.after ELSE changes.before END AS state
    FROM (
      SELECT r.version, r.before, r.after, r.source = 'import'
        AND r.before ->> 'arabicText' IS DISTINCT FROM r.after ->> 'arabicText' AS "isImport"
      FROM "Revision" r WHERE r.entity = 'word' AND r."entityId" = w.id
    ) changes
    ORDER BY changes."isImport" DESC,
      CASE WHEN changes."isImport" THEN -changes.version ELSE changes.version END
    LIMIT 1
  ) known ON TRUE
  WHERE NOT EXISTS (SELECT 1 FROM "ImportedWord" i WHERE i."wordId" = w.id)
  ON CONFLICT DO NOTHING`;

/** Records the imported text of a database that was filled before it was recorded. */
export async function completeImportedTexts({ prisma }: Database): Promise<void> {
  const [words, recorded] = [await prisma.word.count(), await prisma.importedWord.count()];
  if (recorded < words) await prisma.$transaction(completeImportedWords, BULK_TRANSACTION);
}
