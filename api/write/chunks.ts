/** Splits a list into chunks of at most `size` items, each with the index of its first item. */
export function* chunksOf<Item>(
  items: readonly Item[],
  size: number,
): Generator<{ start: number; chunk: Item[] }> {
  for (let start = 0; start < items.length; start += size) {
    yield { start, chunk: items.slice(start, start + size) };
  }
}
