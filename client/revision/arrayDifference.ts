import { diffArrays } from 'diff';

export interface ArrayDifference {
  added: number[];
  removed: number[];
  /** Keys whose order among the remaining ones has changed. */
  moved: number[];
}

/** The difference of two lists of keys, which may contain duplicates. */
export function arrayDifference(
  before: readonly number[],
  after: readonly number[],
): ArrayDifference {
  const added = without(after, before);
  const removed = without(before, after);
  const stayed = diffArrays(without(before, removed), without(after, added));
  const moved = stayed.flatMap(({ added: isMoved, value }) => (isMoved ? value : []));
  return { added, removed, moved };
}

/** Removes each key of the second list once from the first. */
function without(list: readonly number[], taken: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const key of taken) counts.set(key, (counts.get(key) ?? 0) + 1);
  return list.filter((key) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count <= 0;
  });
}
