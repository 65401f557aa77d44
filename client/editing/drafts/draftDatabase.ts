/** The drafts in IndexedDB, which survive a crash of the browser once they are written. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isDraft, type Draft } from './draft';

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
}

/** Browsers that refuse storage may leave a request to open a database without an answer. */
const OPENING_MS = 3000;

let database: IDBPDatabase<Schema> | undefined;
let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** @throws if the browser refuses storage */
export async function readAllDrafts(): Promise<Draft[]> {
  const drafts: unknown[] = await (await open()).getAll('drafts');
  return drafts.filter(isDraft);
}

/** @throws if the browser refuses storage */
export async function readOneDraft(id: string): Promise<Draft | undefined> {
  const draft: unknown = await (await open()).get('drafts', id);
  return isDraft(draft) ? draft : undefined;
}

/** @throws if the browser refuses storage or has no room left */
export const writeDrafts = (drafts: readonly Draft[]) =>
  change((store) => drafts.map((draft) => store.put(draft)));

/** @throws if the browser refuses storage */
export const eraseDraft = (id: string) => change((store) => [store.delete(id)]);

type Store = ReturnType<typeof writableStore>;

function writableStore(db: IDBPDatabase<Schema>) {
  // With the default durability, a crash of the system could lose what is said to be written.
  return db.transaction('drafts', 'readwrite', { durability: 'strict' }).objectStore('drafts');
}

async function change(work: (store: Store) => Promise<unknown>[]): Promise<void> {
  // Without waiting if it can: a page that is being left would not come back.
  const store = writableStore(database ?? (await open()));
  const done = [...work(store), store.transaction.done];
  store.transaction.commit();
  await Promise.all(done);
}

async function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= Promise.race([openDatabase(), timeOut()]);
  try {
    database = await opening;
    return database;
  } catch (error) {
    opening = undefined;
    throw error;
  }
}

const openDatabase = () =>
  openDB<Schema>('drafts', 1, {
    upgrade: (db) => void db.createObjectStore('drafts', { keyPath: 'id' }),
    // A newer version of the site in another tab waits until this one has closed.
    blocking: (_current, _next, { target }) => {
      (target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });

/** The next access opens it again. */
function forget() {
  database = undefined;
  opening = undefined;
}

const timeOut = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The database was not opened.')), OPENING_MS);
  });
