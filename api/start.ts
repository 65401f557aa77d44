import { createServer, type RequestListener, type Server } from 'node:http';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { applyMigrations, migrationNames } from './database/migrate';
import { readSeedContent } from './seed/content';
import { importQuran } from './seed/importQuran';
import { createApp } from './app';
import { createFirstAdmin } from './auth/admins';
import { Backups } from './database/backups';
import { ConfigError, readConfig, type Config } from './config';
import { DatabaseError, type Database } from './database/database';
import { openEmbedded } from './database/embedded';
import { openPostgres } from './database/postgres';
import { DataDirectoryError, openDataDirectory } from './database/dataDirectory';
import type { Client } from './http/pages';
import { createFastPathListener, type ServedApp } from './http/fastPath';
import { createLog } from './log';
import { showProgress } from './seed/progress';
import { completeVerseKeys } from './write/verseKeys';

/** The server can't start for a reason that the operator can fix; the message is one line. */
class StartError extends Error {}

/** Loads the client. The development server also listens to the HTTP server. */
type LoadClient = (server: Server) => Promise<Client>;

async function start(loadClient: LoadClient): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const closers: (() => unknown)[] = [];
  let isClosing = false;
  const close = async () => {
    isClosing = true;
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  const stop = (signal: string) => {
    if (isClosing) return;
    log.info({ signal }, 'stopping: requests in flight are finished first');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));

  try {
    let app: ServedApp = startingApp();
    const opening = openDatabase(config, closers, log);
    const { database, backups } = await reportSlow('Opening the database', opening);
    const listener = createFastPathListener(() => app, { database, log });
    const server = await listen(config, listener);
    closers.push(() => closeServer(server));
    await reportSlow('Migrating the database', applyMigrations(database.adapter));
    await fill(database, config);
    await reportSlow('Preparing the search', completeVerseKeys(database));
    backups?.start();
    app = createApp({
      database,
      log,
      client: await loadClient(server),
      jwtSecret: config.jwtSecret ?? '',
      trustProxy: config.trustProxy,
      rateLimit: config.rateLimit,
      publicUrl: config.publicUrl,
      isMigrated: () => isMigrated(database),
    });
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : config.port;
    console.log(`Tibyan is ready: http://localhost:${port}  (GraphQL: /graphql)`);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Responds while the database is opened, migrated and filled. */
function startingApp() {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.all('*', (c) => c.json({ status: 'starting' }, 503, { 'Retry-After': '2' }));
  return app;
}

async function openDatabase(
  config: Config,
  closers: (() => unknown)[],
  log: Logger,
): Promise<{ database: Database; backups?: Backups }> {
  if (config.databaseUrl) {
    const database = await openPostgres(config.databaseUrl);
    closers.push(() => database.close());
    return { database };
  }
  const directory = openDataDirectory(config.dataDir);
  closers.push(() => directory.release());
  config.jwtSecret ??= directory.secret();
  const database = await openEmbedded(directory.postgres);
  closers.push(() => database.close());
  const backups = new Backups({ database, folder: directory.backups, log });
  closers.push(() => backups.finish());
  return { database, backups };
}

async function fill(database: Database, config: Config): Promise<void> {
  if (config.importOnStart) {
    const label = "Importing the Qur'an";
    const imported = await reportSlow(
      label,
      importQuran(database.prisma, showProgress(label), readSeedContent),
    );
    if (imported) console.log('114 surahs, 6236 verses and 77429 words are in the database.');
  }
  const password = await createFirstAdmin(database);
  if (password) {
    console.log(`The admin is "admin" with the password ${password} (shown this once).`);
  }
}

/** Prints the label of a step that takes longer than 2 seconds. */
async function reportSlow<Result>(label: string, step: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => console.log(`${label}…`), 2000);
  return step.finally(() => clearTimeout(timer));
}

/** True if all migrations of this version have been applied. */
export async function isMigrated({ sql }: Database): Promise<boolean> {
  const done = await sql<{ name: string }>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL`;
  const names = new Set(done.map(({ name }) => name));
  return migrationNames().every((name) => names.has(name));
}

/** Milliseconds; connections of clients that send headers or body more slowly are closed. */
const SERVER_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
};

function listen(config: Config, listener: RequestListener): Promise<Server> {
  return new Promise<Server>((resolve, reject) => {
    const server = createServer(SERVER_TIMEOUTS, listener);
    server.listen(config.port, config.host, () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `PORT ${config.port} is in use by another program: stop it, or set PORT to a free one.`,
        EACCES: `PORT ${config.port} needs more rights than this user has: set PORT to 1024 or above.`,
        EADDRNOTAVAIL: `HOST ${config.host} is not an address of this machine.`,
        ENOTFOUND: `HOST ${config.host} is not an address of this machine.`,
      };
      const reason = reasons[error.code ?? ''];
      reject(reason ? new StartError(reason) : error);
    });
  });
}

/** Time for pending responses when the server stops. */
const CLOSING_MS = 10_000;

/** Waits for pending responses; idle connections are closed at once. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), CLOSING_MS).unref();
  });
}

/** Runs the server. Errors that the operator can fix are printed as one line. */
export function runServer(loadClient: LoadClient): void {
  start(loadClient).catch((error: unknown) => {
    const known = [ConfigError, DataDirectoryError, DatabaseError, StartError];
    const isKnown = known.some((kind) => error instanceof kind);
    console.error(isKnown ? (error as Error).message : error);
    process.exit(1);
  });
}
