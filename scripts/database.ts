/** The database of the server, for commands. */
import { ConfigError, readDatabaseConfig } from '../api/config';
import { DatabaseError, type Database } from '../api/database/database';
import { DataDirectoryError, openDataDirectory } from '../api/database/dataDirectory';
import { openEmbedded } from '../api/database/embedded';
import { openPostgres } from '../api/database/postgres';
import { applyMigrations } from '../api/database/migrate';

/** Opens it, made or migrated as the start of the server would. */
export async function withDatabase<Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = readDatabaseConfig(process.env);
  if (databaseUrl) return useAndClose(await openPostgres(databaseUrl), work);
  const directory = openDataDirectory(dataDir);
  try {
    return await useAndClose(await openEmbedded(directory.postgres), work);
  } finally {
    directory.release();
  }
}

async function useAndClose<Result>(
  database: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  try {
    await applyMigrations(database.adapter);
    return await work(database);
  } finally {
    await database.close();
  }
}

/** One line for what a person can mend, else the error itself with its stack. */
export function shownOfDatabase(error: unknown): unknown {
  if (error instanceof DataDirectoryError) return withHint(error.message);
  return error instanceof ConfigError || error instanceof DatabaseError ? error.message : error;
}

/** A directory may also be one that can't be made or written; then there is no server to stop. */
function withHint(message: string): string {
  if (!message.includes('is in use')) return message;
  return `${message} If that is the server, stop it, run this command again, then start it.`;
}
