/** Updates the search keys of verses in the transaction that changes them. */
import { BULK_TRANSACTION } from '../database/bulkLoad';
import type { Database } from '../database/database';
import { chunksOf } from './chunks';
import type { Transaction } from './entities';
import { verseKeyTexts, type SearchableVerse } from '../../text/verseKeyTexts';

interface VerseToFold extends SearchableVerse {
  verseId: number;
}

/** Limited to save memory, which is the bottleneck of an import. */
const VERSES_PER_CHUNK = 500;

/**
 * Rewrites the search keys of verses.
 * @param revision content revision that includes this change
 * @param verseIds all verses if undefined
 */
export async function writeVerseKeys(
  tx: Transaction,
  revision: number,
  verseIds?: readonly number[],
): Promise<void> {
  const ids = verseIds ?? (await tx.verse.findMany({ select: { id: true } })).map(({ id }) => id);
  for (const { chunk } of chunksOf(ids, VERSES_PER_CHUNK)) await writeChunk(tx, revision, chunk);
}

/** Writes the search keys of a database that was filled before they existed. */
export async function completeVerseKeys({ prisma }: Database): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const missing = await tx.verse.findMany({ where: { keys: null }, select: { id: true } });
    if (missing.length === 0) return;
    const content = await tx.contentRevision.findUnique({ where: { id: 1 } });
    const ids = missing.map(({ id }) => id);
    await writeVerseKeys(tx, content?.revision ?? 0, ids);
  }, BULK_TRANSACTION);
}

async function writeChunk(tx: Transaction, revision: number, ids: number[]): Promise<void> {
  const verses = await tx.$queryRaw<VerseToFold[]>`
    SELECT v.id AS "verseId", v."turkishTranslation", v."englishTranslation",
      COALESCE((
        SELECT json_agg(json_build_object('arabicText', w."arabicText",
          'turkishTranscription', w."turkishTranscription",
          'englishTranscription', w."englishTranscription",
          'root', r.letters, 'lemma', w.lemma) ORDER BY w."numberInVerse")
        FROM "Word" w LEFT JOIN "Root" r ON r.id = w."rootId" WHERE w."verseId" = v.id
      ), '[]') AS words
    FROM "Verse" v WHERE v.id = ANY(${ids}::int[])`;
  const rows = verses.map((verse) => ({
    verseId: verse.verseId,
    revision,
    ...verseKeyTexts(verse),
  }));
  await tx.$executeRaw`
    INSERT INTO "VerseKeys"
    SELECT * FROM json_populate_recordset(NULL::"VerseKeys", ${JSON.stringify(rows)}::json)
    ON CONFLICT ("verseId") DO UPDATE SET revision = EXCLUDED.revision,
      arabic = EXCLUDED.arabic, "arabicWithoutAlif" = EXCLUDED."arabicWithoutAlif",
      vowels = EXCLUDED.vowels, roots = EXCLUDED.roots, lemmas = EXCLUDED.lemmas,
      "turkishTranscription" = EXCLUDED."turkishTranscription",
      "englishTranscription" = EXCLUDED."englishTranscription",
      "turkishTranslation" = EXCLUDED."turkishTranslation",
      "englishTranslation" = EXCLUDED."englishTranslation"`;
}
