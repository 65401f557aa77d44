import { LRUCache } from 'lru-cache';
import { EVERYTHING, type Tag } from './tags';

interface Entry<Value> {
  value: Value;
  tags: readonly Tag[];
}

interface TaggedCacheOptions<Key, Value> {
  /** Sum of the sizes of all values; the least recently used ones are removed. */
  maxSize: number;
  /** At least 1. */
  sizeOf(value: Value, key: Key): number;
}

/** A cache from which a change of the content removes only the values that depend on it. */
export class TaggedCache<Key extends string | number, Value extends object> {
  private readonly entries: LRUCache<Key, Entry<Value>>;
  private readonly keysByTag = new Map<Tag, Set<Key>>();
  private evictions = 0;

  constructor({ maxSize, sizeOf }: TaggedCacheOptions<Key, Value>) {
    this.entries = new LRUCache({
      maxSize,
      sizeCalculation: ({ value }, key) => sizeOf(value, key),
      dispose: ({ tags }, key, reason) => {
        if (reason === 'evict') this.evictions++;
        this.unlink(key, tags);
      },
    });
  }

  /** The sum of the sizes, the number of values, and how many were removed to make room so far. */
  get size() {
    const { calculatedSize, size } = this.entries;
    return { bytes: calculatedSize, entries: size, evictions: this.evictions };
  }

  get(key: Key): Value | undefined {
    return this.entries.get(key)?.value;
  }

  set(key: Key, value: Value, tags: Iterable<Tag>): void {
    const entry = { value, tags: [...new Set(tags)] };
    this.entries.set(key, entry);
    // A value that is larger than the cache is not stored.
    if (this.entries.peek(key) !== entry) return;
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.keysByTag.set(tag, new Set([key]));
    }
  }

  /** Removes the values with any of these tags, and those with the tag of everything. */
  forget(affected: readonly Tag[]): void {
    if (affected.includes(EVERYTHING)) {
      this.entries.clear();
      return;
    }
    for (const tag of [EVERYTHING, ...affected]) {
      for (const key of this.keysByTag.get(tag) ?? []) this.entries.delete(key);
    }
  }

  private unlink(key: Key, tags: readonly Tag[]): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
