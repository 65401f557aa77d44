import { LANGUAGE_TAGS, type Language } from '../language';

/** "Rahmân" for "er-Rahmân", "Baqarah" for "Al-Baqarah". */
export const withoutArticle = (name: string): string => name.replace(/^[AEae]\p{Ll}{1,2}-/u, '');

/** The capital letter that a name begins with, without article, accents and signs like ʿ. */
export function nameLetter(name: string, language: Language): string {
  const [letter = ''] = /[\p{Lu}\p{Ll}]/u.exec(withoutArticle(name)) ?? [];
  // Dots and cedillas make other Turkish letters; circumflexes and macrons don't.
  const marks = language === 'turkish' ? /[\u0302\u0304\u0323]/g : /\p{M}/gu;
  return letter
    .normalize('NFD')
    .replace(marks, '')
    .normalize('NFC')
    .toLocaleUpperCase(LANGUAGE_TAGS[language]);
}
