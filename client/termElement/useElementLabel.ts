import { useTermElementEditingTexts } from '../i18n/termElementEditing';
import type { LANGUAGES, NAMES } from './elementValues';

/** What a field of an element is called that it has in each language. */
export function useElementLabel() {
  const t = useTermElementEditingTexts();
  return (language: (typeof LANGUAGES)[number], name: (typeof NAMES)[number]) =>
    t(`in.${language}`, { field: t(`field.${name}`) });
}
