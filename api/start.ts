import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { applyMigrations, isEmpty, migrationCheck } from './database/migrate';
import { readSeedContent } from './seed/content';
import { completeLettersAndSurahs } from './seed/completeLetters';
import { completeGrammar } from './seed/grammar';
import { completeTranslations } from './seed/furtherTranslations';
import { importQuran } from './seed/importQuran';
import { completeLeftOut } from './seed/leftOut';
import { createApp } from './app';
import { createFirstAdmin } from './auth/admins';
import { Backups } from './database/backups';
import { ConfigError, readConfig, type Config } from './config';
import { DatabaseError, type Database } from './database/database';
import { openEmbedded } from './database/embedded';
import { openPostgres } from './database/postgres';
import { DataDirectoryError, openDataDirectory } from './database/dataDirectory';
import { readDivision } from './exchange/division';
import { HttpServer } from './http/httpServer';
import { Metrics } from './http/metrics';
import { metricsRoutes, readMetricsOfWorkers, type ReadMetrics } from './http/metricsRoutes';
import type { Client } from './http/pages/pages';
import { createRequestAllowance } from './http/limits/requestAllowance';
import { createFastPathListener, type ServedApp } from './http/cache/fastPath';
import { createLog } from './log';
import { checkWords, readRecitation, RecitationError } from './recitation/recitation';
import { showProgress } from './seed/progress';
import {
  budgetsOfWorkers,
  isFirstWorker,
  lastConnection,
  onLeave,
  reportReady,
  Workers,
} from './workers';
import { shortenChangeLog } from './write/changeLog';
import { completeImportedTexts } from './write/importedWords';
import { completeSenses } from './write/rootSenses';
import { completeTranscriptions } from './write/transcriptions';
import { completeVerseKeys } from './write/verseKeys';
import { WebhookSender } from './webhooks/sender';

/** The server can't start for a reason that the operator can fix; the message is one line. */
class StartError extends Error {}

/** Loads the client. The development server also listens to the HTTP server. */
type LoadClient = (server: Server) => Promise<Client>;

