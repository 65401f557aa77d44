import type { Context } from '../context';
import type { Database } from '../database/database';
import { TaggedCache } from '../database/taggedCache';
import { EVERYTHING, type Tag } from '../database/tags';
import { perRequest } from './loader';

/** Larger batches are lists that are complete by themselves and do not prefetch neighbors. */
const MAX_PREFETCH_BATCH = 3;

interface RowCache<Value extends object> {
  rows: TaggedCache<string | number, Value>;
  /** Reads in flight by key, shared by concurrent requests. */
  pending: Map<string | number, Promise<Map<string | number, Value>>>;
  /** Number of content revisions seen. Rows read before a revision are not cached after it. */
  age: number;
}

interface RowCacheOptions<Key, Value> {
  load: (keys: readonly Key[], context: Context) => Promise<Map<Key, Value>>;
  /** The keys to read together with a key, including itself: those likely to be requested next. */
  neighbors?: (key: Key) => Key[];
  /** The content that a value consists of. */
  tagsOf: (value: Value) => Iterable<Tag>;
  /** Capacity of the cache; a value counts as one unit unless `unitsOf` says otherwise. */
  maxUnits: number;
  unitsOf?: (value: Value) => number;
}

/**
 * Caches rows in memory until a change of the content affects them. Missing rows are read in one batch per
 * request. Cached rows are returned directly, not as promises.
 */
export function cachedRows<Key extends string | number, Value extends object>({
  load,
  neighbors = (key) => [key],
  tagsOf,
  maxUnits,
  unitsOf = () => 1,
}: RowCacheOptions<Key, Value>): (
  context: Context,
  key: Key,
) => Value | undefined | Promise<Value | undefined> {
  const caches = new WeakMap<Database, RowCache<Value>>();
  const cacheOf = (database: Database): RowCache<Value> => {
    const existing = caches.get(database);
    if (existing) return existing;
    // The LRU cache rejects values of zero units, such as the verses of a surah without any.
    const sizeOf = (value: Value) => Math.max(1, unitsOf(value));
    const rows = new TaggedCache<string | number, Value>({ maxSize: maxUnits, sizeOf });
    const cache: RowCache<Value> = { rows, pending: new Map(), age: 0 };
    database.onRevision((_revision, affected) => {
      cache.age++;
      cache.pending.clear();
      rows.forget(affected);
    });
    caches.set(database, cache);
    return cache;
  };
  const loader = perRequest<Key, Value>(async (keys, context) => {
    const cache = cacheOf(context.database);
    const { age, pending } = cache;
    const isList = keys.length > MAX_PREFETCH_BATCH;
    const missing = keys
      .filter((key) => !pending.has(key))
      .flatMap((key) => (isList ? key : neighbors(key)));
    if (missing.length > 0) {
      const reading = load([...new Set(missing)], context);
      for (const key of missing) pending.set(key, reading);
      const finish = () => {
        for (const key of missing) if (pending.get(key) === reading) pending.delete(key);
      };
      reading.then(finish, finish);
    }
    const values = new Map<Key, Value>();
    for (const reading of new Set(keys.map((key) => pending.get(key)))) {
      for (const [key, value] of (await reading) ?? []) values.set(key as Key, value);
    }
    if (age === cache.age) {
      for (const [key, value] of values) cache.rows.set(key, value, tagsOf(value));
    }
    return values;
  });
  return (context, key) => cacheOf(context.database).rows.get(key) ?? loader(context).load(key);
}

interface ValueCache<Value> {
  value: Value | undefined;
  isStale: boolean;
  pending: Promise<Value> | undefined;
}

/**
 * Caches one value until a change of the content affects it. Callers wait while it is computed again.
 * @param tags the content that it is computed from
 * @param load receives the previous value, which it may modify
 */
export function cachedValue<Value>(
  tags: readonly Tag[],
  load: (database: Database, previous: Value | undefined) => Promise<Value>,
): (context: Pick<Context, 'database'>) => Value | Promise<Value> {
  const caches = new WeakMap<Database, ValueCache<Value>>();
  const cacheOf = (database: Database): ValueCache<Value> => {
    const existing = caches.get(database);
    if (existing) return existing;
    const cache: ValueCache<Value> = { value: undefined, isStale: true, pending: undefined };
    database.onRevision((_revision, affected) => {
      if (affected.some((tag) => tag === EVERYTHING || tags.includes(tag))) cache.isStale = true;
    });
    caches.set(database, cache);
    return cache;
  };
  const update = async (database: Database, cache: ValueCache<Value>): Promise<Value> => {
    // A revision during the computation marks the value as stale again.
    cache.isStale = false;
    try {
      return (cache.value = await load(database, cache.value));
    } catch (error) {
      cache.isStale = true;
      throw error;
    } finally {
      cache.pending = undefined;
    }
  };
  const valueIn = (database: Database): Value | Promise<Value> => {
    const cache = cacheOf(database);
    const again = () => valueIn(database);
    // A change since the computation began may be missing in its value.
    if (cache.pending) return cache.isStale ? cache.pending.then(again, again) : cache.pending;
    if (!cache.isStale && cache.value !== undefined) return cache.value;
    return (cache.pending = update(database, cache));
  };
  return ({ database }) => valueIn(database);
}
