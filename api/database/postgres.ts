/** Connections to a PostgreSQL server. */
import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { connect, DatabaseError, firstLine, type Database, type Query } from './database';

/**
 * Connects to a PostgreSQL server.
 * @throws {DatabaseError} if it does not respond
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    // For a server that disappeared without closing the connection.
    query_timeout: 30_000,
    max: 20,
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
  const listen = (announce: (revision: number) => void) => listenOnPostgres(url, announce);
  return connect({ adapter: new PrismaPg(pool), query, listen, end: () => pool.end() });
}

const RETRY_MS = 1000;

/**
 * Receives content revisions by NOTIFY. Without a connection, it tries to connect every second, and
 * reads the current revision once connected.
 */
function listenOnPostgres(url: string, announce: (revision: number) => void) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const retry = () => {
    client = undefined;
    if (!isEnded) timer = setTimeout(() => void open(), RETRY_MS).unref();
  };
  const open = async () => {
    const opened = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      opened.end().catch(() => undefined);
      retry();
    };
    opened.on('error', lose).on('end', lose);
    opened.on('notification', ({ payload }) => announce(Number(payload)));
    try {
      await opened.connect();
      client = opened;
      await opened.query('LISTEN content_revision');
      const { rows } = await opened.query<{ revision: number }>(
        'SELECT revision FROM "ContentRevision"',
      );
      announce(rows[0]?.revision ?? 0);
    } catch {
      lose();
    }
  };
  const opening = open();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await opening;
    await client?.end().catch(() => undefined);
  };
}
