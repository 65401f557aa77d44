/** What roots mean, from the files of the project; admins don't change it. */
import { readSenses } from '../../content/lexicon/senses';
import { BULK_TRANSACTION } from '../database/bulkLoad';
import type { Database } from '../database/database';
import { EVERYTHING } from '../database/tags';
import { incrementContentRevision } from './changes';
import type { Transaction } from './entities';

/**
 * Gives roots without a sense theirs.
 * @returns the number of roots that have got one
 */
export async function completeRootSenses(tx: Transaction): Promise<number> {
  const roots = await tx.root.findMany({ where: { turkishSense: null } });
  if (roots.length === 0) return 0;
  const senses = readSenses();
  const rows = roots.flatMap(({ id, letters }) => {
    const sense = senses.get(letters);
    return sense ? [{ id, ...sense }] : [];
  });
  if (rows.length === 0) return 0;
  return tx.$executeRaw`
    UPDATE "Root" r SET "turkishSense" = s."turkishSense", "englishSense" = s."englishSense",
      "turkishNote" = s."turkishNote", "englishNote" = s."englishNote"
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS s(id int, "turkishSense" text,
      "englishSense" text, "turkishNote" text, "englishNote" text)
    WHERE r.id = s.id AND r."turkishSense" IS NULL`;
}

/** Gives the roots of a database that was filled by an earlier release their senses. */
export async function completeSenses(database: Database): Promise<void> {
  const revision = await database.prisma.$transaction(async (tx) => {
    const completed = await completeRootSenses(tx);
    return completed > 0 ? incrementContentRevision(tx, [EVERYTHING]) : undefined;
  }, BULK_TRANSACTION);
  if (revision !== undefined) database.announceRevision(revision, [EVERYTHING]);
}
