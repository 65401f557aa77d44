/** The statements sent to a test database, by the driver directly and by Prisma. */
import type { SqlDriverAdapter, SqlQueryable } from '@prisma/driver-adapter-utils';
import { Fragment, statementOf, type Database, type Sql } from '../../api/database/database';
import { recordStatement } from './recordedStatements';

type Listener = (statement: string) => void;

const listenersOf = new WeakMap<Database, Set<Listener>>();

/** Makes the statements of a database watchable; to be called before any is sent. */
export function watchable(database: Database): Database {
  const listeners = new Set<Listener>();
  const report: Listener = (statement) => {
    recordStatement(statement);
    listeners.forEach((listener) => listener(statement));
  };
  const { sql, adapter } = database;
  const connect = adapter.connect.bind(adapter);
  adapter.connect = async () => reportingAdapter(await connect(), report);
  const reportingSql: Sql = (parts, ...values) => {
    report(statementOf(new Fragment(parts, values), []));
    return sql(parts, ...values);
  };
  const watched = { ...database, sql: reportingSql };
  listenersOf.set(watched, listeners);
  return watched;
}

/** Calls back with the text of every statement until the returned function is called. */
export function watchStatements(database: Database, listener: Listener): () => void {
  const listeners = listenersOf.get(database);
  if (!listeners) throw new Error('The statements of this database cannot be watched.');
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The statements that `run` sends to the database. */
export async function statementsOf(database: Database, run: () => Promise<unknown>) {
  const statements: string[] = [];
  const stop = watchStatements(database, (statement) => statements.push(statement));
  try {
    await run();
  } finally {
    stop();
  }
  return statements;
}

function reportingAdapter(adapter: SqlDriverAdapter, report: Listener): SqlDriverAdapter {
  const startTransaction = adapter.startTransaction.bind(adapter);
  adapter.startTransaction = async (isolation) =>
    reporting(await startTransaction(isolation), report);
  return reporting(adapter, report);
}

function reporting<Queryable extends SqlQueryable>(to: Queryable, report: Listener): Queryable {
  const queryRaw = to.queryRaw.bind(to);
  const executeRaw = to.executeRaw.bind(to);
  to.queryRaw = (query) => {
    report(query.sql);
    return queryRaw(query);
  };
  to.executeRaw = (query) => {
    report(query.sql);
    return executeRaw(query);
  };
  return to;
}
