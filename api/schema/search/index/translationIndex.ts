/** The words of the further translations, in memory. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LISTS } from '../../../database/tags';
import { cachedValue } from '../../../read/rowCache';
import { isFurther, translationsOf } from '../../../read/translations';
import { anyWords } from '../../../../text/foldAny';
import type { TranslationRow } from '../../../../text/translations';

export interface IndexedTranslation {
  translation: TranslationRow;
  /** By the integer key of the verse: its folded words, with a space before and after each. */
  texts: string[];
}

/** Folding them takes about 10 ms, after which other requests are handled. */
const VERSES_PER_CHUNK = 500;

/** Empty on a site without further translations. */
export const translationIndexOf = cachedValue<readonly IndexedTranslation[]>(
  [LISTS.translations],
  async (database) => {
    const further = (await translationsOf({ database })).filter(isFurther);
    const indexed: IndexedTranslation[] = [];
    for (const translation of further) {
      const texts: string[] = [];
      let last = 0;
      for (;;) {
        const rows = await database.sql<{ verseId: number; text: string }>`
          SELECT "verseId", text FROM "TranslationVerse"
          WHERE "translationId" = ${translation.id} AND "verseId" > ${last}
          ORDER BY "verseId" LIMIT ${VERSES_PER_CHUNK}`;
        for (const { verseId, text } of rows) {
          texts[verseId] = ` ${anyWords(text)
            .map(({ key }) => key)
            .join(' ')} `;
        }
        last = rows.at(-1)?.verseId ?? last;
        if (rows.length < VERSES_PER_CHUNK) break;
        await nextTurn();
      }
      indexed.push({ translation, texts });
    }
    return indexed;
  },
);
