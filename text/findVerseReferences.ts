/** Verse keys inside a text, such as a note. */
import { isVerseKey } from './verseReference';

/** "2:255" by itself: not a part of a longer number, a word or an address. */
const REFERENCE = /(?<![\p{L}\p{N}:./])[1-9]\d{0,2}:[1-9]\d{0,2}(?![\p{L}\p{N}:])/gu;
const REFERENCE_AT_END = new RegExp(`${REFERENCE.source}$`, 'u');

/** A verse key and where it begins, in UTF-16 code units. */
export interface FoundReference {
  key: string;
  index: number;
}

/** The verses that a text names, in order. */
export function findVerseReferences(text: string): FoundReference[] {
  return [...text.matchAll(REFERENCE)]
    .map(({ 0: key, index }) => ({ key, index }))
    .filter(({ key }) => isVerseKey(key));
}

/** The key of the verse that a text ends with; undefined when it ends with none. */
export function verseReferenceAtEnd(text: string): string | undefined {
  const key = REFERENCE_AT_END.exec(text)?.[0];
  return key !== undefined && isVerseKey(key) ? key : undefined;
}