/** Runs the server in this process. */
async function start(config: Config, loadClient: LoadClient): Promise<void> {
  const log = createLog(config.logLevel);
  const closers: (() => unknown)[] = [];
  const metrics = hasMetrics(config) ? new Metrics() : undefined;
  let isStopping = false;
  let app: ServedApp = startingApp();
  let drain: () => void = () => undefined;
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  const stop = (reason: string, drainSeconds: number) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason, drainSeconds }, 'stopping: requests in flight are finished first');
    drain();
    const closing = sleep(drainSeconds * 1000)
      .then(close)
      .then(lastConnection);
    closing.then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of STOP_SIGNALS) {
    // No proxy sends requests to a server that was never ready.
    process.on(signal, () => stop(signal, app.fast ? drainSecondsOf(config) : 0));
  }
  onLeave((reason) => stop(reason, LEAVE_SECONDS));

  try {
    const recitation = config.recitation && (await readRecitation(config.recitation));
    const opening = openDatabase(config, closers, log);
    const { database, backups } = await reportSlow('Opening the database', opening);
    const budgets = budgetsOfWorkers();
    const allowance = createRequestAllowance({
      ...config,
      budgets,
      report: (sent) => app.fast?.report(sent),
    });
    const listener = allowance.allow(createFastPathListener(() => app));
    const http = new HttpServer(listener, config.trustProxy > 0 ? {} : undefined);
    drain = () => http.drain();
    const client = await loadClient(http.server);
    // After the last response.
    closers.push(async () => client.close?.());
    const open = async () => {
      const port = await listen(http, config.port, config.host);
      closers.push(() => http.close());
      return port;
    };
    const isAlone = backups !== undefined || (isFirstWorker() && (await isEmpty(database)));
    // Beside other servers or workers, it would answer 503 in their place until it is ready.
    let port = isAlone ? await open() : undefined;
    await reportSlow('Migrating the database', applyMigrations(database, console.log));
    const isImported = await fill(database, config);
    if (recitation && config.recitation?.timings && !(await isEmpty(database))) {
      const division = await readDivision(database.sql);
      checkWords(recitation, config.recitation.timings, (key) => division.countOf(key));
    }
    await reportSlow('Transcribing the words', completeTranscriptions(database));
    await reportSlow('Completing the search keys', completeVerseKeys(database));
    await reportSlow('Recording the imported text', completeImportedTexts(database));
    await reportSlow('Describing the roots', completeSenses(database));
    await reportSlow('Completing letters and surahs', completeLettersAndSurahs(database));
    await reportSlow('Analyzing the words', completeGrammar(database));
    await reportSlow('Explaining the words that tables leave out', completeLeftOut(database));
    await reportSlow('Adding translations', completeTranslations(database));
    await reportSlow('Shortening the log of changes', shortenChangeLog(database));
    await backups?.start();
    const responds = migrationCheck(database);
    const created = createApp({
      database,
      log,
      client,
      jwtSecret: config.jwtSecret ?? '',
      trustProxy: config.trustProxy,
      rateLimit: config.rateLimit,
      budgets,
      onResponse: allowance.countResponse,
      publicUrl: config.publicUrl,
      cacheBytes: config.cacheBytes,
      metrics,
      metricsToken: config.metricsPort === undefined ? config.metricsToken : undefined,
      recitation,
      isReady: async () => !isStopping && (await responds()),
    });
    // Part of the memory of an import into the embedded database has to be freed first.
    const isPreparedLater = isImported && backups !== undefined;
    if (!isPreparedLater) await reportSlow('Preparing the search', created.prepare());
    app = created;
    port ??= await open();
    const webhooks = new WebhookSender({
      ...{ database, log, publicUrl: config.publicUrl },
      isPrivateAllowed: config.webhookPrivateAddresses,
      onResult: (result) => metrics?.countWebhookAttempt(result),
    });
    closers.push(() => webhooks.close());
    webhooks.start();
    // If it fails, the first search tries again.
    const prepare = () => void created.prepare().catch(() => undefined);
    if (isPreparedLater) setTimeout(prepare, PREPARE_LATER_MS).unref();
    if (metrics && !cluster.isWorker) {
      closers.push(await serveMetrics(config, () => metrics.read()));
    }
    if (!reportReady(port)) printReady(port);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs the server in several processes, which share the port. */
async function startWorkers(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const closeMetrics = await serveMetrics(config, readMetricsOfWorkers());
  const workers = new Workers(config.workers, log);
  const stop = async (signal: NodeJS.Signals, code: number) => {
    await workers.stop(signal);
    await closeMetrics();
    process.exit(code);
  };
  for (const signal of STOP_SIGNALS) process.once(signal, () => void stop(signal, 0));
  const port = await workers.start();
  if (port === undefined) return stop('SIGTERM', 1);
  process.on('SIGHUP', () => void workers.restart());
  printReady(port);
}

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

function printReady(port: number): void {
  console.log(`Tibyan is ready: http://localhost:${port}  (GraphQL: /graphql)`);
}

const DRAIN_SECONDS = 5;
/** Time for clients to use a connection of this worker for the last time. */
const LEAVE_SECONDS = 1;

/** In a terminal, no proxy has to notice that the server stops. */
const drainSecondsOf = ({ drainSeconds }: Config) =>
  drainSeconds ?? (process.stdout.isTTY ? 0 : DRAIN_SECONDS);

/** Responds while the database is opened, migrated and filled. */
function startingApp(): ServedApp {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.all('*', (c) => c.json({ status: 'starting' }, 503, { 'Retry-After': '2' }));
  return { fetch: (request) => app.fetch(request) };
}

/** Connections to PostgreSQL of all workers together, besides the one that listens in each. */
const CONNECTIONS = 20;

async function openDatabase(
  config: Config,
  closers: (() => unknown)[],
  log: Logger,
): Promise<{ database: Database; backups?: Backups }> {
  if (config.databaseUrl) {
    const database = await openPostgres(config.databaseUrl, CONNECTIONS / config.workers);
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

/** After an import into the embedded database, whose memory is freed in this time. */
const PREPARE_LATER_MS = 1000;

/** @returns true if the Qur'an was imported */
async function fill(database: Database, config: Config): Promise<boolean> {
  let isImported = false;
  if (config.importOnStart) {
    const label = "Importing the Qur'an";
    isImported = await reportSlow(
      label,
      importQuran(database.prisma, {
        onProgress: showProgress(label),
        readContent: readSeedContent,
        report: console.log,
      }),
    );
    if (isImported) console.log('114 surahs, 6236 verses and 77429 words are in the database.');
  }
  const password = await createFirstAdmin(database);
  if (password) {
    console.log(`The admin is "admin" with the password ${password} (shown this once).`);
  }
  return isImported;
}

/** Prints the label of a step that takes longer than 2 seconds. */
async function reportSlow<Result>(label: string, step: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => console.log(`${label}…`), 2000);
  return step.finally(() => clearTimeout(timer));
}

const hasMetrics = ({ metricsPort, metricsToken }: Config) =>
  metricsPort !== undefined || metricsToken !== undefined;

/** Serves the metrics on a port of their own, if one is set; returns a function that stops it. */
async function serveMetrics(
  { metricsPort, metricsHost, metricsToken }: Config,
  read: ReadMetrics,
): Promise<() => Promise<void>> {
  if (metricsPort === undefined) return () => Promise.resolve();
  const listener = getRequestListener(metricsRoutes(read, metricsToken).fetch);
  const http = new HttpServer((request, response) => void listener(request, response));
  const port = await listen(http, metricsPort, metricsHost, 'METRICS_');
  console.log(`Metrics: http://${metricsHost}:${port}/metrics`);
  return () => http.close();
}

/** @param prefix of the names of the settings */
async function listen(
  http: HttpServer,
  port: number,
  host: string | undefined,
  prefix = '',
): Promise<number> {
  return http.listen(port, host).catch((error: unknown) => {
    const name = `${prefix}PORT`;
    const reasons: Record<string, string> = {
      EADDRINUSE: `${name} ${port} is in use by another program: stop it, or set ${name} to a free one.`,
      EACCES: `${name} ${port} needs more rights than this user has: set ${name} to 1024 or above.`,
      EADDRNOTAVAIL: `${prefix}HOST ${host} is not an address of this machine.`,
      ENOTFOUND: `${prefix}HOST ${host} is not an address of this machine.`,
    };
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new StartError(reason) : error;
  });
}

async function run(loadClient: LoadClient): Promise<void> {
  const config = readConfig(process.env);
  if (cluster.isPrimary && config.trustProxy > 0 && !config.publicUrl) {
    createLog(config.logLevel).warn(
      'PUBLIC_URL is not set: links and canonical addresses of pages follow the Host header of each request. Set it to the address that readers use.',
    );
  }
  if (cluster.isPrimary && config.workers > 1) return startWorkers(config);
  return start(config, loadClient);
}

/** Runs the server. Errors that the operator can fix are printed as one line. */
export function runServer(loadClient: LoadClient): void {
  run(loadClient).catch((error: unknown) => {
    const known = [ConfigError, DataDirectoryError, DatabaseError, RecitationError, StartError];
    const isKnown = known.some((kind) => error instanceof kind);
    console.error(isKnown ? (error as Error).message : error);
    process.exit(1);
  });
}
