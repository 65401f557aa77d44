import type { Prisma } from '../__generated__/prisma/client';
import { ValidationError } from '../errors';
import { problem } from '../problems';
import { foreignInPause, foreignInWord } from '../../text/quranCharacters';

interface Text {
  arabicText: string;
  pauseAfter: string | null;
}

/**
 * Guards the Arabic text also when an earlier state of a word is restored.
 * @throws {ValidationError} if a changed text has characters that the Qur'an does not have, unless it was imported so
 */
export async function checkArabic(
  tx: Prisma.TransactionClient,
  before: Text & { id: number },
  after: Partial<Text>,
): Promise<void> {
  const { arabicText = before.arabicText, pauseAfter = before.pauseAfter } = after;
  if (arabicText === before.arabicText && pauseAfter === before.pauseAfter) return;
  const foreign = [
    ['arabicText', foreignInWord(arabicText)],
    ['pauseAfter', foreignInPause(pauseAfter ?? '')],
  ] as const;
  if (foreign.every(([, value]) => value === undefined)) return;
  const imported = await tx.importedWord.findUnique({ where: { wordId: before.id } });
  if (imported?.arabicText === arabicText && imported.pauseAfter === pauseAfter) return;
  throw new ValidationError(
    foreign.flatMap(([field, value]) =>
      value === undefined ? [] : problem(field, { code: 'NOT_IN_QURAN_TEXT', value }),
    ),
  );
}
