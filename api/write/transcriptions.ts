/** Transcribes the words of a database that was filled before both transcriptions followed one set of rules. */
import type { Prisma } from '../__generated__/prisma/client';
import { BULK_TRANSACTION, updateStatistics } from '../database/bulkLoad';
import type { Database } from '../database/database';
import { EVERYTHING } from '../database/tags';
import { wordTranscription } from '../../text/transcription/transcription';
import { incrementContentRevision } from './changes';
import { chunksOf } from './chunks';
import { writeVerseKeys } from './verseKeys';

const ROWS_PER_CHUNK = 4000;

/** Keeps transcriptions that an admin or an import has changed. Done once, by one of several servers. */
export async function completeTranscriptions(database: Database): Promise<void> {
  const { prisma } = database;
  const where = { name: 'transcriptions' };
  if ((await prisma.pendingStep.count({ where })) === 0) return;
  const revision = await prisma.$transaction(async (tx) => {
    const { count } = await tx.pendingStep.deleteMany({ where });
    // Another server has taken the step meanwhile.
    if (count === 0) return undefined;
    await transcribeWords(tx);
    const next = await incrementContentRevision(tx, [EVERYTHING]);
    await writeVerseKeys(tx, next);
    await updateStatistics(tx);
    return next;
  }, BULK_TRANSACTION);
  if (revision !== undefined) database.announceRevision(revision, [EVERYTHING]);
}

interface UntouchedWord {
  id: number;
  arabicText: string;
  isTurkishChanged: boolean;
  isEnglishChanged: boolean;
}

async function transcribeWords(tx: Prisma.TransactionClient): Promise<void> {
  const words = await tx.$queryRaw<UntouchedWord[]>`
    SELECT w.id, w."arabicText", COALESCE(c.turkish, FALSE) AS "isTurkishChanged",
      COALESCE(c.english, FALSE) AS "isEnglishChanged"
    FROM "Word" w LEFT JOIN (
      SELECT r."entityId" AS id,
        bool_or(r.before -> 'turkishTranscription'
          IS DISTINCT FROM r.after -> 'turkishTranscription') AS turkish,
        bool_or(r.before -> 'englishTranscription'
          IS DISTINCT FROM r.after -> 'englishTranscription') AS english
      FROM "Revision" r WHERE r.entity = 'word' GROUP BY r."entityId"
    ) c ON c.id = w.id
    ORDER BY w.id`;
  for (const { chunk } of chunksOf(words, ROWS_PER_CHUNK)) {
    const rows = chunk.map(({ id, arabicText, isTurkishChanged, isEnglishChanged }) => ({
      id,
      turkish: isTurkishChanged ? null : wordTranscription(arabicText, 'TURKISH_DIA'),
      english: isEnglishChanged ? null : wordTranscription(arabicText, 'ENGLISH_IJMES'),
    }));
    await tx.$executeRaw`
      UPDATE "Word" w SET
        "turkishTranscription" = COALESCE(n.turkish, w."turkishTranscription"),
        "englishTranscription" = COALESCE(n.english, w."englishTranscription")
      FROM json_to_recordset(${JSON.stringify(rows)}::json)
        AS n(id int, turkish text, english text)
      WHERE w.id = n.id`;
  }
}
