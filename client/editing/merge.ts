export type Side = 'mine' | 'theirs';

/**
 * The fields in which two versions of the same base differ, each with the side to preselect: the
 * one that changed it, or mine if both did.
 */
export function differences<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): { field: keyof Values; side: Side; isOfBoth: boolean }[] {
  return (Object.keys(mine) as (keyof Values)[])
    .filter((field) => !isSame(mine[field], theirs[field]))
    .map((field) => {
      const isMine = !isSame(mine[field], base[field]);
      const isTheirs = !isSame(theirs[field], base[field]);
      return { field, side: isMine ? 'mine' : 'theirs', isOfBoth: isMine && isTheirs };
    });
}

/** Whether two values have the same JSON. */
export const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);
