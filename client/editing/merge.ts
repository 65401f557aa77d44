export type Side = 'mine' | 'theirs';

/**
 * The fields on which two who began with the same differ, each with the side to begin a merge with:
 * the one that changed it, and mine where both did.
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

export const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);
