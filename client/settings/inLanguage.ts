import { LANGUAGE_TAGS, type Language } from './settings';

/** The path with the language that it is to be shown in; as it is, in the reader's own. */
export function inLanguage(path: string, language: Language | undefined): string {
  if (!language) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${LANGUAGE_TAGS[language]}`;
}
