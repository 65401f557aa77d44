/** Conditions of a list of verses, by their names in the address. */
export interface ChosenConditions {
  /** Integer keys of topics that all contain the verses. */
  topic?: readonly number[];
  notTopic?: readonly number[];
  /** Letters of roots of which the verses have words. */
  root?: readonly string[];
  notRoot?: readonly string[];
  /** Integer keys of elements of tables that occur in the verses. */
  name?: readonly number[];
  notName?: readonly number[];
}

/** The path of the verses that meet conditions: "/verses?topic=12&notTopic=31". */
export function versesPath(chosen: ChosenConditions): string {
  const pairs = Object.entries(chosen as Record<string, readonly (number | string)[]>).flatMap(
    ([name, values]) => values.map((value) => [name, String(value)]),
  );
  return pairs.length > 0 ? `/verses?${new URLSearchParams(pairs)}` : '/verses';
}
