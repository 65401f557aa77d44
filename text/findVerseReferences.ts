/** Finds verse keys in a text, such as a note. */
import { isVerseKey } from './verseReference';

/** A key such as "2:255" that is not part of a longer number, a word or an address. */
const REFERENCE = /(?<![\p{L}\p{N}:./])[1-9]\d{0,2}:[1-9]\d{0,2}(?![\p{L}\p{N}:])/gu;
const REFERENCE_AT_END = new RegExp(`${REFERENCE.source}$`, 'u');

/** A verse key and its start in UTF-16 code units. */
interface FoundReference {
  key: string;
  index: number;
}

/** The references to verses in a text, in order. */
export function findVerseReferences(text: string): FoundReference[] {
  return [...text.matchAll(REFERENCE)]
    .map(({ 0: key, index }) => ({ key, index }))
    .filter(({ key }) => isVerseKey(key));
}

/** The verse key at the end of a text; undefined if there is none. */
export function verseReferenceAtEnd(text: string): string | undefined {
  const key = REFERENCE_AT_END.exec(text)?.[0];
  return key !== undefined && isVerseKey(key) ? key : undefined;
}
