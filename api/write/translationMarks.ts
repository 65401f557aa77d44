/** The marks of verses whose translations may be outdated, because a gloss of a word has changed. */
import type { Prisma } from '../__generated__/prisma/client';

type Transaction = Prisma.TransactionClient;

const LANGUAGES = ['turkish', 'english'] as const;

/** An earlier translation that is restored knows nothing of the glosses that have changed since. */
export const TRANSLATION_MARKS = LANGUAGES.map(
  (language) => `${language}TranslationNeedsUpdate` as const,
);

interface Glosses {
  turkishTranslation: string | null;
  englishTranslation: string | null;
}

interface GlossedWord extends Glosses {
  id: number;
  verseId: number;
}

/**
 * Marks the translations of the verse of a changed word, or takes a mark back when all glosses are again what they were
 * when the translation was last saved or confirmed. A gloss that was empty then changes nothing. This does not change
 * the version of the verse.
 * @param before the word before the change, which is written but has no revision yet
 */
export async function markVerse(
  tx: Transaction,
  before: GlossedWord,
  after: Partial<Glosses>,
): Promise<void> {
  const data: Record<string, boolean> = {};
  const changed = LANGUAGES.map((language) => `${language}Translation` as const).filter(
    (field) => field in after && after[field] !== before[field],
  );
  if (changed.length === 0) return;
  // The other words of the verse don't change until this is committed.
  await tx.$queryRaw`SELECT id FROM "Verse" WHERE id = ${before.verseId} FOR UPDATE`;
  for (const field of changed) {
    const known = await glossesAtLastSave(tx, before.verseId, field);
    const current = await tx.word.findMany({
      where: { verseId: before.verseId },
      select: { id: true, turkishTranslation: true, englishTranslation: true },
    });
    const isOutdated = (glosses: { id: number; gloss: string | null }[]) =>
      glosses.some(({ id, gloss }) => {
        const first = known.get(id) ?? (id === before.id ? before[field] : gloss);
        return Boolean(first) && first !== gloss;
      });
    const glosses = current.map((word) => ({ id: word.id, gloss: word[field] }));
    const previous = glosses.map((word) =>
      word.id === before.id ? { ...word, gloss: before[field] } : word,
    );
    const mark = `${field}NeedsUpdate`;
    if (isOutdated(glosses)) data[mark] = true;
    // A mark with another cause remains.
    else if (isOutdated(previous)) data[mark] = false;
  }
  if (Object.keys(data).length === 0) return;
  await tx.verse.update({ where: { id: before.verseId }, data });
}

/**
 * The glosses of the words of a verse that have changed since its translation was saved or confirmed, as of then. An
 * import changes them without marking, so they count from after it.
 */
async function glossesAtLastSave(
  tx: Transaction,
  verseId: number,
  field: keyof Glosses,
): Promise<Map<number, string | null>> {
  const mark = `${field}NeedsUpdate`;
  const rows = await tx.$queryRaw<{ id: number; gloss: string | null }[]>`
    SELECT DISTINCT ON (r."entityId") r."entityId" AS id, r.before->>${field} AS gloss
    FROM "Revision" r
    WHERE r.entity = 'word'
      AND r."entityId" IN (SELECT id FROM "Word" WHERE "verseId" = ${verseId})
      AND r.before IS NOT NULL AND r.source <> 'import'
      AND r.id > COALESCE((
        SELECT max(v.id) FROM "Revision" v
        WHERE v.entity = 'verse' AND v."entityId" = ${verseId}
          AND (v.before->>${field} IS DISTINCT FROM v.after->>${field}
            OR v.before->>${mark} = 'true' AND v.after->>${mark} = 'false')), 0)
    ORDER BY r."entityId", r.id`;
  return new Map(rows.map(({ id, gloss }) => [id, gloss ?? '']));
}
