/** A verse gains by words of the query that are near each other in it, as they are in the query. */

/** A word of the query: ids of the words of the text that mean it. */
export interface WordOfPair {
  ids: ReadonlySet<number>;
  rarity: number;
}

const MAX_DISTANCE = 4;

/** The sum over pairs of their rarity, divided by their distance. */
export function pairGain(words: readonly WordOfPair[], text: ArrayLike<number>): number {
  let gain = 0;
  for (let place = 0; place + 1 < words.length; place++) {
    const [left, right] = [words[place], words[place + 1]];
    if (!left || !right) continue;
    const distance = nearestPair(text, left.ids, right.ids);
    if (distance <= MAX_DISTANCE) gain += (left.rarity + right.rarity + 1) / distance;
  }
  return gain;
}

/** The smallest distance from one of the left words to one of the right ones; the other order counts one more. */
function nearestPair(
  text: ArrayLike<number>,
  left: ReadonlySet<number>,
  right: ReadonlySet<number>,
): number {
  let nearest = Infinity;
  let lastLeft = -Infinity;
  let lastRight = -Infinity;
  for (let place = 0; place < text.length; place++) {
    const id = text[place] as number;
    if (right.has(id)) {
      nearest = Math.min(nearest, place - lastLeft);
      if (!left.has(id)) lastRight = place;
    }
    if (left.has(id)) {
      nearest = Math.min(nearest, place - lastRight + 1);
      lastLeft = place;
    }
  }
  return nearest;
}
