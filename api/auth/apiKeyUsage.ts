/** Counts what is requested with each API key on each day. */
import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { dayOf } from './apiKeys';

const WRITE_INTERVAL_MS = 5000;
export const DAYS_KEPT = 400;

export interface DayOfUsage {
  /** In UTC, such as "2026-11-28". */
  day: string;
  requests: number;
  /** Cost units; cached responses cost none. */
  units: number;
}

interface Counts {
  id: number;
  day: string;
  requests: number;
  units: number;
  lastAt: string;
}

/**
 * Collects counts in memory and writes them every 5 seconds and before the database is closed; what could not be
 * written is written with the next counts. There are as many counts as keys that are in use.
 */
export class ApiKeyUsageCounter {
  private pending = new Map<string, Counts>();
  private timer: NodeJS.Timeout | undefined;
  private writing = Promise.resolve();
  /** The day on which old counts were deleted last. */
  private cleanedOn = '';

  constructor(
    private readonly database: Database,
    private readonly log: Pick<Logger, 'warn'>,
  ) {
    database.onClose(() => this.write());
  }

  /** Counts a request with a valid key. */
  add(id: number, units: number): void {
    const now = new Date();
    this.merge({ id, day: dayOf(now), requests: 1, units, lastAt: now.toISOString() });
    this.timer ??= setTimeout(() => void this.write(), WRITE_INTERVAL_MS).unref();
  }

  private merge(added: Counts): void {
    const name = `${added.id} ${added.day}`;
    const counts = this.pending.get(name);
    if (!counts) {
      this.pending.set(name, added);
      return;
    }
    counts.requests += added.requests;
    counts.units += added.units;
    if (added.lastAt > counts.lastAt) counts.lastAt = added.lastAt;
  }

  /** Writes the counts now. Never fails. */
  write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.store());
    return this.writing;
  }

  private async store(): Promise<void> {
    if (this.pending.size === 0) return;
    // In one order, so that two processes that write the same rows don't deadlock.
    const counts = [...this.pending.values()].sort((one, other) => one.id - other.id);
    this.pending = new Map();
    try {
      await this.addToRows(counts);
    } catch (error) {
      counts.forEach((each) => this.merge(each));
      this.log.warn({ err: error }, 'the use of API keys could not be counted');
      return;
    }
    await this.deleteOld().catch(() => undefined);
  }

  /** In one statement, so that counts are never added twice. */
  private async addToRows(counts: Counts[]): Promise<void> {
    const ids = counts.map(({ id }) => id);
    const days = counts.map(({ day }) => day);
    const requests = counts.map((each) => each.requests);
    const units = counts.map((each) => each.units);
    const times = counts.map(({ lastAt }) => lastAt);
    await this.database.sql`
      WITH counted AS (
        SELECT k.id, c.day::date AS day, c.requests, c.units, c."lastAt"::timestamptz AS "lastAt"
        FROM unnest(${ids}::int[], ${days}::text[], ${requests}::int[], ${units}::int[], ${times}::text[])
          AS c (id, day, requests, units, "lastAt")
        -- A backup that was restored may lack a key.
        JOIN "ApiKey" k ON k.id = c.id
      ), used AS (
        UPDATE "ApiKey" k SET "lastUsedAt" = GREATEST(k."lastUsedAt", last.at)
        FROM (SELECT id, max("lastAt") AS at FROM counted GROUP BY id) last WHERE k.id = last.id
      )
      INSERT INTO "ApiKeyUsage" AS u ("keyId", day, requests, units)
      SELECT id, day, requests, units FROM counted ORDER BY id, day
      ON CONFLICT ("keyId", day) DO UPDATE SET
        requests = u.requests + excluded.requests, units = u.units + excluded.units`;
  }

  private async deleteOld(): Promise<void> {
    const today = dayOf(new Date());
    if (this.cleanedOn === today) return;
    await this.database.sql`
      DELETE FROM "ApiKeyUsage" WHERE day < ${today}::date - ${DAYS_KEPT}::int`;
    this.cleanedOn = today;
  }
}

/**
 * The days on which a key was used, latest first.
 * @returns undefined if there is no such key
 */
export async function readApiKeyUsage(
  { prisma }: Database,
  keyId: number,
  days: number,
): Promise<DayOfUsage[] | undefined> {
  if (!(await prisma.apiKey.findUnique({ where: { id: keyId } }))) return undefined;
  const rows = await prisma.apiKeyUsage.findMany({
    where: { keyId },
    orderBy: { day: 'desc' },
    take: days,
  });
  return rows.map(({ day, requests, units }) => ({
    day: dayOf(day),
    requests: Number(requests),
    units: Number(units),
  }));
}
