import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { OutageError, outageOf } from './outage';
import { PrismaClient } from '../__generated__/prisma/client';

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
  /** Calls back with each new revision of the content, of other processes too, within 2 s. */
  onRevision(listener: (revision: number) => void): void;
  /** Calls back once before the database is closed, and waits for what it does there. */
  onClose(listener: () => Promise<void>): void;
  close(): Promise<void>;
}

/** Runs one prepared statement on the driver. */
export type Query = (text: string, values: SqlValue[]) => Promise<unknown[]>;

export interface Connection {
  adapter: SqlMigrationAwareDriverAdapterFactory;
  query: Query;
  /** Tells of revisions that other processes make; returns what ends it. */
  listen(announce: (revision: number) => void): () => Promise<void>;
  end(): Promise<void>;
}

/** What every part of the server works with, over either driver. */
export function connect({ adapter, query, listen, end }: Connection): Database {
  const prisma = new PrismaClient({ adapter });
  const revisionListeners: ((revision: number) => void)[] = [];
  const closeListeners: (() => Promise<void>)[] = [];
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

/** The text of a statement; its parameters are added to the list. */
function write({ parts, values }: Fragment, parameters: SqlValue[]): string {
  return parts.reduce((left, right, index) => {
    const value = values[index - 1] as SqlValue | Fragment;
    const middle =
      value instanceof Fragment ? write(value, parameters) : `$${parameters.push(value)}`;
    return left + middle + right;
  });
}

/** Of a driver's error, for a message of one line. */
export function firstLine(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message?.split('\n')[0] || code || JSON.stringify(error)).replace(/\.$/, '');
}
