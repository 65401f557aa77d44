import { diffArrays } from 'diff';

export interface ArrayDifference {
  added: number[];
  removed: number[];
  /** Keys that stand in another order among those that stay. */
  moved: number[];
}

/** What became of a list of keys, in which one may come more than once. */
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

/** The first list less the second: of a key that comes twice, one for each. */
function without(list: readonly number[], taken: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const key of taken) counts.set(key, (counts.get(key) ?? 0) + 1);
  return list.filter((key) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count <= 0;
  });
}
