/**
 * The deliveries in the database. Each step is one statement, which only one process can take, so that a delivery is
 * made once, and attempted again after a process was killed.
 */
import { PUBLIC_KINDS, type PublicKind } from '../database/contentKinds';
import type { Database } from '../database/database';
import { changeMessage, newMessageId } from './message';
import type { Message, Outcome } from './post';

/** Seconds after which another process takes over an attempt; more than its time limit. */
const LEASE_SECONDS = 60;
const FIRST_DELAY_SECONDS = 10;
const DELAY_FACTOR = 4;
const MAX_DELAY_SECONDS = 12 * 3600;
/** With these delays, the last one follows 27 hours after the first, unless the receiver asks for longer ones. */
export const MAX_ATTEMPTS = 9;
/** Of a delay, so that the receivers of a server that was down are not all tried at once. */
const JITTER = 0.1;
const MAX_RETRY_AFTER_SECONDS = 24 * 3600;
const GONE = 410;

/** What is kept of the log of a webhook. */
const KEPT_DAYS = 30;
const KEPT_DELIVERIES = 200;

/** Content that a webhook was not notified of. */
interface Behind {
  id: number;
  kinds: PublicKind[];
  since: number;
  contentRevision: number;
  changedAt: Date;
  /** False if the log of changes does not reach back. */
  isLogged: boolean;
}

/**
 * Makes the next delivery of each active webhook that has none in progress and wants what has changed since.
 * @param minAgeSeconds of the latest change
 * @param origin of links, without a trailing slash; may be empty
 */
export async function makeDeliveries(
  database: Database,
  { minAgeSeconds, origin }: { minAgeSeconds: number; origin: string },
): Promise<void> {
  const behind = await database.sql<Behind>`
    SELECT w.id, w.kinds, w.revision AS since, c.revision AS "contentRevision", c."changedAt",
      c."loggedSince" <= w.revision AS "isLogged"
    FROM "Webhook" w JOIN "ContentRevision" c ON w.revision < c.revision
    WHERE w."turnedOffAt" IS NULL AND c."changedAt" <= now() - ${minAgeSeconds} * interval '1 second'
      AND NOT EXISTS (
        SELECT FROM "WebhookDelivery" d WHERE d."webhookId" = w.id AND d."nextAttemptAt" IS NOT NULL
      )
    ORDER BY w.id`;
  for (const webhook of behind) await makeDelivery(database, webhook, origin);
}

async function makeDelivery(database: Database, webhook: Behind, origin: string): Promise<void> {
  const { id, kinds: wanted, since, contentRevision } = webhook;
  const kinds = webhook.isLogged ? await changedKinds(database, webhook) : null;
  const isWanted = wanted.length === 0 || !kinds || wanted.some((kind) => kinds[kind]);
  const body = isWanted ? changeMessage({ ...webhook, kinds }, origin) : null;
  await database.sql`
    WITH notified AS (
      UPDATE "Webhook" SET revision = ${contentRevision}
      WHERE id = ${id} AND revision = ${since} AND "turnedOffAt" IS NULL RETURNING id
    )
    INSERT INTO "WebhookDelivery" (id, "webhookId", since, body, "nextAttemptAt")
    SELECT ${newMessageId()}, id, ${since}::int, ${body}::text, now() FROM notified
    WHERE ${body}::text IS NOT NULL`;
}

