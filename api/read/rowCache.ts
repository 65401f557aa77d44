import { LRUCache } from 'lru-cache';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { perRequest } from './loader';

/** So many keys are not a list yet. */
const FEW = 3;

interface Kept<Value extends object> {
  rows: LRUCache<string | number, Value>;
  /** What is being read, for whom it may concern. */
  underWay: Map<string | number, Promise<Map<string | number, Value>>>;
  /** How often everything was forgotten; what was read before is not kept after. */
  age: number;
}

interface KeptOptions<Key, Value> {
  load: (keys: readonly Key[], context: Context) => Promise<Map<Key, Value>>;
  /** What is read with a key, itself included: what its reader is likely to ask for next. */
  neighbours?: (key: Key) => Key[];
  /** Units that are kept at most; a value is one unless `sizeOf` says otherwise. */
  most: number;
  sizeOf?: (value: Value) => number;
}

/**
 * Rows that readers ask for all the time, in memory for as long as the content is what it was. What
 * is not there is read in one batch a request. A value that is there comes at once, not as a promise.
 */
export function kept<Key extends string | number, Value extends object>({
  load,
  neighbours = (key) => [key],
  most,
  sizeOf = () => 1,
}: KeptOptions<Key, Value>): (
  context: Context,
  key: Key,
) => Value | undefined | Promise<Value | undefined> {
  const ofDatabase = new WeakMap<Database, Kept<Value>>();
  const keptOf = (database: Database): Kept<Value> => {
    const known = ofDatabase.get(database);
    if (known) return known;
    // The cache takes no value of zero units, such as the verses of a surah without any.
    const unitsOf = (value: Value) => Math.max(1, sizeOf(value));
    const rows = new LRUCache<string | number, Value>({ maxSize: most, sizeCalculation: unitsOf });
    const made: Kept<Value> = { rows, underWay: new Map(), age: 0 };
    database.onRevision(() => {
      made.age++;
      made.underWay.clear();
      rows.clear();
    });
    ofDatabase.set(database, made);
    return made;
  };
  const loader = perRequest<Key, Value>(async (keys, context) => {
    const place = keptOf(context.database);
    const { age, underWay } = place;
    // Who asks for a list is given the list.
    const isList = keys.length > FEW;
    const wanted = keys
      .filter((key) => !underWay.has(key))
      .flatMap((key) => (isList ? key : neighbours(key)));
    if (wanted.length > 0) {
      const reading = load([...new Set(wanted)], context);
      for (const key of wanted) underWay.set(key, reading);
      const forget = () => {
        for (const key of wanted) if (underWay.get(key) === reading) underWay.delete(key);
      };
      reading.then(forget, forget);
    }
    const values = new Map<Key, Value>();
    for (const reading of new Set(keys.map((key) => underWay.get(key)))) {
      for (const [key, value] of (await reading) ?? []) values.set(key as Key, value);
    }
    if (age === place.age) for (const [key, value] of values) place.rows.set(key, value);
    return values;
  });
  return (context, key) => keptOf(context.database).rows.get(key) ?? loader(context).load(key);
}

interface KeptWhole<Value> {
  value: Value | undefined;
  isOld: boolean;
  reading: Promise<Value> | undefined;
}

/**
 * One value of all content, in memory for as long as the content is what it was. While it is read
 * anew, who asks waits.
 * @param load is given the value before, which it may change
 */
export function keptWhole<Value>(
  load: (database: Database, before: Value | undefined) => Promise<Value>,
): (context: Context) => Value | Promise<Value> {
  const ofDatabase = new WeakMap<Database, KeptWhole<Value>>();
  const keptOf = (database: Database): KeptWhole<Value> => {
    const known = ofDatabase.get(database);
    if (known) return known;
    const made: KeptWhole<Value> = { value: undefined, isOld: true, reading: undefined };
    database.onRevision(() => {
      made.isOld = true;
    });
    ofDatabase.set(database, made);
    return made;
  };
  const read = async (database: Database, kept: KeptWhole<Value>): Promise<Value> => {
    // What changes while it is read makes it old again.
    kept.isOld = false;
    try {
      return (kept.value = await load(database, kept.value));
    } catch (error) {
      kept.isOld = true;
      throw error;
    } finally {
      kept.reading = undefined;
    }
  };
  return ({ database }) => {
    const kept = keptOf(database);
    if (kept.reading) return kept.reading;
    if (!kept.isOld && kept.value !== undefined) return kept.value;
    return (kept.reading = read(database, kept));
  };
}
