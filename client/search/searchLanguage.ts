import type { Language } from '../language';

/** A language as the API's search names it. */
export const searchLanguage = (language: Language): 'TURKISH' | 'ENGLISH' =>
  language === 'turkish' ? 'TURKISH' : 'ENGLISH';
