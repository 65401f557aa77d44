/** A verse by surah (1 to 114) and number in the surah (from 1). */
export interface VerseReference {
  surah: number;
  verse: number;
}

/** "2:255"; undefined when the text isn't digits, colon, digits without leading zeros. */
export function parseVerseKey(key: string): VerseReference | undefined {
  const match = /^([1-9]\d{0,2}):([1-9]\d{0,2})$/.exec(key);
  return match ? { surah: Number(match[1]), verse: Number(match[2]) } : undefined;
}

export function verseKey({ surah, verse }: VerseReference): string {
  return `${surah}:${verse}`;
}

/** True for a word's key, "2:255:3": a verse's key, colon, number in the verse from 1. */
export function isWordKey(key: string): boolean {
  return /^[1-9]\d{0,2}:[1-9]\d{0,2}:[1-9]\d{0,2}$/.test(key);
}
