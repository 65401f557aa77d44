/** The further translations that the project comes with; operators import others. */
import { NUMBER_OF_VERSES } from '../../text/quranCounts';
import { SOURCES } from '../../text/sources';
import type { Prisma } from '../__generated__/prisma/client';
import { BULK_TRANSACTION } from '../database/bulkLoad';
import type { Database } from '../database/database';
import { LISTS } from '../database/tags';
import { incrementContentRevision } from '../write/changes';
import { writeTranslation, type TranslationDetails } from '../write/translations';
import { readTranslations } from './quranText';

type Transaction = Prisma.TransactionClient;

interface FurtherTranslation {
  /** The npm package that has its texts. */
  from: string;
  details: TranslationDetails;
}

const ROWWAD = '@kmaslesa/quran_translation-english_rowwad_translation_centar';

export const FURTHER_TRANSLATIONS: readonly FurtherTranslation[] = [
  {
    from: ROWWAD,
    details: {
      slug: 'en-rowwad',
      language: 'en',
      name: 'Rowwad Translation Center',
      translator: 'Rowwad Translation Center',
      source: `Rowwad Translation Center (QuranEnc.com), by npm ${ROWWAD} 1.0.0`,
      sourceUrl: 'https://quranenc.com/en/browse/english_rwwad',
      spdx: null,
      terms: SOURCES.englishTranslation.licence,
      licenceUrl: 'https://quranenc.com/en/home/about',
      direction: 'ltr',
      versionDate: null,
    },
  },
];

/** A database that has got a translation once gets it no more, so that one that was removed stays removed. */
export const allAdded = () => ({
  addedTranslations: FURTHER_TRANSLATIONS.map(({ details }) => details.slug),
});

/**
 * Adds the translations.
 * @param added slugs of those that the database has got before
 * @returns false if there are no more
 */
export async function addTranslations(
  tx: Transaction,
  added: readonly string[] = [],
): Promise<boolean> {
  let isChanged = false;
  for (const { from, details } of FURTHER_TRANSLATIONS) {
    const { slug } = details;
    // An operator may have imported one under this slug.
    const isThere = added.includes(slug) || (await tx.translation.count({ where: { slug } })) > 0;
    if (isThere) continue;
    const texts = readTranslations(from);
    const verses = texts.map((text, index) => ({ id: index + 1, text, note: null }));
    await writeTranslation(tx, details, verses);
    isChanged = true;
  }
  return isChanged;
}

/** Key of the advisory lock that lets one of several servers do it. */
const ADDITION_LOCK = 6236_3;

/** Adds them to a database that was filled by an earlier release. */
export async function completeTranslations(database: Database): Promise<void> {
  const isMissing = async (tx: Pick<Transaction, 'contentRevision'>) => {
    const content = await tx.contentRevision.findUnique({ where: { id: 1 } });
    const added = content?.addedTranslations ?? [];
    return content && allAdded().addedTranslations.some((slug) => !added.includes(slug)) && added;
  };
  if (!(await isMissing(database.prisma))) return;
  const affected = [LISTS.translations];
  const revision = await database.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ADDITION_LOCK})`;
    const added = await isMissing(tx);
    if (!added || (await tx.verse.count()) < NUMBER_OF_VERSES) return undefined;
    const isChanged = await addTranslations(tx, added);
    await tx.contentRevision.update({ where: { id: 1 }, data: allAdded() });
    return isChanged ? incrementContentRevision(tx, affected) : undefined;
  }, BULK_TRANSACTION);
  if (revision !== undefined) database.announceRevision(revision, affected);
}
