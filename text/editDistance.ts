/**
 * The optimal string alignment distance of two texts: insertions, deletions, substitutions and swaps of
 * adjacent letters.
 * @param maxDistance upper bound; returns `maxDistance + 1` as soon as the distance must exceed it
 */
export function editDistance(from: string, to: string, maxDistance: number): number {
  if (Math.abs(from.length - to.length) > maxDistance) return maxDistance + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next.push(
        Math.min(
          (last[column] ?? Infinity) + 1,
          (next[column - 1] ?? Infinity) + 1,
          (last[column - 1] ?? Infinity) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...next) > maxDistance) return maxDistance + 1;
    before = last;
    last = next;
  }
  return Math.min(last[to.length] ?? Infinity, maxDistance + 1);
}

/** The smallest Levenshtein distance between a text and any substring of another. */
export function distanceWithin(part: string, whole: string): number {
  let last = new Array<number>(whole.length + 1).fill(0);
  for (let row = 1; row <= part.length; row++) {
    const next = [row];
    for (let column = 1; column <= whole.length; column++) {
      const isSame = part[row - 1] === whole[column - 1];
      next.push(
        Math.min(
          (last[column] as number) + 1,
          (next[column - 1] as number) + 1,
          (last[column - 1] as number) + (isSame ? 0 : 1),
        ),
      );
    }
    last = next;
  }
  return Math.min(...last);
}
