import { z } from 'zod';
import { TERM_LIMITS } from '../../../text/limits';
import { filled, target } from '../fieldRules';

export const termUpdate = z.object({
  ...target,
  turkishName: filled(TERM_LIMITS.nameCharacters),
  englishName: filled(TERM_LIMITS.nameCharacters),
});

export const termOrganization = z.object(target);

/** What is counted of an element of a term. */
export interface CountedElement {
  id: number;
  numberOfOccurrences: number;
  /** Verse of its first occurrence, 1 to 6236; undefined without any. */
  firstVerse: number | undefined;
}

/** The order of a term's table: occurrences falling, then the first place in the mushaf. */
export function inTableOrder<Element extends CountedElement>(elements: Element[]): Element[] {
  return [...elements].sort(
    (left, right) =>
      right.numberOfOccurrences - left.numberOfOccurrences ||
      (left.firstVerse ?? Infinity) - (right.firstVerse ?? Infinity) ||
      left.id - right.id,
  );
}
