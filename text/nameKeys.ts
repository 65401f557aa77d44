import { foldArabic, hasArabicLetters } from './foldArabic';
import { foldTurkish } from './foldLatin';

/**
 * Keys for finding a name in Arabic or Latin letters, with spaces between words. An Arabic name may
 * have two keys because of the small alif. A name without letters has none.
 */
export function nameKeys(name: string): string[] {
  const { withAlif, withoutAlif } = foldArabic(name);
  const isArabic = hasArabicLetters(name);
  return [...new Set(isArabic ? [withAlif, withoutAlif] : [foldTurkish(name)])].filter(Boolean);
}
