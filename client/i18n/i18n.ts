import { createInstance, type i18n } from 'i18next';
import { LANGUAGE_TAGS, type Language } from '../language';
import type { Texts } from './turkish';

const texts: Record<Language, () => Promise<Texts>> = {
  turkish: async () => (await import('./turkish')).turkishTexts,
  english: async () => (await import('./english')).englishTexts,
};

/** An i18next instance with the texts of one language; the other is loaded when it is chosen. */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: LANGUAGE_TAGS[language],
    resources: { [LANGUAGE_TAGS[language]]: { translation: await texts[language]() } },
    interpolation: { escapeValue: false },
    fallbackLng: false,
  });
  return instance;
}

export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  const tag = LANGUAGE_TAGS[language];
  if (!instance.hasResourceBundle(tag, 'translation')) {
    instance.addResourceBundle(tag, 'translation', await texts[language]());
  }
  await instance.changeLanguage(tag);
}
