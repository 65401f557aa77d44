/** Lists of verse keys as typed or pasted. */
import { parseVerseKey } from './verseReference';

const SEPARATORS = /[\s,;،؛]+/;

/** The references of a list in order, valid or not. */
export function splitReferences(text: string): string[] {
  return text.split(SEPARATORS).filter((reference) => reference !== '');
}

/** True if a text contains more than the reference that is being typed. */
export const hasSeparator = (text: string) => SEPARATORS.test(text);

/** References that don't have the form of a verse key such as "2:255". */
export function wrongReferences(references: readonly string[]): string[] {
  return references.filter((reference) => !parseVerseKey(reference));
}
