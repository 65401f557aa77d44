import { VERSE_COUNTS } from './verseCounts';

/** A verse by surah (1 to 114) and number in the surah (from 1). */
export interface VerseReference {
  surah: number;
  verse: number;
}

/** Parses "2:255"; undefined unless the text is digits, colon, digits without leading zeros. */
export function parseVerseKey(key: string): VerseReference | undefined {
  const match = /^([1-9]\d{0,2}):([1-9]\d{0,2})$/.exec(key);
  return match ? { surah: Number(match[1]), verse: Number(match[2]) } : undefined;
}

/** The verse key meant by "2:255", "2 255", "2.255", "2/255" or "002:007"; undefined for other texts. */
export function parseVerseReference(text: string): string | undefined {
  const match = /^\s*0*(\d+)[\s:./-]+0*(\d+)\s*$/.exec(text);
  return match ? `${match[1]}:${match[2]}` : undefined;
}

/** Consecutive verses, which may go on into other surahs. */
export interface VerseRun {
  first: VerseReference;
  /** Equals `first` for a single verse. */
  last: VerseReference;
}

/** Parses "2:255" or "2:285-286"; undefined for other texts. The last verse may precede the first. */
export function parseVerseRun(text: string): VerseRun | undefined {
  const [key = '', end, ...more] = text.split('-');
  const first = parseVerseKey(key);
  const last = first && (end === undefined ? first : parseVerseKey(`${first.surah}:${end}`));
  return first && last && more.length === 0 ? { first, last } : undefined;
}

/** "2:255" or "2:285-286", which `parseVerseRun` reads; undefined for verses of several surahs. */
export function verseRunText({ first, last }: VerseRun): string | undefined {
  if (first.surah !== last.surah) return undefined;
  return first.verse === last.verse ? verseKey(first) : `${verseKey(first)}-${last.verse}`;
}

/** Keys of all verses of a run in order. */
export function verseKeysOf({ first, last }: VerseRun): string[] {
  const { surah } = first;
  if (surah !== last.surah) {
    const start = verseIdOf(first);
    const count = Math.max(verseIdOf(last) - start + 1, 0);
    return Array.from({ length: count }, (_, index) => keyOfVerseId(start + index));
  }
  return Array.from({ length: Math.max(last.verse - first.verse + 1, 0) }, (_, index) =>
    verseKey({ surah, verse: first.verse + index }),
  );
}

export function verseKey({ surah, verse }: VerseReference): string {
  return `${surah}:${verse}`;
}

const VERSES_PER_BLOCK = 10;

/** True if the mushaf has the verse, by the Kufan count of 6236. */
export function isInMushaf({ surah, verse }: VerseReference): boolean {
  return verse <= (VERSE_COUNTS[surah - 1] ?? 0);
}

const VERSES_BEFORE = VERSE_COUNTS.map((_count, surah) =>
  VERSE_COUNTS.slice(0, surah).reduce((sum, count) => sum + count, 0),
);

/** The integer key of a verse, 1 to 6236, which counts the verses in mushaf order. */
export const verseIdOf = ({ surah, verse }: VerseReference) =>
  (VERSES_BEFORE[surah - 1] ?? 0) + verse;

/** Compares two keys of verses by mushaf order; what is no key comes last. */
export const compareVerses = (left: string, right: string) => orderOf(left) - orderOf(right);

function orderOf(key: string): number {
  const reference = parseVerseKey(key);
  return reference ? verseIdOf(reference) : Number.MAX_SAFE_INTEGER;
}

/** The key of the verse with an integer key from 1 to 6236. */
export function keyOfVerseId(id: number): string {
  const surah = VERSES_BEFORE.findLastIndex((before) => before < id) + 1;
  return verseKey({ surah, verse: id - (VERSES_BEFORE[surah - 1] ?? 0) });
}

/** True for the key of an existing verse. */
export function isVerseKey(key: string): boolean {
  const reference = parseVerseKey(key);
  return reference !== undefined && isInMushaf(reference);
}

/** The block of ten verses (fewer at the end of a surah) around a key; only the key if it has no verse. */
export function neighborKeys(key: string): string[] {
  const reference = parseVerseKey(key);
  if (!reference || !isInMushaf(reference)) return [key];
  const { surah, verse } = reference;
  const first = verse - ((verse - 1) % VERSES_PER_BLOCK);
  return Array.from({ length: VERSES_PER_BLOCK }, (_, index) => ({ surah, verse: first + index }))
    .filter(isInMushaf)
    .map(verseKey);
}

/** The block of ten integer keys that contains a key, across surahs. */
export function neighborIds(id: number): number[] {
  const first = id - ((id - 1) % VERSES_PER_BLOCK);
  return Array.from({ length: VERSES_PER_BLOCK }, (_, index) => first + index);
}

/** True for a word key such as "2:255:3": verse key, colon, number in the verse from 1. */
export function isWordKey(key: string): boolean {
  return /^[1-9]\d{0,2}:[1-9]\d{0,2}:[1-9]\d{0,2}$/.test(key);
}
