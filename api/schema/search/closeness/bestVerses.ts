/** Number of classes of scores; the verses of one class are sorted together. */
const CLASSES = 512;

/**
 * The verses with the highest scores, best first, in mushaf order where they are equal. Sorting all, often most of
 * the Qur'an, would take several times as long.
 * @param scores by integer key; 0 for a verse that was not found
 * @param count of verses to find
 * @param minShare of the best score that a verse must have
 */
export function bestVerses(scores: Float32Array, count: number, minShare: number): number[] {
  let best = 0;
  for (const score of scores) if (score > best) best = score;
  if (best === 0) return [];
  const classOf = (score: number) => Math.min(CLASSES - 1, Math.floor((score / best) * CLASSES));
  const sizes = new Uint32Array(CLASSES);
  for (const score of scores) {
    if (score > 0) sizes[classOf(score)] = (sizes[classOf(score)] as number) + 1;
  }
  let lowest = CLASSES - 1;
  for (let found = sizes[lowest] as number; found < count && lowest > 0;) {
    found += sizes[--lowest] as number;
  }
  const verses: number[] = [];
  for (let verse = 1; verse < scores.length; verse++) {
    const score = scores[verse] as number;
    if (score > 0 && score >= best * minShare && classOf(score) >= lowest) verses.push(verse);
  }
  return verses
    .sort((left, right) => (scores[right] as number) - (scores[left] as number) || left - right)
    .slice(0, count);
}
