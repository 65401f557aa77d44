/** A list in pieces of at most this many items, each with the place from 0 where it starts. */
export function* chunksOf<Item>(
  items: readonly Item[],
  size: number,
): Generator<{ start: number; chunk: Item[] }> {
  for (let start = 0; start < items.length; start += size) {
    yield { start, chunk: items.slice(start, start + size) };
  }
}
