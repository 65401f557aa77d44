/** The languages of the interface, and of translations, glosses and transcriptions. */
export const LANGUAGES = ['turkish', 'english'] as const;

export type Language = (typeof LANGUAGES)[number];

/** BCP 47 tag of an interface language. */
export const LANGUAGE_TAGS: Record<Language, string> = { turkish: 'tr', english: 'en' };

/** The language of the current page; browser only. */
export const languageOfDocument = (): Language =>
  document.documentElement.lang === LANGUAGE_TAGS.english ? 'english' : 'turkish';

/** The language that an address names by `?lang=en`; undefined if it names neither of the two. */
export function languageOfAddress(address: string): Language | undefined {
  const tag = new URL(address).searchParams.get('lang');
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language] === tag);
}

/** The Turkish or English half of a pair of fields: ('english', verse, 'Translation'). */
export function byLanguage<Row extends object, Name extends string>(
  language: Language,
  row: Row & Readonly<Record<`${Language}${Name}`, unknown>>,
  name: Name,
): Row[`${Language}${Name}` & keyof Row] {
  return row[`${language}${name}` as keyof Row] as Row[`${Language}${Name}` & keyof Row];
}

/** Adds a language to a path; without one the path stays the same. */
export function inLanguage(path: string, language: Language | undefined): string {
  if (!language) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${LANGUAGE_TAGS[language]}`;
}
