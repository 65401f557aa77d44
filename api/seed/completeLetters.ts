/**
 * Fills the columns of letters and surahs, and the signs, in a database that was filled before they existed, and writes
 * the letters of the Turkish transcription that its words have since.
 */
import { detailsOf } from '../../content/surahDetails';
import { surahNames } from '../../content/surahs';
import { soundOf } from '../../content/letterSounds';
import { earlierLetters, letters } from '../../content/letters';
import type { Prisma } from '../__generated__/prisma/client';
import { incrementContentRevision } from '../write/changes';
import { BULK_TRANSACTION } from '../database/bulkLoad';
import type { Database } from '../database/database';
import { LISTS, tagOf } from '../database/tags';
import { signRows } from './content';

/** Key of the advisory lock that lets one of several servers do it. */
const COMPLETION_LOCK = 29_114;

/** Does nothing in a database without letters, which was filled without the content of this project. */
export async function completeLettersAndSurahs({ prisma }: Database): Promise<void> {
  const isMissing = async (tx: Pick<typeof prisma, 'readingSign' | 'character'>) =>
    (await tx.readingSign.count()) === 0 && (await tx.character.count()) > 0;
  if (!(await isMissing(prisma))) return;
  await prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${COMPLETION_LOCK})`;
    if (!(await isMissing(tx))) return;
    await tx.readingSign.createMany({ data: signRows() });
    for (const { arabicLetter } of letters) {
      await tx.character.updateMany({ where: { arabicLetter }, data: soundOf(arabicLetter) });
    }
    await changeTranscription(tx);
    for (const { number } of surahNames) {
      await tx.surah.updateMany({ where: { number }, data: detailsOf(number) });
    }
    const surahs = surahNames.map(({ number }) => tagOf.surah(number));
    await incrementContentRevision(tx, [LISTS.letters, LISTS.surahs, ...surahs]);
  }, BULK_TRANSACTION);
}

/** Keeps what an admin has written. */
async function changeTranscription(tx: Prisma.TransactionClient): Promise<void> {
  for (const { arabicLetter, turkishLetter, turkishPronunciation } of earlierLetters) {
    const letter = letters.find((one) => one.arabicLetter === arabicLetter);
    if (!letter) continue;
    await tx.character.updateMany({
      where: { arabicLetter, turkishLetter },
      data: { turkishLetter: letter.turkishLetter },
    });
    await tx.character.updateMany({
      where: { arabicLetter, turkishPronunciation },
      data: { turkishPronunciation: letter.turkishPronunciation },
    });
  }
}
