/** The length of the log of changes. */
import type { ContentKind } from '../__generated__/prisma/client';
import { BULK_TRANSACTION } from '../database/bulkLoad';
import type { Database } from '../database/database';

/** Some 150 MB; an import that changes all words logs 77,429. */
const MAX_CHANGES = 500_000;

/** Kinds of which no reader sees when they changed. */
const PARTS: ContentKind[] = [
  'importedWord',
  'termElementWord',
  'termElementVerse',
  'termElementPhrase',
  'leftOutReason',
];

/**
 * Forgets the oldest revisions of a log that is longer. Of each row, the time of the last change stays known.
 * @param maxChanges that are kept
 */
export async function shortenChangeLog(
  { prisma }: Database,
  maxChanges = MAX_CHANGES,
): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const [oldest] = await tx.$queryRaw<{ revision: number }[]>`
      SELECT c.revision FROM "ContentChange" c, "ContentRevision" r
      WHERE c.revision > r."pastSince"
      ORDER BY c.revision DESC, c.id DESC OFFSET ${maxChanges} LIMIT 1`;
    if (!oldest) return;
    const { revision } = oldest;
    await tx.$executeRaw`
      UPDATE "ContentRevision"
      SET "pastSince" = ${revision}, "loggedSince" = GREATEST("loggedSince", ${revision})`;
    await tx.contentChange.deleteMany({
      where: { revision: { lte: revision }, kind: { in: PARTS } },
    });
    await tx.$executeRaw`
      DELETE FROM "ContentChange" c WHERE c.revision <= ${revision} AND EXISTS (
        SELECT 1 FROM "ContentChange" l
        WHERE l.kind = c.kind AND l."rowId" = c."rowId" AND (l.revision, l.id) > (c.revision, c.id)
      )`;
    await tx.$executeRaw`
      UPDATE "ContentChange" SET before = NULL, fields = '{}'
      WHERE revision <= ${revision} AND before IS NOT NULL`;
  }, BULK_TRANSACTION);
}
