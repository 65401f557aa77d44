import { VERSE_COUNTS } from './verseCounts';

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

/** The key in "2:255", "2 255", "2.255", "2/255" or "002:007"; undefined for any other text. */
export function parseVerseReference(text: string): string | undefined {
  const match = /^\s*0*(\d+)[\s:./-]+0*(\d+)\s*$/.exec(text);
  return match ? `${match[1]}:${match[2]}` : undefined;
}

/** Verses of one surah that follow each other. */
export interface VerseRun {
  first: VerseReference;
  /** Equals `first` for one verse. */
  last: VerseReference;
}

/** "2:255" or "2:285-286"; undefined for any other text. The last may come before the first. */
export function parseVerseRun(text: string): VerseRun | undefined {
  const [key = '', end, ...more] = text.split('-');
  const first = parseVerseKey(key);
  const last = first && (end === undefined ? first : parseVerseKey(`${first.surah}:${end}`));
  return first && last && more.length === 0 ? { first, last } : undefined;
}

/** Keys of all its verses in their order. */
export function verseKeysOf({ first, last }: VerseRun): string[] {
  const { surah } = first;
  return Array.from({ length: Math.max(last.verse - first.verse + 1, 0) }, (_, index) =>
    verseKey({ surah, verse: first.verse + index }),
  );
}

export function verseKey({ surah, verse }: VerseReference): string {
  return `${surah}:${verse}`;
}

const TEN = 10;

/** True when the mushaf has the verse, by the Kufan count of 6236. */
export function isInMushaf({ surah, verse }: VerseReference): boolean {
  return verse <= (VERSE_COUNTS[surah - 1] ?? 0);
}

/** True for a key of a verse that the mushaf has. */
export function isVerseKey(key: string): boolean {
  const reference = parseVerseKey(key);
  return reference !== undefined && isInMushaf(reference);
}

/** Ten verses of a surah (fewer at its end) among which this one is; itself alone when there is no such verse. */
export function neighbourKeys(key: string): string[] {
  const reference = parseVerseKey(key);
  if (!reference || !isInMushaf(reference)) return [key];
  const { surah, verse } = reference;
  const first = verse - ((verse - 1) % TEN);
  return Array.from({ length: TEN }, (_, index) => ({ surah, verse: first + index }))
    .filter(isInMushaf)
    .map(verseKey);
}

/** The same by integer keys, across surahs. */
export function neighbourIds(id: number): number[] {
  const first = id - ((id - 1) % TEN);
  return Array.from({ length: TEN }, (_, index) => first + index);
}

/** True for a word's key, "2:255:3": a verse's key, colon, number in the verse from 1. */
export function isWordKey(key: string): boolean {
  return /^[1-9]\d{0,2}:[1-9]\d{0,2}:[1-9]\d{0,2}$/.test(key);
}
