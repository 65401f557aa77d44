import type { Language } from './settings';

/** The Turkish or English half of a pair of fields: ('english', verse, 'Translation'). */
export function byLanguage<Row extends object, Name extends string>(
  language: Language,
  row: Row & Readonly<Record<`${Language}${Name}`, unknown>>,
  name: Name,
): Row[`${Language}${Name}` & keyof Row] {
  return row[`${language}${name}` as keyof Row] as Row[`${Language}${Name}` & keyof Row];
}
