/** Connections to a PostgreSQL server. */
import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { CHANNELS } from './contentRevision';
import {
  connect,
  DatabaseError,
  firstLine,
  type Database,
  type DriverConnection,
  type MigrationConnection,
  type Query,
  type RevisionListener,
} from './database';
import { EVERYTHING } from './tags';

const CONNECTION_TIMEOUT_MS = 5000;

const MAX_CONNECTIONS = 20;
/** A save holds one while it reads on another. */
const MIN_CONNECTIONS = 5;

/**
 * Connects to a PostgreSQL server.
 * @param connections the most that are open at once, at least 5
 * @throws {DatabaseError} if it does not respond
 */
export async function openPostgres(url: string, connections = MAX_CONNECTIONS): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    // For a server that disappeared without closing the connection.
    query_timeout: 30_000,
    keepAlive: true,
    max: Math.max(MIN_CONNECTIONS, Math.floor(connections)),
  });
  // An idle connection that breaks is replaced at the next query.
  pool.on('error', () => undefined);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    const { host, pathname } = new URL(url);
    throw new DatabaseError(
      `DATABASE_URL: PostgreSQL does not respond at ${host}${pathname} (${firstLine(error)}). Start it, or correct DATABASE_URL.`,
    );
  }
  const names = new Map<string, string>();
  const query: Query = async (text, values) => {
    let name = names.get(text);
    if (!name) {
      name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
      names.set(text, name);
    }
    return (await pool.query({ name, text, values })).rows as unknown[];
  };
  const listen: DriverConnection['listen'] = (announce, resume) =>
    listenOnPostgres(url, announce, resume);
  return connect({
    adapter: new PrismaPg(pool),
    query,
    openForMigrations: () => openForMigrations(url),
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen,
    end: () => pool.end(),
  });
}

/** The key of the advisory lock of Prisma's schema engine, so that `prisma migrate` waits too. */
const MIGRATION_LOCK = 72_707_369;

/** A migration may rewrite a large table, so its statements have no time limit. */
async function openForMigrations(url: string): Promise<MigrationConnection> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    // The engine has to use the connection that holds the lock.
    max: 1,
    idleTimeoutMillis: 0,
  });
  pool.on('error', () => undefined);
  return {
    adapter: withWholeScripts(new PrismaPg(pool)),
    tryLock: async () => {
      const { rows } = await pool.query<{ isLocked: boolean }>(
        'SELECT pg_try_advisory_lock($1) AS "isLocked"',
        [MIGRATION_LOCK],
      );
      return rows[0]?.isLocked === true;
    },
    close: () => pool.end(),
  };
}

/**
 * Sends each script at once, so that PostgreSQL executes it in one transaction: the adapter itself splits it at every
 * semicolon, also at those in the body of a function.
 */
function withWholeScripts(factory: PrismaPg): PrismaPg {
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const connection = await connect();
    connection.executeScript = async (sql) => {
      await connection.executeRaw({ sql, args: [], argTypes: [] });
    };
    return connection;
  };
  return factory;
}

/** After an outage, other servers may already save, and proxies keep for a second what this one still sends. */
const RETRY_MS = 200;
/** Together less than 2 s, in which a peer that disappeared without closing the connection is noticed. */
const PING_INTERVAL_MS = 900;
const PING_TIMEOUT_MS = 800;

/**
 * Receives content revisions by NOTIFY. Without a connection, it tries to connect five times a second,
 * and reads the current revision once connected.
 */
function listenOnPostgres(
  url: string,
  announce: RevisionListener,
  resume: (revision: number) => void,
) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const open = async () => {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      query_timeout: PING_TIMEOUT_MS,
      keepAlive: true,
    });
    const state = { isLost: false };
    let pings: NodeJS.Timeout | undefined;
    const lose = () => {
      if (state.isLost) return;
      state.isLost = true;
      clearInterval(pings);
      opened.end().catch(() => undefined);
      // A connection that was lost is replaced at once, one that failed is tried again later.
      const delay = client === opened ? 0 : RETRY_MS;
      client = undefined;
      if (!isEnded) timer = setTimeout(reopen, delay).unref();
    };
    opened.on('error', lose).on('end', lose);
    opened.on('notification', ({ payload = '' }) => {
      const [revision, ...affected] = payload.split(' ');
      announce(Number(revision), affected.length > 0 ? affected : [EVERYTHING]);
    });
    try {
      await opened.connect();
      await opened.query(CHANNELS.map((channel) => `LISTEN ${channel}`).join('; '));
      client = opened;
      const { rows } = await opened.query<{ revision: number }>(
        'SELECT revision FROM "ContentRevision"',
      );
      resume(rows[0]?.revision ?? 0);
      if (state.isLost) return;
      pings = setInterval(
        () => void opened.query('SELECT 1').catch(lose),
        PING_INTERVAL_MS,
      ).unref();
    } catch {
      lose();
    }
  };
  let opening = open();
  const reopen = () => {
    opening = open();
  };
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await opening;
    await client?.end().catch(() => undefined);
  };
}
