/**
 * An Arabic word without vowels, small letters and tatweel, and with every alif as a bare one:
 * "ٱلرَّحْمَـٰنِ" becomes "الرحمن". Equal for all sources, regardless of the order of their marks.
 */
export function bareForm(word: string): string {
  return word.replace(/[\p{M}\u0640\u06E5\u06E6]/gu, '').replace(/[ٱأإآ]/g, 'ا');
}
