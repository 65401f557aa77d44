/**
 * An Arabic word without vowels, small letters and tatweel, every alif being a bare one:
 * "ٱلرَّحْمَـٰنِ" is "الرحمن". What sources write alike, however they order their marks.
 */
export function bareForm(word: string): string {
  return word.replace(/[\p{M}\u0640\u06E5\u06E6]/gu, '').replace(/[ٱأإآ]/g, 'ا');
}
