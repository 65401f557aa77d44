/** Lists of verse keys as people type or paste them. */
import { parseVerseKey } from './verseReference';

const SEPARATORS = /[\s,;،؛]+/;

/** The references of a list, valid or not, in its order. */
export function splitReferences(text: string): string[] {
  return text.split(SEPARATORS).filter((reference) => reference !== '');
}

/** True when a text has more than the one reference that is being typed. */
export const hasSeparator = (text: string) => SEPARATORS.test(text);

/** References that are not written as a verse key, such as "2:255". */
export function wrongReferences(references: readonly string[]): string[] {
  return references.filter((reference) => !parseVerseKey(reference));
}
