/** The commands of `npm run admin -- key`: API keys for programs. */
import { readApiKeyUsage } from '../api/auth/apiKeyUsage';
import {
  ApiKeyError,
  createApiKey,
  dayOf,
  lastDayOf,
  listApiKeys,
  noSuchApiKey,
  revokeApiKey,
} from '../api/auth/apiKeys';
import { API_KEY_LIMITS, INT32 } from '../text/limits';
import { withDatabase } from './database';

export const KEY_USAGE = `  npm run admin -- key add NAME [--budget UNITS] [--expires LAST_DAY]
  npm run admin -- key list
  npm run admin -- key revoke ID
  npm run admin -- key usage ID

UNITS is the number of cost units per minute, ${API_KEY_LIMITS.defaultBudget} by default. LAST_DAY is written as 2027-01-31 (UTC).`;

export interface KeyOptions {
  /** Cost units per minute, as typed. */
  budget: string | undefined;
  /** The last day on which the key is valid. */
  expires: string | undefined;
}

const DAYS_SHOWN = 31;

export const addKey = (name: string, { budget, expires }: KeyOptions): Promise<void> =>
  withDatabase(async (database) => {
    const units = budget === undefined ? undefined : /^\d+$/.test(budget) ? Number(budget) : NaN;
    const { id, key } = await createApiKey(database, { name, budget: units, lastDay: expires });
    console.log(key);
    console.error(`This is key ${id} for ${name}. It is shown only this once.`);
  });

export const listKeys = (): Promise<void> =>
  withDatabase(async (database) => {
    const keys = await listApiKeys(database);
    if (keys.length === 0) console.log('There are no keys.');
    const rows = keys.map((key) => [
      String(key.id),
      `${key.start}…`,
      `${key.budget} units a minute`,
      `created ${dayOf(key.createdAt)}`,
      stateOf(key),
      key.lastUsedAt ? `last used ${dayOf(key.lastUsedAt)}` : 'never used',
      key.name,
    ]);
    printColumns(rows);
  });

function stateOf({ revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date | null }) {
  if (revokedAt) return `revoked ${dayOf(revokedAt)}`;
  if (!expiresAt) return 'valid';
  const lastDay = lastDayOf(expiresAt);
  return expiresAt.getTime() > Date.now() ? `valid through ${lastDay}` : `expired ${lastDay}`;
}

export const revokeKey = (id: string): Promise<void> =>
  withDatabase(async (database) => {
    const revoked = await revokeApiKey(database, idIn(id));
    if (!revoked) throw noSuchApiKey(Number(id));
    const { name, revokedAt } = revoked.key;
    if (!revoked.isRevokedNow) {
      throw new ApiKeyError(`The key ${id} was revoked on ${revokedAt && dayOf(revokedAt)}.`);
    }
    console.log(`The key ${id} for ${name} was revoked. Every server refuses it within 2 seconds.`);
  });

export const showUsage = (id: string): Promise<void> =>
  withDatabase(async (database) => {
    const days = await readApiKeyUsage(database, idIn(id), DAYS_SHOWN);
    if (!days) throw noSuchApiKey(Number(id));
    if (days.length === 0) console.log('The key was never used.');
    printColumns(
      days.map(({ day, requests, units }) => [day, `${requests} requests`, `${units} units`]),
    );
  });

/** @throws {ApiKeyError} for a text that is no id */
function idIn(text: string): number {
  if (!/^\d{1,10}$/.test(text)) {
    throw new ApiKeyError(`The id of a key is a number, as \`key list\` shows it; got ${text}.`);
  }
  const id = Number(text);
  if (id > INT32.maximum) throw noSuchApiKey(id);
  return id;
}

function printColumns(rows: string[][]): void {
  const widths = rows[0]?.map((_cell, index) =>
    Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, index) =>
      index === row.length - 1 ? cell : cell.padEnd(widths?.[index] ?? 0),
    );
    console.log(cells.join('  '));
  }
}
