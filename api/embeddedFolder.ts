import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTROL_FILE_SIZE = 8192;

/**
 * Makes the folder of the embedded database, or looks whether PGlite may open what is there: a
 * folder without PG_VERSION it takes for a new one and writes over it.
 * @returns what to call when the database is open
 * @throws {Error} saying what is wrong with the folder; nothing in it is changed
 */
export function prepareFolder(folder: string): () => void {
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished)) {
    // A process died while it made the database, before anything could be stored.
    rmSync(folder, { recursive: true, force: true });
  }
  if (!existsSync(folder) || readFolder(folder).length === 0) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(unfinished, '');
    return () => rmSync(unfinished);
  }
  if (!readFolder(folder).includes('PG_VERSION')) throw new Error('it has no PG_VERSION');
  const control = statSync(join(folder, 'global', 'pg_control'), { throwIfNoEntry: false });
  if (control?.size !== CONTROL_FILE_SIZE) {
    throw new Error('its global/pg_control is missing or cut short');
  }
  return () => undefined;
}

function readFolder(folder: string): string[] {
  if (!statSync(folder).isDirectory()) throw new Error('it is a file');
  return readdirSync(folder);
}
