import { foldArabic } from './foldArabic';
import { foldTurkish } from './foldLatin';

/**
 * Keys under which a name is found, in Arabic or in Latin letters, with its words apart. An Arabic one
 * has two where the small alif is typed by some; none for a name without letters.
 */
export function nameKeys(name: string): string[] {
  const { withAlif, withoutAlif } = foldArabic(name);
  const isArabic = /[\u0621-\u064A]/.test(name);
  return [...new Set(isArabic ? [withAlif, withoutAlif] : [foldTurkish(name)])].filter(Boolean);
}
