import { z } from 'zod';
import { TERM_LIMITS } from '../../../text/limits';
import { filledText, target } from '../fieldRules';

export const termUpdate = z.object({
  ...target,
  turkishName: filledText(TERM_LIMITS.nameCharacters),
  englishName: filledText(TERM_LIMITS.nameCharacters),
});

export const termOrganization = z.object(target);

/** The occurrences of a term element. */
interface CountedElement {
  id: number;
  numberOfOccurrences: number;
  /** Integer key of the verse of its first occurrence; undefined if there is none. */
  firstVerse: number | undefined;
}

/** Sorts the table of a term: most occurrences first, then by first verse in the mushaf. */
export function inTableOrder<Element extends CountedElement>(elements: Element[]): Element[] {
  return [...elements].sort(
    (left, right) =>
      right.numberOfOccurrences - left.numberOfOccurrences ||
      (left.firstVerse ?? Infinity) - (right.firstVerse ?? Infinity) ||
      left.id - right.id,
  );
}
