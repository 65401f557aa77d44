/** Gives commands access to the database of the server. */
import { ConfigError, readDatabaseConfig } from '../api/config';
import { DatabaseError, type Database } from '../api/database/database';
import { DataDirectoryError, openDataDirectory } from '../api/database/dataDirectory';
import { openEmbedded } from '../api/database/embedded';
import { openPostgres } from '../api/database/postgres';
import { applyMigrations } from '../api/database/migrate';

/** Opens, migrates and closes the database, which is created if it is missing. */
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
    await applyMigrations(database, console.error);
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The message of an error that a person can fix; any other error itself. */
export function printableDatabaseError(error: unknown): unknown {
  if (error instanceof DataDirectoryError) return withHint(error.message);
  return error instanceof ConfigError || error instanceof DatabaseError ? error.message : error;
}

/** Adds a hint if the server may be using the directory. */
function withHint(message: string): string {
  if (!message.includes('is in use')) return message;
  return `${message} If that is the server, stop it, run this command again, then start it.`;
}
