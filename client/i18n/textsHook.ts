import type { Language } from '../language';
import { useTranslation } from './I18nProvider';
import { createTranslator, type Translator } from './translator';

/**
 * Makes a hook that translates with texts of their own for some pages, which are loaded with the
 * code of those pages.
 */
export function textsHook<Texts extends object>(texts: Record<Language, Texts>) {
  const translators: Partial<Record<Language, Translator<Texts>>> = {};
  return function useTexts() {
    const { language, tag } = useTranslation();
    translators[language] ??= createTranslator(tag, texts[language]);
    return translators[language];
  };
}
