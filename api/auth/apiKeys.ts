/** Keys with which programs call the API, each with a budget of its own. Only their hashes are stored. */
import { createHash, randomBytes } from 'node:crypto';
import type { ApiKey } from '../__generated__/prisma/client';
import { API_KEY_LIMITS } from '../../text/limits';
import type { Database } from '../database/database';

/** Tells a key from an access token, and lets scanners for secrets find it in code. */
const PREFIX = 'tib_';
const RANDOM_BYTES = 32;
const FORM = /^tib_[\w-]{43}$/;
/** The prefix and four characters, by which the owner of a key recognizes it. */
const START_CHARACTERS = 8;

/** A change of the keys is not possible; the message gives the reason in one line. */
export class ApiKeyError extends Error {
  override name = 'ApiKeyError';
}

export interface NewApiKey {
  /** For whom it is: 1 to 100 characters on one line. */
  name: string;
  /** Cost units per minute, 1 to 1,000,000; 3000 by default. */
  budget?: number | undefined;
  /** The last day on which it is valid, in UTC, such as "2027-01-31"; undefined without an end. */
  lastDay?: string | undefined;
}

/** What a request with the key depends on. */
export type KnownApiKey = Pick<ApiKey, 'id' | 'budget' | 'expiresAt' | 'revokedAt'>;

/** SHA-256 is enough for a key of 256 random bits, which nobody can guess. */
export const hashOfKey = (key: string) => new Uint8Array(createHash('sha256').update(key).digest());

export const hasFormOfKey = (text: string) => FORM.test(text);
export const startsAsKey = (text: string) => text.startsWith(PREFIX);

/**
 * Creates a key.
 * @returns the key, which can't be read again, and its row
 * @throws {ApiKeyError} if an input is invalid
 */
export async function createApiKey(
  { prisma }: Database,
  { name, budget = API_KEY_LIMITS.defaultBudget, lastDay }: NewApiKey,
): Promise<{ id: number; key: string; row: ApiKey }> {
  checkName(name);
  checkBudget(budget);
  const expiresAt = lastDay === undefined ? null : endOf(lastDay);
  const key = `${PREFIX}${randomBytes(RANDOM_BYTES).toString('base64url')}`;
  const row = await prisma.apiKey.create({
    data: {
      name,
      budget,
      expiresAt,
      keyHash: hashOfKey(key),
      start: key.slice(0, START_CHARACTERS),
    },
  });
  return { id: row.id, key, row };
}

function checkName(name: string): void {
  const { nameCharacters } = API_KEY_LIMITS;
  if (name.trim() !== '' && name.length <= nameCharacters && !/[\p{Cc}\p{Cs}]/u.test(name)) return;
  throw new ApiKeyError(`The name of a key has 1 to ${nameCharacters} characters on one line.`);
}

function checkBudget(budget: number): void {
  const { minimum, maximum } = API_KEY_LIMITS.budget;
  if (Number.isInteger(budget) && budget >= minimum && budget <= maximum) return;
  throw new ApiKeyError(
    `The budget of a key is ${minimum} to ${maximum} cost units per minute, a whole number.`,
  );
}

/** @throws {ApiKeyError} for a day that does not exist or is over */
function endOf(day: string): Date {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  if (!start || Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day)) {
    throw new ApiKeyError(`The last day of a key is written as 2027-01-31; got ${day}.`);
  }
  const end = new Date(start.getTime() + 86_400_000);
  if (end.getTime() <= Date.now()) throw new ApiKeyError(`The last day of a key, ${day}, is over.`);
  return end;
}

/** The key with this hash, even if it has expired or was revoked; null if there is none. */
export const findApiKey = (
  { prisma }: Database,
  keyHash: Uint8Array<ArrayBuffer>,
): Promise<KnownApiKey | null> =>
  prisma.apiKey.findUnique({
    where: { keyHash },
    select: { id: true, budget: true, expiresAt: true, revokedAt: true },
  });

/** All keys, oldest first. */
export const listApiKeys = ({ prisma }: Database): Promise<ApiKey[]> =>
  prisma.apiKey.findMany({ orderBy: { id: 'asc' } });

/**
 * Revokes a key, unless it was revoked before.
 * @returns undefined if there is no such key
 */
export async function revokeApiKey(
  { prisma }: Database,
  id: number,
): Promise<{ key: ApiKey; isRevokedNow: boolean } | undefined> {
  const { count } = await prisma.apiKey.updateMany({
    where: { id, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  const key = await prisma.apiKey.findUnique({ where: { id } });
  return key ? { key, isRevokedNow: count > 0 } : undefined;
}

export const noSuchApiKey = (id: number) => new ApiKeyError(`There is no key ${id}.`);

/** The day of a time in UTC, such as "2027-01-31". */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** The last day on which a key is valid. */
export const lastDayOf = (expiresAt: Date) => dayOf(new Date(expiresAt.getTime() - 1));
