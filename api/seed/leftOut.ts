/** Stores how the words of term elements were counted: their phrases, and why words were left out. */
import { countingIn, type AnalyzedWord } from '../../content/tables/leftOut';
import { terms, type TermSource } from '../../content/tables/terms';
import type { Prisma, TermElement } from '../__generated__/prisma/client';
import { BULK_TRANSACTION } from '../database/bulkLoad';
import type { Database } from '../database/database';
import { LISTS, tagOf } from '../database/tags';
import { incrementContentRevision } from '../write/changes';

interface CountedWord extends AnalyzedWord {
  id: number;
}

type NamedElement = Pick<TermElement, 'id' | 'termId' | 'arabicName' | 'englishNameInQuran'>;

/**
 * Rows for the elements that the sources name; an element that an admin has renamed or added gets none.
 * @param words all words of the Qur'an in order
 */
export function countingRows(
  sources: readonly TermSource[],
  elements: readonly NamedElement[],
  words: readonly CountedWord[],
) {
  const nameOf = (termId: number, arabicName: string, english: string) =>
    JSON.stringify([termId, arabicName, english]);
  const idOf = new Map(
    elements.map((one) => [nameOf(one.termId, one.arabicName, one.englishNameInQuran), one.id]),
  );
  const wordId = new Map(words.map(({ key, id }) => [key, id]));
  const counting = countingIn(words, sources);
  const counted = sources.flatMap((term) =>
    term.elements.flatMap((source) => {
      const id = idOf.get(nameOf(term.id, source.arabicName, source.english.nameInQuran));
      return id === undefined ? [] : [{ termElementId: id, ...counting(term, source) }];
    }),
  );
  return {
    phrases: counted.flatMap(({ termElementId, phrases }) =>
      phrases.map((lemmas) => ({ termElementId, lemmas })),
    ),
    reasons: counted.flatMap(({ termElementId, leftOut }) =>
      leftOut.map(({ keys, turkish, english }) => ({
        termElementId,
        wordIds: keys.flatMap((key) => wordId.get(key) ?? []),
        turkishReason: turkish,
        englishReason: english,
      })),
    ),
  };
}

/** Key of the advisory lock that lets one of several servers do it. */
const LEFT_OUT_LOCK = 29_581;

/** Adds the phrases and reasons to a database that was filled before they existed. */
export async function completeLeftOut({ prisma }: Database): Promise<void> {
  const isMissing = async (tx: Pick<typeof prisma, 'leftOutReason' | 'termElementWord'>) =>
    (await tx.leftOutReason.findFirst({ select: { id: true } })) === null &&
    (await tx.termElementWord.findFirst({ select: { wordId: true } })) !== null;
  if (!(await isMissing(prisma))) return;
  await prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LEFT_OUT_LOCK})`;
    if (!(await isMissing(tx))) return;
    if (!(await writeLeftOut(tx))) return;
    await incrementContentRevision(tx, [LISTS.terms, ...terms.map(({ id }) => tagOf.term(id))]);
  }, BULK_TRANSACTION);
}

/** @returns false if the names of the database are not those of this project */
async function writeLeftOut(tx: Prisma.TransactionClient): Promise<boolean> {
  const elements = await tx.termElement.findMany();
  const words = await tx.$queryRaw<CountedWord[]>`
    SELECT w.id, w.key, COALESCE(i."arabicText", w."arabicText") AS "arabicText", w.lemma
    FROM "Word" w LEFT JOIN "ImportedWord" i ON i."wordId" = w.id ORDER BY w.id`;
  const { phrases, reasons } = countingRows(terms, elements, words);
  if (reasons.length === 0) return false;
  await tx.termElementPhrase.createMany({ data: phrases });
  await tx.leftOutReason.createMany({ data: reasons });
  return true;
}
