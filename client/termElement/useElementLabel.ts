import type { Language } from '../language';
import { useTermElementEditingTexts } from '../i18n/termElementEditing';
import type { BILINGUAL_FIELDS } from './elementValues';

/** Returns a function that labels the fields of an element that exist in each language. */
export function useElementLabel() {
  const t = useTermElementEditingTexts();
  return (language: Language, name: (typeof BILINGUAL_FIELDS)[number]) =>
    t(`in.${language}`, { field: t(`field.${name}`) });
}
