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

/** A word before a change and the fields that it changes. */
export interface ChangedWord {
  /** The word before the change, which is written but has no revision yet. */
  before: GlossedWord;
  data: Partial<Glosses>;
}

/**
 * Marks the translations of the verses of changed words, or takes a mark back when all glosses of the verse are again
 * what they were when the translation was last saved or confirmed. A gloss that was empty then changes nothing. This
 * does not change the versions of the verses.
 */
export async function markVerses(tx: Transaction, words: readonly ChangedWord[]): Promise<void> {
  const changesOf = LANGUAGES.map((language) => `${language}Translation` as const).map((field) => ({
    field,
    changed: words.filter(({ before, data }) => field in data && data[field] !== before[field]),
  }));
  const changed = changesOf.flatMap((change) => change.changed);
  if (changed.length === 0) return;
  const verseIds = [...new Set(changed.map(({ before }) => before.verseId))];
  // The other words of the verses don't change until this is committed.
  await tx.$queryRaw`
    SELECT id FROM "Verse" WHERE id = ANY(${verseIds}::int[]) ORDER BY id FOR UPDATE`;
  const current = await tx.word.findMany({
    where: { verseId: { in: verseIds } },
    select: { id: true, verseId: true, turkishTranslation: true, englishTranslation: true },
  });
  for (const { field, changed } of changesOf) {
    if (changed.length > 0) await markIn(tx, field, changed, current);
  }
}

/** Marks the translations of one language. */
async function markIn(
  tx: Transaction,
  field: keyof Glosses,
  changed: readonly ChangedWord[],
  current: readonly GlossedWord[],
): Promise<void> {
  const verseIds = [...new Set(changed.map(({ before }) => before.verseId))];
  const known = await glossesAtLastSave(tx, verseIds, field);
  const previous = new Map(changed.map(({ before }) => [before.id, before[field]]));
  const previousOf = (word: GlossedWord) =>
    previous.has(word.id) ? (previous.get(word.id) ?? null) : word[field];
  const isOutdated = (verseId: number, glossOf: (word: GlossedWord) => string | null) =>
    current.some((word) => {
      if (word.verseId !== verseId) return false;
      const first = known.get(word.id) ?? previousOf(word);
      return Boolean(first) && first !== glossOf(word);
    });
  const outdated = verseIds.filter((id) => isOutdated(id, (word) => word[field]));
  // A mark with another cause remains.
  const upToDate = verseIds.filter((id) => !outdated.includes(id) && isOutdated(id, previousOf));
  for (const [ids, isMarked] of [[outdated, true] as const, [upToDate, false] as const]) {
    if (ids.length === 0) continue;
    const data = { [`${field}NeedsUpdate`]: isMarked };
    await tx.verse.updateMany({ where: { id: { in: ids } }, data });
  }
}

/**
 * The glosses of words of verses that have changed since the translation of their verse was saved or confirmed, as of
 * then. An import changes them without marking, so they count from after it.
 */
async function glossesAtLastSave(
  tx: Transaction,
  verseIds: readonly number[],
  field: keyof Glosses,
): Promise<Map<number, string | null>> {
  const mark = `${field}NeedsUpdate`;
  const rows = await tx.$queryRaw<{ id: number; gloss: string | null }[]>`
    SELECT DISTINCT ON (r."entityId") r."entityId" AS id, r.before->>${field} AS gloss
    FROM "Word" w JOIN "Revision" r ON r.entity = 'word' AND r."entityId" = w.id
    LEFT JOIN (
      SELECT v."entityId", max(v.id) AS id FROM "Revision" v
      WHERE v.entity = 'verse' AND v."entityId" = ANY(${verseIds}::int[])
        AND (v.before->>${field} IS DISTINCT FROM v.after->>${field}
          OR v.before->>${mark} = 'true' AND v.after->>${mark} = 'false')
      GROUP BY v."entityId"
    ) last ON last."entityId" = w."verseId"
    WHERE w."verseId" = ANY(${verseIds}::int[])
      AND r.before IS NOT NULL AND r.source <> 'import'
      AND r.id > COALESCE(last.id, 0)
    ORDER BY r."entityId", r.id`;
  return new Map(rows.map(({ id, gloss }) => [id, gloss ?? '']));
}
