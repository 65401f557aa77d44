/** Translations for tests, written for them: an Urdu one with footnotes and a German one. */
import type { Database } from '../../api/database/database';
import { saveTranslation } from '../../api/exchange/translations/saveTranslation';
import type { TranslationRow } from '../../text/translations';

export const URDU = {
  slug: 'ur-misal',
  language: 'ur',
  name: 'مثالی ترجمہ',
  translator: 'Test Translator',
  source: 'Written for tests',
  sourceUrl: null,
  spdx: 'CC0-1.0',
  terms: null,
  licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
  direction: 'rtl',
  versionDate: '2026-11-01',
} satisfies Omit<TranslationRow, 'id' | 'version'>;

export const GERMAN = {
  ...URDU,
  slug: 'de-beispiel',
  language: 'de',
  name: 'Beispielübersetzung',
  spdx: null,
  terms: 'Only for tests',
  licenceUrl: null,
  direction: 'ltr',
  versionDate: null,
} satisfies Omit<TranslationRow, 'id' | 'version'>;

/** Adds a translation of all verses of the database; `textOf` writes each verse. */
export async function insertTranslation(
  database: Database,
  details: Omit<TranslationRow, 'id' | 'version'>,
  textOf: (key: string) => { text: string; note?: string },
): Promise<void> {
  const verses = await database.prisma.verse.findMany({ orderBy: { id: 'asc' } });
  await saveTranslation(
    database,
    details,
    verses.map(({ id, key }) => {
      const { text, note = null } = textOf(key);
      return { id, text, note };
    }),
    { dryRun: false },
  );
}
