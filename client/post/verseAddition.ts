/** The rules of adding verses to the list of a topic. */

/** "end", "start", or "after" with the number and key of the verse before: "3 2:255". */
export type Place = string;

export const placeAfter = (index: number, key: string): Place => `${index + 1} ${key}`;

/**
 * The same place in a list that has changed since it was chosen: after the same verse, wherever it is now.
 * The end, if the verse is no longer in the list.
 */
export function placeIn(verses: readonly string[], place: Place): Place {
  if (place === 'end' || place === 'start') return place;
  const [number, key = ''] = place.split(' ');
  if (verses[Number(number) - 1] === key) return place;
  const index = verses.indexOf(key);
  return index < 0 ? 'end' : placeAfter(index, key);
}

interface Addition {
  /** All verses of the topic, with the added ones. */
  verses: string[];
  added: string[];
  /** Verses that the topic has already, each with its first place, from 1. */
  already: { key: string; place: number }[];
}

/** Adds the verses that a list lacks, together at one place and in their order. */
export function addVerses(
  verses: readonly string[],
  keys: readonly string[],
  place: Place,
): Addition {
  const added = [...new Set(keys)].filter((key) => !verses.includes(key));
  const already = keys
    .filter((key) => verses.includes(key))
    .map((key) => ({ key, place: verses.indexOf(key) + 1 }));
  const at = place === 'start' ? 0 : place === 'end' ? verses.length : Number.parseInt(place);
  return { verses: verses.toSpliced(at, 0, ...added), added, already };
}
