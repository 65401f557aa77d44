/** Searches that found nothing, counted for admins: what was typed, and not by whom. */
import type { Context } from '../context';
import type { Database } from '../database/database';
import { SEARCH_LIMITS } from '../../text/limits';

/** Milliseconds between two writes at least. */
const WRITE_INTERVAL_MS = 5000;
/** Texts that wait for a write at most; more are not counted. */
const MAX_PENDING_TEXTS = 1000;
const MAX_ROWS = 1000;
/** The last of all have a place however often they came: else a full table would take nothing new. */
const MAX_NEW_ROWS = 100;

/**
 * Counts a search that found nothing. It returns at once: texts wait in memory, are written together
 * every 5 seconds and before the database is closed, and are lost when that fails. No revision is
 * written and none raised, so that kept answers stay.
 * @param query as typed; white space and what can't be stored become one space
 */
export function countFailedSearch(
  { database, log }: Pick<Context, 'database' | 'log'>,
  query: string,
): void {
  const text = countedText(query);
  if (text) tallyOf(database).add(text, log);
}

/** Writes what waits, now; used before the database is closed. Never fails. */
export async function writeFailedSearches(database: Database): Promise<void> {
  await tallies.get(database)?.write();
}

/** On one line, without control characters and halves of characters; empty when nothing is left. */
export function countedText(query: string): string {
  const text = query.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return text
    .slice(0, SEARCH_LIMITS.queryCharacters)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

const tallies = new WeakMap<Database, Tally>();

function tallyOf(database: Database): Tally {
  const known = tallies.get(database);
  if (known) return known;
  const tally = new Tally(database);
  tallies.set(database, tally);
  database.onClose(() => writeFailedSearches(database));
  return tally;
}

class Tally {
  private waiting = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private writing = Promise.resolve();
  private log: Context['log'] | undefined;

  constructor(private readonly database: Database) {}

  add(text: string, log: Context['log']): void {
    const count = this.waiting.get(text) ?? 0;
    if (count === 0 && this.waiting.size >= MAX_PENDING_TEXTS) return;
    this.waiting.set(text, count + 1);
    this.log = log;
    this.timer ??= setTimeout(() => void this.write(), WRITE_INTERVAL_MS).unref();
  }

  write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.store());
    return this.writing;
  }

  private async store(): Promise<void> {
    const { waiting, log } = this;
    if (waiting.size === 0) return;
    this.waiting = new Map();
    // In one order, so that two processes that write the same rows don't each wait for the other.
    const texts = [...waiting.keys()].sort();
    const counts = texts.map((text) => waiting.get(text) ?? 0);
    try {
      await this.database.sql`
        INSERT INTO "FailedSearch" AS f (query, count)
        SELECT * FROM unnest(${texts}::text[], ${counts}::int[])
        ON CONFLICT (query) DO UPDATE SET count = f.count + excluded.count,
          "lastAt" = GREATEST(f."lastAt", excluded."lastAt")`;
      await this.forget();
    } catch (error) {
      log?.warn({ err: error }, 'failed searches could not be counted');
    }
  }

  /** Deletes what is too much: first what came once, then the rest, the oldest first. */
  private async forget(): Promise<void> {
    await this.database.sql`
      DELETE FROM "FailedSearch" WHERE id IN (
        SELECT f.id FROM "FailedSearch" f JOIN (
          SELECT id FROM (
            SELECT id, count, row_number() OVER (ORDER BY "lastAt" DESC, id DESC) AS place
            FROM "FailedSearch"
          ) placed
          ORDER BY place <= ${MAX_NEW_ROWS}::int DESC, count > 1 DESC, place OFFSET ${MAX_ROWS}::int
        ) last USING (id)
        -- What another process is writing stays for now.
        FOR UPDATE OF f SKIP LOCKED)`;
  }
}
