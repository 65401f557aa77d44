/** Writes further translations, in the transaction of their change. */
import type { TranslationRow } from '../../text/translations';
import { chunksOf } from './chunks';
import type { Transaction } from './entities';

export type TranslationDetails = Omit<TranslationRow, 'id' | 'version'>;

export interface TranslatedVerse {
  /** Position of the verse in the mushaf. */
  id: number;
  text: string;
  note: string | null;
}

const ROWS_PER_CHUNK = 2000;

/** The columns of a translation. */
export const translationData = ({ versionDate, ...rest }: TranslationDetails) => ({
  ...rest,
  versionDate: versionDate === null ? null : new Date(versionDate),
});

/** Adds the translation, or replaces that of the same slug. */
export async function writeTranslation(
  tx: Transaction,
  details: TranslationDetails,
  verses: readonly TranslatedVerse[],
): Promise<void> {
  const data = translationData(details);
  const { id } = await tx.translation.upsert({
    where: { slug: details.slug },
    create: data,
    update: { ...data, version: { increment: 1 } },
  });
  await tx.translationVerse.deleteMany({ where: { translationId: id } });
  for (const { chunk } of chunksOf(verses, ROWS_PER_CHUNK)) {
    await tx.$executeRaw`
      INSERT INTO "TranslationVerse" (id, "translationId", "verseId", text, note)
      SELECT ${id}::int * 10000 + v.id, ${id}::int, v.id, v.text, v.note
      FROM json_to_recordset(${JSON.stringify(chunk)}::json) AS v(id int, text text, note text)`;
  }
  await tx.$executeRaw`ANALYZE "Translation", "TranslationVerse"`;
}
