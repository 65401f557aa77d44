/** Between thousands, by the BCP 47 tag of a language. */
const SEPARATORS: Readonly<Record<string, string>> = { tr: '.', en: ',' };

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A number as a language writes it: 77429 as "77.429" in Turkish. Whole numbers are written without Intl, which needs 30 ms or
 * more for the first one on a slow phone, before the page responds.
 * @param tag BCP 47 tag of the language
 */
export function writeNumber(value: number, tag: string): string {
  const separator = SEPARATORS[tag];
  if (!Number.isSafeInteger(value) || separator === undefined) return value.toLocaleString(tag);
  return String(value).replace(THOUSANDS, separator);
}
