/** Adds, replaces, renames and removes further translations, each in one transaction. */
import type { Database } from '../../database/database';
import { BULK_TRANSACTION } from '../../database/bulkLoad';
import { LISTS } from '../../database/tags';
import type { Prisma } from '../../__generated__/prisma/client';
import { incrementContentRevision } from '../../write/changes';
import {
  translationData,
  writeTranslation,
  type TranslatedVerse,
  type TranslationDetails,
} from '../../write/translations';
import { ImportError } from '../source';

export type SavedAs = 'added' | 'replaced' | 'unchanged';

type Transaction = Prisma.TransactionClient;

const AFFECTED = [LISTS.translations];

/** Adds the translation, or replaces that of the same slug. An unchanged one is not a new content revision. */
export async function saveTranslation(
  database: Database,
  details: TranslationDetails,
  verses: readonly TranslatedVerse[],
  { dryRun }: { dryRun: boolean },
): Promise<SavedAs> {
  const data = translationData(details);
  let savedAs: SavedAs = 'added';
  await change(database, async (tx) => {
    const before = await tx.translation.findUnique({ where: { slug: details.slug } });
    if (before) savedAs = (await isEqual(tx, before, data, verses)) ? 'unchanged' : 'replaced';
    if (dryRun || savedAs === 'unchanged') return false;
    await writeTranslation(tx, details, verses);
    return true;
  });
  return savedAs;
}

/** @throws {ImportError} if there is no further translation with this slug */
export const renameTranslation = (database: Database, slug: string, name: string) =>
  change(database, async (tx) => {
    const { count } = await tx.translation.updateMany({
      where: { slug },
      data: { name, version: { increment: 1 } },
    });
    return found(count, slug);
  });

/** @throws {ImportError} if there is no further translation with this slug */
export const removeTranslation = (database: Database, slug: string) =>
  change(database, async (tx) => {
    const { count } = await tx.translation.deleteMany({ where: { slug } });
    return found(count, slug);
  });

function found(count: number, slug: string): true {
  if (count === 0) throw new ImportError(`There is no imported translation "${slug}".`);
  return true;
}

/** @param run returns false if it has changed nothing */
async function change(
  database: Database,
  run: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  const revision = await database.prisma.$transaction(
    async (tx) => ((await run(tx)) ? incrementContentRevision(tx, AFFECTED) : undefined),
    BULK_TRANSACTION,
  );
  if (revision !== undefined) database.announceRevision(revision, AFFECTED);
}

async function isEqual(
  tx: Transaction,
  { id, version: _version, ...before }: { id: number; version: number },
  details: object,
  verses: readonly TranslatedVerse[],
): Promise<boolean> {
  const stored = await tx.$queryRaw<TranslatedVerse[]>`
    SELECT "verseId" AS id, text, note FROM "TranslationVerse"
    WHERE "translationId" = ${id} ORDER BY "verseId"`;
  return sorted(before) === sorted(details) && JSON.stringify(stored) === JSON.stringify(verses);
}

const sorted = (details: object) => JSON.stringify(Object.entries(details).sort());
