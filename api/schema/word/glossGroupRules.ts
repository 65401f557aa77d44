/** Which words of a verse a gloss may cover. */
import { consistentHeads, type Heads } from '../../../text/glossGroups';
import type { ProblemDetail } from '../../problems';

type NewHeads = { heads: (number | null)[]; problem?: undefined } | { problem: ProblemDetail };

/**
 * The heads of the words of a verse when the gloss of a word covers others.
 * @param number of the word in the verse
 * @param covered numbers of consecutive words in order, with the word itself; the word alone if empty
 * @returns the problem if the word is not among them, or another gloss covers one of the others
 */
export function headsWithGroup(heads: Heads, number: number, covered: readonly number[]): NewHeads {
  const current = consistentHeads(heads);
  const words = covered.length > 0 ? covered : [number];
  const isOfVerse = words.every((word) => word >= 1 && word <= heads.length);
  if (!words.includes(number) || !isOfVerse) return { problem: { code: 'NOT_NEIGHBORS' } };
  const isAlone = words.length === 1;
  // The word itself may leave its group.
  const taken = words.find(
    (word) => word !== number && ![null, number].includes(current[word - 1] ?? null),
  );
  if (taken !== undefined) {
    return { problem: { code: 'IN_ANOTHER_GLOSS', value: String(taken) } };
  }
  const next = current.map((head, index) => {
    if (words.includes(index + 1)) return isAlone ? null : number;
    return head === number ? null : head;
  });
  return { heads: consistentHeads(next) };
}