async function changedKinds({ sql }: Database, { since, contentRevision }: Behind) {
  const rows = await sql<{ kind: PublicKind; count: number }>`
    SELECT kind::text AS kind, count(DISTINCT "rowId")::int AS count FROM "ContentChange"
    WHERE revision > ${since} AND revision <= ${contentRevision} AND kind::text = ANY(${[...PUBLIC_KINDS]})
    GROUP BY kind ORDER BY kind`;
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

/** An attempt that this process makes. */
export interface Attempt extends Message {
  webhookId: number;
  /** Number of this attempt, from 1. */
  attempts: number;
  /** Null for a test. */
  since: number | null;
}

/** Takes attempts that are due. */
export function takeAttempts({ sql }: Database, count: number): Promise<Attempt[]> {
  return sql<Attempt>`
    UPDATE "WebhookDelivery" d
    SET attempts = d.attempts + 1, "lastAttemptAt" = now(),
      "nextAttemptAt" = now() + ${LEASE_SECONDS} * interval '1 second'
    FROM (
      SELECT d.id, w.url, w.secret FROM "WebhookDelivery" d JOIN "Webhook" w ON w.id = d."webhookId"
      WHERE d."nextAttemptAt" <= now() AND w."turnedOffAt" IS NULL
      ORDER BY d."nextAttemptAt" LIMIT ${count} FOR UPDATE OF d SKIP LOCKED
    ) due
    WHERE d.id = due.id
    RETURNING d.id, d."webhookId", d.attempts, d.since, d.body, due.url, due.secret`;
}

/** What became of an attempt. */
export type Result = 'delivered' | 'failed' | 'turnedOff';

/**
 * Records an attempt. The last one turns the webhook off; once it is on again, the next delivery has the changes of the
 * one that failed.
 * @returns undefined if another process has made a later attempt
 */
export async function recordOutcome(
  database: Database,
  attempt: Attempt,
  outcome: Outcome,
): Promise<Result | undefined> {
  const { id, attempts, since, webhookId } = attempt;
  const { status = null, error = null } = outcome;
  const isLast = attempts >= MAX_ATTEMPTS || status === GONE || since === null;
  const delaySeconds = error === null || isLast ? null : delayAfter(attempts, outcome);
  // A test says itself what is wrong.
  const isTurnedOff = error !== null && isLast && since !== null;
  const count = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  const reason = isTurnedOff ? `${count} failed, the last one so: ${error}` : null;
  const recorded = await database.sql`
    WITH recorded AS (
      UPDATE "WebhookDelivery" SET status = ${status}::int, error = ${error}::text,
        "nextAttemptAt" = now() + ${delaySeconds}::int * interval '1 second',
        "deliveredAt" = CASE WHEN ${error}::text IS NULL THEN now() END
      WHERE id = ${id} AND attempts = ${attempts}
      RETURNING "webhookId", since
    ), "turnedOff" AS (
      UPDATE "Webhook" w
      SET "turnedOffAt" = now(), "turnedOffReason" = ${reason}::text, revision = r.since
      FROM recorded r
      WHERE w.id = r."webhookId" AND w."turnedOffAt" IS NULL AND ${reason}::text IS NOT NULL
    )
    SELECT FROM recorded`;
  await forgetOld(database, webhookId);
  if (recorded.length === 0) return undefined;
  if (error === null) return 'delivered';
  return isTurnedOff ? 'turnedOff' : 'failed';
}

/** Seconds until the next attempt. */
function delayAfter(attempts: number, { retryAfter = 0 }: Outcome): number {
  const delay = Math.min(FIRST_DELAY_SECONDS * DELAY_FACTOR ** (attempts - 1), MAX_DELAY_SECONDS);
  const spread = delay * (1 + JITTER * (2 * Math.random() - 1));
  return Math.round(Math.max(spread, Math.min(retryAfter, MAX_RETRY_AFTER_SECONDS)));
}

async function forgetOld({ sql }: Database, webhookId: number): Promise<void> {
  await sql`
    DELETE FROM "WebhookDelivery"
    WHERE "webhookId" = ${webhookId} AND "nextAttemptAt" IS NULL AND (
      "createdAt" < now() - ${KEPT_DAYS} * interval '1 day' OR "createdAt" < (
        SELECT "createdAt" FROM "WebhookDelivery" WHERE "webhookId" = ${webhookId}
        ORDER BY "createdAt" DESC OFFSET ${KEPT_DELIVERIES - 1} LIMIT 1
      )
    )`;
}
