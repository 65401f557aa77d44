import type { Language } from '../language';

/** The name of a language in the API. */
export const searchLanguage = (language: Language): 'TURKISH' | 'ENGLISH' =>
  language === 'turkish' ? 'TURKISH' : 'ENGLISH';
