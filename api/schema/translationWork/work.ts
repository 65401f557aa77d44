import type { Language } from '../../__generated__/prisma/client';
import { fragment, type Fragment } from '../../database/database';
import { badInput } from '../../errors';

export type TranslationWorkKind = 'missing' | 'needsUpdate';

const COLUMNS = {
  turkish: {
    text: fragment`v."turkishTranslation"`,
    mark: fragment`v."turkishTranslationNeedsUpdate"`,
  },
  english: {
    text: fragment`v."englishTranslation"`,
    mark: fragment`v."englishTranslationNeedsUpdate"`,
  },
};

interface Chosen {
  language: Language;
  surah?: number | null;
  kind?: TranslationWorkKind | null;
}

/**
 * The condition that the verse `v` is work.
 * @throws {GraphQLError} for a language into which nothing is translated
 */
export function isWork({ language, surah = null, kind }: Chosen): Fragment {
  if (language === 'arabic') {
    throw badInput('`language` must be TURKISH or ENGLISH; there is no translation into Arabic.');
  }
  const kinds = conditionsOf(language);
  const isOfKind = kind ? kinds[kind] : fragment`(${kinds.missing} OR ${kinds.needsUpdate})`;
  return fragment`${isOfKind} AND (${surah}::int IS NULL OR v."surahId" = ${surah}::int)`;
}

/** Of a verse without a translation the mark says nothing more. */
export function conditionsOf(
  language: keyof typeof COLUMNS,
): Record<TranslationWorkKind, Fragment> {
  const { text, mark } = COLUMNS[language];
  return {
    missing: fragment`${text} IS NULL`,
    needsUpdate: fragment`(${text} IS NOT NULL AND ${mark})`,
  };
}
