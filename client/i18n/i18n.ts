import { LANGUAGE_TAGS, type Language } from '../language';
import { createTranslator, type Translator } from './translator';
import type { Texts } from './turkish';

const loadTexts: Record<Language, () => Promise<Texts>> = {
  turkish: async () => (await import('./turkish')).turkishTexts,
  english: async () => (await import('./english')).englishTexts,
};

/** The language of the page and the texts that all pages share. */
export interface Translation {
  language: Language;
  /** BCP 47 tag of the language. */
  tag: string;
  t: Translator<Texts>;
}

export type I18n = Awaited<ReturnType<typeof createI18n>>;

/** Holds the language of a page with its texts; those of the other are loaded when it is chosen. */
export async function createI18n(first: Language) {
  const loaded = new Map<Language, Translation>();
  const listeners = new Set<() => void>();
  const load = async (language: Language) => {
    const tag = LANGUAGE_TAGS[language];
    const known = loaded.get(language);
    const translation = known ?? {
      language,
      tag,
      t: createTranslator(tag, await loadTexts[language]()),
    };
    loaded.set(language, translation);
    return translation;
  };
  let shown = await load(first);
  let chosen = first;
  return {
    read: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async change(language: Language): Promise<void> {
      chosen = language;
      const translation = await load(language);
      // Another one may have been chosen meanwhile.
      if (chosen !== language) return;
      shown = translation;
      listeners.forEach((listener) => listener());
    },
  };
}
