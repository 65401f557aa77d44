import { LANGUAGES, LANGUAGE_TAGS } from '../language';
import type { FieldInfo } from '../editing/FieldText';
import { useTermElementEditingTexts } from '../i18n/termElementEditing';
import { BILINGUAL_FIELDS, type ElementValues } from './elementValues';
import { useElementLabel } from './useElementLabel';

/** The labels and formats of an element's fields. */
export function useElementInfo(nameOfTerm: (id: string) => string) {
  const t = useTermElementEditingTexts();
  const labelOf = useElementLabel();
  const ofLanguages = LANGUAGES.flatMap((language) =>
    BILINGUAL_FIELDS.map((name) => [
      `${language}${name}`,
      { label: labelOf(language, name), lang: LANGUAGE_TAGS[language] },
    ]),
  );
  return {
    ...Object.fromEntries(ofLanguages),
    termId: { label: t('field.term'), show: nameOfTerm },
    arabicName: { label: t('field.arabicName'), lang: 'ar' },
  } as Record<keyof ElementValues, FieldInfo>;
}
