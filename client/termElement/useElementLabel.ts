import type { Language } from '../language';
import { useTermElementEditingTexts } from '../i18n/termElementEditing';
import type { NAMES } from './elementValues';

/** What a field of an element is called that it has in each language. */
export function useElementLabel() {
  const t = useTermElementEditingTexts();
  return (language: Language, name: (typeof NAMES)[number]) =>
    t(`in.${language}`, { field: t(`field.${name}`) });
}
