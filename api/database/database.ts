import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { OutageError, outageOf } from './outage';
import { EVERYTHING, type Tag } from './tags';
import { PrismaClient } from '../__generated__/prisma/client';

/** The database can't be opened; the message says in one line what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** A parameter value that both drivers accept. */
type SqlValue = string | number | boolean | null | readonly string[] | readonly number[];

/** A part of a statement with its parameters, created by the tag `fragment`. */
export class Fragment {
  constructor(
    readonly parts: readonly string[],
    readonly values: readonly (SqlValue | Fragment)[],
  ) {}
}

/** Creates a part that several statements share: fragment`"deletedAt" IS NULL`. */
export const fragment = (parts: TemplateStringsArray, ...values: (SqlValue | Fragment)[]) =>
  new Fragment(parts, values);

/** Executes a prepared statement: sql`SELECT … WHERE id = ${id} AND ${fragment}`. */
export type Sql = <Row>(
  parts: TemplateStringsArray,
  ...values: (SqlValue | Fragment)[]
) => Promise<Row[]>;

export interface Database {
  /** For writes and rare reads. */
  readonly prisma: PrismaClient;
  /** For frequent reads: uses the driver directly; Prisma takes 1.5 to 2.6 times as long. */
  readonly sql: Sql;
  /** The connections of `prisma`. */
  readonly adapter: SqlMigrationAwareDriverAdapterFactory;
  /** Opens a connection for migrations, which the caller closes. */
  openForMigrations(): Promise<MigrationConnection>;
  /** The open connections, and the queries that wait for one; undefined for the embedded database. */
  connections?(): Connections;
  /**
   * Calls the listeners in this process with a new content revision.
   * @param affected tags of the changed content, all changes since the revision before included
   */
  announceRevision(revision: number, affected: readonly Tag[]): void;
  /** Registers a listener for new content revisions, including those of other processes within 2 s. */
  onRevision(listener: RevisionListener): void;
  /** Registers a listener that is awaited before the database is closed. */
  onClose(listener: () => Promise<void>): void;
  close(): Promise<void>;
}

interface Connections {
  total: number;
  idle: number;
  waiting: number;
}

/** `affected` names everything if an earlier revision was missed. */
export type RevisionListener = (revision: number, affected: readonly Tag[]) => void;

/** A connection of its own, so that its locks end with it. */
export interface MigrationConnection {
  readonly adapter: SqlMigrationAwareDriverAdapterFactory;
  /** Reserves the database for migrations until the connection is closed; false if it is reserved. */
  tryLock(): Promise<boolean>;
  close(): Promise<void>;
}

/** Executes a prepared statement on the driver. */
export type Query = (text: string, values: SqlValue[]) => Promise<unknown[]>;

export interface DriverConnection {
  adapter: SqlMigrationAwareDriverAdapterFactory;
  query: Query;
  openForMigrations(): Promise<MigrationConnection>;
  connections?(): Connections;
  /**
   * Reports content revisions of other processes; returns a function that stops it.
   * @param resume is called with the current revision, which is lower after a restore, whenever
   * revisions may have been missed
   */
  listen(announce: RevisionListener, resume: (revision: number) => void): () => Promise<void>;
  end(): Promise<void>;
}

/** Creates the `Database` for a connection of either driver. */
export function connect(connection: DriverConnection): Database {
  const { adapter, query, openForMigrations, connections, listen, end } = connection;
  const prisma = new PrismaClient({ adapter });
  const revisionListeners: RevisionListener[] = [];
  const closeListeners: (() => Promise<void>)[] = [];
  let latest = -1;
  let stopListening: (() => Promise<void>) | undefined;
  const notifyListeners: RevisionListener = (revision, affected) => {
    latest = revision;
    revisionListeners.forEach((listener) => listener(revision, affected));
  };
  const announceRevision: RevisionListener = (revision, affected) => {
    if (revision > latest)
      notifyListeners(revision, revision === latest + 1 ? affected : [EVERYTHING]);
  };
  const resume = (revision: number) => {
    if (revision !== latest) notifyListeners(revision, [EVERYTHING]);
  };
  return {
    prisma,
    adapter,
    openForMigrations,
    ...(connections && { connections }),
    announceRevision,
    onRevision(listener) {
      revisionListeners.push(listener);
      stopListening ??= listen(announceRevision, resume);
    },
    sql: async <Row>(parts: TemplateStringsArray, ...values: (SqlValue | Fragment)[]) => {
      const parameters: SqlValue[] = [];
      const text = statementOf(new Fragment(parts, values), parameters);
      return (await query(text, parameters).catch(rethrow)) as Row[];
    },
    onClose(listener) {
      closeListeners.push(listener);
    },
    async close() {
      await Promise.all(closeListeners.splice(0).map((listener) => listener()));
      await stopListening?.();
      await prisma.$disconnect();
      await end();
    },
  };
}

function rethrow(error: unknown): never {
  const outage = outageOf(error);
  throw outage ? new OutageError(outage, error) : error;
}

/** The SQL text of a fragment. Appends its values to `parameters`. */
export function statementOf({ parts, values }: Fragment, parameters: SqlValue[]): string {
  return parts.reduce((left, right, index) => {
    const value = values[index - 1] as SqlValue | Fragment;
    const middle =
      value instanceof Fragment ? statementOf(value, parameters) : `$${parameters.push(value)}`;
    return left + middle + right;
  });
}

/** The first line of the message of a driver's error. */
export function firstLine(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message?.split('\n')[0] || code || JSON.stringify(error)).replace(/\.$/, '');
}
