import { useTranslation } from './I18nProvider';
import type { Resources } from 'i18next';
import { LANGUAGE_TAGS, type Language } from '../language';

/**
 * Makes a hook that translates with texts of their own for some pages. The texts are loaded with
 * the code of those pages and added to i18next in both languages when the first of the pages is
 * shown.
 */
export function textsHook<Namespace extends keyof Resources>(
  namespace: Namespace,
  texts: Record<Language, Resources[Namespace]>,
) {
  return function useTexts() {
    const { i18n, of } = useTranslation();
    for (const language of Object.keys(texts) as Language[]) {
      const tag = LANGUAGE_TAGS[language];
      if (!i18n.hasResourceBundle(tag, namespace)) {
        i18n.addResourceBundle(tag, namespace, texts[language]);
      }
    }
    return of(namespace);
  };
}
