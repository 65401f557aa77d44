import { fragment, type Fragment } from '../../database/database';

type TranslationWorkKind = 'missing' | 'needsUpdate';

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

interface WorkFilter {
  language: keyof typeof COLUMNS;
  surah?: number | null;
  kind?: TranslationWorkKind | null;
}

/** The condition that the translation of the verse `v` needs work. */
export function isWork({ language, surah = null, kind }: WorkFilter): Fragment {
  const kinds = conditionsOf(language);
  const isOfKind = kind ? kinds[kind] : fragment`(${kinds.missing} OR ${kinds.needsUpdate})`;
  return fragment`${isOfKind} AND (${surah}::int IS NULL OR v."surahId" = ${surah}::int)`;
}

/** The mark of a verse without a translation is ignored. */
export function conditionsOf(
  language: keyof typeof COLUMNS,
): Record<TranslationWorkKind, Fragment> {
  const { text, mark } = COLUMNS[language];
  return {
    missing: fragment`${text} IS NULL`,
    needsUpdate: fragment`(${text} IS NOT NULL AND ${mark})`,
  };
}
