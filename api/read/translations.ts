/** All translations: the two that are stored with the verses, then the further ones by language and name. */
import { LISTS } from '../database/tags';
import { STORED_TRANSLATIONS, type TranslationRow } from '../../text/translations';
import { cachedValue } from './rowCache';

export const translationsOf = cachedValue<readonly TranslationRow[]>(
  [LISTS.translations],
  async ({ sql }) => {
    const further = await sql<TranslationRow>`
      SELECT id, slug, language, name, translator, source, "sourceUrl", spdx, terms, "licenceUrl",
        direction, to_char("versionDate", 'YYYY-MM-DD') AS "versionDate", version
      FROM "Translation" ORDER BY language, name, id`;
    return [...STORED_TRANSLATIONS, ...further];
  },
);

/** True for one that is not stored with the verses. */
export const isFurther = ({ id }: Pick<TranslationRow, 'id'>) => id > STORED_TRANSLATIONS.length;
