/**
 * Counts searches without results or with words that occur nowhere, and those that readers refined, for
 * admins: the queries, but not who searched.
 */
import type { Context } from '../context';
import type { Database } from '../database/database';
import { SEARCH_LIMITS } from '../../text/searchLimits';
import { isSameQuery } from '../../text/sameQuery';

const WRITE_INTERVAL_MS = 5000;
/** Further texts are not counted until the next write. */
const MAX_PENDING_TEXTS = 1000;
const MAX_ROWS = 1000;
/** The latest rows stay even if they are rare; else a full table would reject all new ones. */
const MAX_NEW_ROWS = 100;
/** Failed and refined searches after which a text is no longer rare. */
const MIN_FREQUENT_COUNT = 5;

type Recorder = Pick<Context, 'database' | 'log'>;

/**
 * Counts a search without results. Returns immediately: texts are collected in memory and written every
 * 5 seconds and before the database is closed; if that fails, they are lost. The content revision is
 * not incremented, so that cached responses remain valid.
 * @param query as typed; white space and unstorable characters become one space
 */
export function countFailedSearch({ database, log }: Recorder, query: string): void {
  const text = countedText(query);
  if (text) tallyOf(database).add(text, { failed: 1, refined: 0 }, log);
}

/**
 * Counts that a reader searched for something else soon after a query, in the same way.
 * @returns false if a text is empty, or if search does not distinguish them; then nothing is counted
 */
export function countRefinedSearch(
  { database, log }: Recorder,
  query: string,
  refinedTo: string,
): boolean {
  const [text, other] = [countedText(query), countedText(refinedTo)];
  if (!text || !other || isSameQuery(text, other)) return false;
  tallyOf(database).add(text, { failed: 0, refined: 1, refinedTo: other }, log);
  return true;
}

/** Writes pending counts immediately, before the database is closed. Never fails. */
export async function writeFailedSearches(database: Database): Promise<void> {
  await tallies.get(database)?.write();
}

/** The query on one line, without control characters and lone surrogates; may be empty. */
export function countedText(query: string): string {
  const text = query.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return text
    .slice(0, SEARCH_LIMITS.queryCharacters)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

interface Counts {
  failed: number;
  refined: number;
  /** What it was last refined to. */
  refinedTo?: string;
}

const tallies = new WeakMap<Database, Tally>();

function tallyOf(database: Database): Tally {
  const existing = tallies.get(database);
  if (existing) return existing;
  const tally = new Tally(database);
  tallies.set(database, tally);
  database.onClose(() => writeFailedSearches(database));
  return tally;
}

class Tally {
  private pending = new Map<string, Counts>();
  private timer: NodeJS.Timeout | undefined;
  private writing = Promise.resolve();
  private log: Context['log'] | undefined;

  constructor(private readonly database: Database) {}

  add(text: string, { failed, refined, refinedTo }: Counts, log: Context['log']): void {
    const counts = this.pending.get(text) ?? { failed: 0, refined: 0 };
    if (!this.pending.has(text) && this.pending.size >= MAX_PENDING_TEXTS) return;
    counts.failed += failed;
    counts.refined += refined;
    if (refinedTo !== undefined) counts.refinedTo = refinedTo;
    this.pending.set(text, counts);
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
    const { pending, log } = this;
    if (pending.size === 0) return;
    this.pending = new Map();
    // Sorted, so that two processes that write the same rows don't deadlock.
    const texts = [...pending.keys()].sort();
    const counts = texts.map((text) => pending.get(text));
    const failed = counts.map((each) => each?.failed ?? 0);
    const refined = counts.map((each) => each?.refined ?? 0);
    const refinedTo = counts.map((each) => each?.refinedTo ?? '');
    try {
      await this.database.sql`
        INSERT INTO "FailedSearch" AS f (query, count, "refinedCount", "lastRefinedTo")
        SELECT text, failed, refined, NULLIF("refinedTo", '')
        FROM unnest(${texts}::text[], ${failed}::int[], ${refined}::int[], ${refinedTo}::text[])
          AS counted (text, failed, refined, "refinedTo")
        ON CONFLICT (query) DO UPDATE SET count = f.count + excluded.count,
          "refinedCount" = f."refinedCount" + excluded."refinedCount",
          "lastRefinedTo" = COALESCE(excluded."lastRefinedTo", f."lastRefinedTo"),
          "lastAt" = GREATEST(f."lastAt", excluded."lastAt")`;
      await this.deleteExcess();
    } catch (error) {
      log?.warn({ err: error }, 'failed searches could not be counted');
    }
  }

  /**
   * Deletes excess rows: rare ones first, and of these the newest. A flood of new texts replaces its
   * own rows, and not those that wait for an admin.
   */
  private async deleteExcess(): Promise<void> {
    await this.database.sql`
      DELETE FROM "FailedSearch" WHERE id IN (
        SELECT f.id FROM "FailedSearch" f JOIN (
          SELECT id FROM (
            SELECT id, count + "refinedCount" AS times,
              row_number() OVER (ORDER BY "lastAt" DESC, id DESC) AS place
            FROM "FailedSearch"
          ) placed
          ORDER BY place <= ${MAX_NEW_ROWS}::int DESC, times >= ${MIN_FREQUENT_COUNT}::int DESC, place DESC
          OFFSET ${MAX_ROWS}::int
        ) last USING (id)
        -- Skips rows that another process is writing.
        FOR UPDATE OF f SKIP LOCKED)`;
  }
}
