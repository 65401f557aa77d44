import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { PrismaClient } from '../prisma/client/client';

const CONTROL_FILE_SIZE = 8192;

/** The database can't be opened; the message is one line that says what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** A value that both drivers take as a parameter. */
export type SqlValue = string | number | boolean | null | readonly string[] | readonly number[];

/** A part of a statement with its parameters; made by the tag `fragment`. */
export class Fragment {
  constructor(
    readonly parts: readonly string[],
    readonly values: readonly (SqlValue | Fragment)[],
  ) {}
}

/** Writes a part that several statements share: fragment`"deletedAt" IS NULL`. */
export const fragment = (parts: TemplateStringsArray, ...values: (SqlValue | Fragment)[]) =>
  new Fragment(parts, values);

/** Runs one read as a prepared statement: sql`SELECT … WHERE id = ${id} AND ${fragment}`. */
export type Sql = <Row>(
  parts: TemplateStringsArray,
  ...values: (SqlValue | Fragment)[]
) => Promise<Row[]>;

export interface Database {
  /** For writes and rare reads. */
  readonly prisma: PrismaClient;
  /** For what readers ask all the time: the driver alone, several times as fast as Prisma. */
  readonly sql: Sql;
  /** Hands the connection to the migration engine. */
  readonly adapter: SqlMigrationAwareDriverAdapterFactory;
  /** Tells everyone who waits in this process that the content has this revision. */
  announceRevision(revision: number): void;
  /** Calls back with each new revision of the content, of other processes too, within a second. */
  onRevision(listener: (revision: number) => void): void;
  /** Calls back with the text of every statement until the returned function is called. */
  watch(listener: (statement: string) => void): () => void;
  close(): Promise<void>;
}

type Query = (text: string, values: SqlValue[]) => Promise<unknown[]>;

/**
 * Opens the embedded database in a folder; the folder is made when it is missing.
 * @throws {DatabaseError} when the folder holds something that is not a sound database
 */
export async function openEmbedded(folder: string): Promise<Database> {
  let pglite: PGlite;
  let fatal: string | undefined;
  const onStderr = (line: string) => {
    fatal ??= /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1];
    return false;
  };
  try {
    const finish = prepareFolder(folder);
    pglite = await PGlite.create(folder, { onStderr });
    await finish();
  } catch (error) {
    throw new DatabaseError(
      `The embedded database can't be opened in ${folder}: ${fatal ?? firstLine(error)}. Nothing was deleted: move that folder aside and start again for a fresh one, or put a backup in its place.`,
    );
  }
  const query: Query = async (text, values) => (await pglite.query(text, values)).rows;
  // No other process can be on an embedded database.
  const listen = () => async () => undefined;
  return connect({ adapter: new PrismaPGlite(pglite), query, listen, end: () => pglite.close() });
}

/**
 * Makes the folder of the embedded database, or looks whether PGlite may open what is there: a
 * folder without PG_VERSION it takes for a new one and writes over it.
 * @returns what to await when the database is open
 * @throws {Error} saying what is wrong with the folder; nothing in it is changed
 */
function prepareFolder(folder: string): () => Promise<void> {
  const unfinished = join(folder, 'unfinished');
  if (existsSync(unfinished)) {
    // A process died while it made the database, before anything could be stored.
    rmSync(folder, { recursive: true });
  }
  if (!existsSync(folder) || readFolder(folder).length === 0) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(unfinished, '');
    return async () => {
      rmSync(unfinished);
      await collectGarbage();
    };
  }
  if (!readFolder(folder).includes('PG_VERSION')) throw new Error('it has no PG_VERSION');
  const control = statSync(join(folder, 'global', 'pg_control'), { throwIfNoEntry: false });
  if (control?.size !== CONTROL_FILE_SIZE) {
    throw new Error('its global/pg_control is missing or cut short');
  }
  return async () => undefined;
}

/** Making a database leaves 400 MB of dead memory, which V8 would keep while the import needs more. */
async function collectGarbage(): Promise<void> {
  await setImmediate();
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

function readFolder(folder: string): string[] {
  if (!statSync(folder).isDirectory()) throw new Error('it is a file');
  return readdirSync(folder);
}

/**
 * Connects to a PostgreSQL server.
 * @throws {DatabaseError} when it doesn't answer
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5000, max: 20 });
  // An idle connection that breaks is replaced at the next query.
  pool.on('error', () => undefined);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    const { host, pathname } = new URL(url);
    throw new DatabaseError(
      `DATABASE_URL: no PostgreSQL answers for ${host}${pathname} (${firstLine(error)}). Start it, or correct DATABASE_URL.`,
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

interface Connection {
  adapter: SqlMigrationAwareDriverAdapterFactory;
  query: Query;
  /** Tells of revisions that other processes make; returns what ends it. */
  listen(announce: (revision: number) => void): () => Promise<void>;
  end(): Promise<void>;
}

function connect({ adapter, query, listen, end }: Connection): Database {
  const prisma = new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
  const listeners = new Set<(statement: string) => void>();
  const report = (statement: string) => listeners.forEach((listener) => listener(statement));
  prisma.$on('query', (event) => report(event.query));
  const revisionListeners: ((revision: number) => void)[] = [];
  let latest = -1;
  let stopListening: (() => Promise<void>) | undefined;
  const announceRevision = (revision: number) => {
    if (revision <= latest) return;
    latest = revision;
    revisionListeners.forEach((listener) => listener(revision));
  };
  return {
    prisma,
    adapter,
    announceRevision,
    onRevision(listener) {
      revisionListeners.push(listener);
      stopListening ??= listen(announceRevision);
    },
    sql: async <Row>(parts: TemplateStringsArray, ...values: (SqlValue | Fragment)[]) => {
      const parameters: SqlValue[] = [];
      const text = write(new Fragment(parts, values), parameters);
      report(text);
      return (await query(text, parameters)) as Row[];
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await stopListening?.();
      await prisma.$disconnect();
      await end();
    },
  };
}

const POLL = 1000;

/**
 * Hears of revisions by NOTIFY. While there is no connection that listens, it tries for one every
 * second and reads the revision as soon as it has it.
 */
function listenOnPostgres(url: string, announce: (revision: number) => void) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const retry = () => {
    client = undefined;
    if (!isEnded) timer = setTimeout(() => void open(), POLL).unref();
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

/** The text of a statement; its parameters are added to the list. */
function write({ parts, values }: Fragment, parameters: SqlValue[]): string {
  return parts.reduce((left, right, index) => {
    const value = values[index - 1] as SqlValue | Fragment;
    const middle =
      value instanceof Fragment ? write(value, parameters) : `$${parameters.push(value)}`;
    return left + middle + right;
  });
}

function firstLine(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message?.split('\n')[0] || code || JSON.stringify(error)).replace(/\.$/, '');
}
