/** The embedded database: PostgreSQL inside this process. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { connect, DatabaseError, firstLine, type Database, type Query } from './database';
import { collectGarbage } from './garbage';
import { finishRestore } from './restored';
import { checkDiskSpace, guardDiskSpace, NEW_DATABASE_BYTES } from './diskSpace';

const CONTROL_FILE_BYTES = 8192;

export interface EmbeddedDatabase extends Database {
  /** Dumps the database as tar.gz. This takes seconds, during which no other query is executed. */
  dump(): Promise<Blob>;
}

/**
 * Opens the embedded database in a folder, which is created if it is missing.
 * @param from a dump to load into a new folder
 * @throws {DatabaseError} if the folder or the dump does not contain an intact database
 */
export async function openEmbedded(folder: string, from?: Blob): Promise<EmbeddedDatabase> {
  let pglite: PGlite;
  let fatal: string | undefined;
  const onStderr = (line: string) => {
    fatal ??= /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1];
    return false;
  };
  try {
    const finish = prepareFolder(folder);
    pglite = await PGlite.create(folder, { onStderr, loadDataDir: from });
    await finish();
  } catch (error) {
    throw new DatabaseError(
      `The embedded database can't be opened in ${folder}: ${fatal ?? firstLine(error)}. Nothing was deleted. Move the folder away and start again with a new one, or restore a backup with npm run admin -- restore FILE.`,
    );
  }
  const query: Query = async (text, values) => (await pglite.query(text, values)).rows;
  guardDiskSpace(pglite, folder);
  const adapter = new PrismaPGlite(pglite);
  const database = connect({
    adapter,
    query,
    // No other process can use an embedded database.
    openForMigrations: async () => ({
      adapter,
      tryLock: async () => true,
      close: async () => undefined,
    }),
    listen: () => async () => undefined,
    end: () => pglite.close(),
  });
  return { ...database, dump: () => pglite.dumpDataDir('gzip') };
}

/**
 * Creates the folder of the embedded database, or checks that PGlite can open the existing one. PGlite
 * would overwrite a folder without PG_VERSION.
 * @returns a function to call when the database is open
 * @throws {Error} if the folder can't be opened; nothing in it is changed
 */
function prepareFolder(folder: string): () => Promise<void> {
  finishRestore(folder);
  const unfinished = join(folder, 'unfinished');
  if (existsSync(unfinished)) {
    // A process died while it created the database, before anything was stored.
    rmSync(folder, { recursive: true });
  }
  if (!existsSync(folder) || readFolder(folder).length === 0) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    checkDiskSpace(folder, NEW_DATABASE_BYTES);
    writeFileSync(unfinished, '');
    return async () => {
      rmSync(unfinished);
      // Creating a database leaves 400 MB of garbage, which V8 would keep during the import.
      await setImmediate();
      collectGarbage();
    };
  }
  if (!readFolder(folder).includes('PG_VERSION')) throw new Error('it has no PG_VERSION');
  const control = statSync(join(folder, 'global', 'pg_control'), { throwIfNoEntry: false });
  if (control?.size !== CONTROL_FILE_BYTES) {
    throw new Error('its global/pg_control is missing or truncated');
  }
  return async () => undefined;
}

function readFolder(folder: string): string[] {
  if (!statSync(folder).isDirectory()) throw new Error('it is a file');
  return readdirSync(folder);
}
