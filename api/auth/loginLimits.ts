/**
 * Limits wrong passwords to 5 for a name from one address, and to 20 from one address, within 15 minutes. They are
 * counted in the database, so that all servers count together; the names and addresses are hashed with a secret.
 */
import { createHmac } from 'node:crypto';
import type { Context } from '../context';
import { fragment, type Sql } from '../database/database';
import { tooManyLogins } from '../errors';

const WINDOW_SECONDS = 15 * 60;
const MAX_FAILURES_OF_NAME = 5;
const MAX_FAILURES_OF_ADDRESS = 20;

/**
 * A clock that was set back ends a window too, so that nobody waits much longer than one. A statement that began before
 * another one may see a time that is later than its own.
 */
const isRecent = fragment`f."firstAt" BETWEEN now() - ${WINDOW_SECONDS} * interval '1 second'
  AND now() + interval '1 minute'`;

interface Keys {
  ofAddress: string;
  ofName: string;
}

/**
 * Checks a password that the caller gives for a name.
 * @param check returns undefined if the password is wrong
 * @throws {GraphQLError} with status 429 if too many were wrong; then nothing is checked
 */
export async function withLoginLimit<Result>(
  { database: { sql }, caller: { address }, jwtSecret, usage, log }: Context,
  name: string,
  check: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const keys = {
    ofAddress: hashOf(address, jwtSecret),
    ofName: hashOf(`${address}\n${name.toLowerCase()}`, jwtSecret),
  };
  // Counted before the result is known, so that concurrent attempts can't pass the limit.
  const isAllowed = (await secondsToWait(sql, keys)) === 0 && (await count(sql, keys));
  if (!isAllowed) {
    usage.refusedBy = 'logins';
    log.warn({ username: name, address }, 'login refused after too many failures');
    throw tooManyLogins((await secondsToWait(sql, keys)) || 1);
  }
  const result = await check();
  if (result === undefined) log.warn({ username: name, address }, 'login failed');
  else await forget(sql, keys);
  return result;
}

/** Seconds until the next attempt is allowed; 0 if it is allowed now. */
async function secondsToWait(sql: Sql, { ofAddress, ofName }: Keys): Promise<number> {
  const [row] = await sql<{ seconds: number }>`
    SELECT COALESCE(max(ceil(extract(epoch FROM
      f."firstAt" + ${WINDOW_SECONDS} * interval '1 second' - now()))), 0)::int AS seconds
    FROM "FailedLogin" f
    WHERE ${isRecent} AND (f.key = ${ofAddress} AND f.count >= ${MAX_FAILURES_OF_ADDRESS}
      OR f.key = ${ofName} AND f.count >= ${MAX_FAILURES_OF_NAME})`;
  return row?.seconds ?? 0;
}

/** Counts an attempt. @returns false if others were counted since the limits were checked, and it exceeds one */
async function count(sql: Sql, { ofAddress, ofName }: Keys): Promise<boolean> {
  await sql`
    DELETE FROM "FailedLogin" WHERE "firstAt" < now() - ${WINDOW_SECONDS} * interval '1 second'`;
  const counted = async (key: string) => {
    const [row] = await sql<{ count: number }>`
      INSERT INTO "FailedLogin" AS f (key, count, "firstAt") VALUES (${key}, 1, now())
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN ${isRecent} THEN f.count + 1 ELSE 1 END,
        "firstAt" = CASE WHEN ${isRecent} THEN f."firstAt" ELSE now() END
      RETURNING count`;
    return row?.count ?? 0;
  };
  if ((await counted(ofAddress)) > MAX_FAILURES_OF_ADDRESS) return false;
  if ((await counted(ofName)) <= MAX_FAILURES_OF_NAME) return true;
  await takeBack(sql, ofAddress);
  return false;
}

/** After the right password, resets the name and takes this attempt back from the address. */
async function forget(sql: Sql, { ofAddress, ofName }: Keys): Promise<void> {
  await takeBack(sql, ofAddress);
  await sql`DELETE FROM "FailedLogin" WHERE key = ${ofName}`;
}

const takeBack = (sql: Sql, key: string) =>
  sql`UPDATE "FailedLogin" SET count = count - 1 WHERE key = ${key} AND count > 0`;

/** Nobody who reads the database can try all addresses. */
const hashOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex');
