/** API keys of requests. A request with a wrong key is refused; it is never answered as if it had none. */
import { GraphQLError } from 'graphql';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import {
  dayOf,
  findApiKey,
  hasFormOfKey,
  hashOfKey,
  lastDayOf,
  type KnownApiKey,
} from '../auth/apiKeys';
import type { Database } from '../database/database';
import { outageOf } from '../database/outage';
import type { AppEnv, Exchange } from './appEnv';
import { apiKeyIn, hasKeyAndToken } from './apiKeyHeader';
import type { RateLimit } from './limits/rateLimit';
import { isCharged } from './requestKind';

/** A key that was revoked is refused by all processes after this time. */
const FRESH_MS = 1000;
const MAX_KEYS = 10_000;

const NO_SUCH_KEY = 'There is no such API key.';
const FORM =
  'A key is `tib_` and 43 characters, sent as `Authorization: Bearer tib_…` or `X-Api-Key: tib_…`.';

interface ApiKeysOptions {
  database: Database;
  /** Counts unknown keys by address. */
  wrongKeys: RateLimit;
  /** A clock in milliseconds that never goes back. */
  now(): number;
}

export class ApiKeys {
  /** By their hashes, so that no key stays in memory. */
  private readonly known = new LRUCache<string, { key: KnownApiKey; at: number }>({
    max: MAX_KEYS,
  });
  private readonly reading = new Map<string, Promise<KnownApiKey>>();

  constructor(private readonly options: ApiKeysOptions) {}

  /**
   * The key that a caller has sent.
   * @throws {GraphQLError} 401 if it is unknown, expired or revoked; 429 after too many unknown ones
   */
  async check(text: string, address: string): Promise<KnownApiKey> {
    const hash = hashOfKey(text);
    const name = Buffer.from(hash).toString('base64');
    const known = this.known.get(name);
    const isFresh = known && this.options.now() - known.at < FRESH_MS;
    return valid(isFresh ? known.key : await this.readOnce(name, text, hash, address));
  }

  /** The first requests of a program often come together. */
  private readOnce(
    name: string,
    text: string,
    hash: Uint8Array<ArrayBuffer>,
    address: string,
  ): Promise<KnownApiKey> {
    const reading =
      this.reading.get(name) ??
      this.read(name, text, hash, address).finally(() => this.reading.delete(name));
    this.reading.set(name, reading);
    return reading;
  }

  private async read(
    name: string,
    text: string,
    hash: Uint8Array<ArrayBuffer>,
    address: string,
  ): Promise<KnownApiKey> {
    const { database, wrongKeys, now } = this.options;
    const known = this.known.get(name);
    // Before the database is asked, so that nobody can try many at once. Only unknown keys are charged.
    if (!known && !wrongKeys.allows(address, 1)) wrongKeys.charge(address, 1);
    if (!hasFormOfKey(text)) {
      wrongKeys.settle(address, 1);
      throw refused(`${NO_SUCH_KEY} ${FORM}`);
    }
    const at = now();
    const found = await findApiKey(database, hash).catch((error: unknown) => {
      // While the database is down, no key can be revoked.
      if (known && outageOf(error)) return known.key;
      throw error;
    });
    if (!found) {
      this.known.delete(name);
      wrongKeys.settle(address, 1);
      throw refused(NO_SUCH_KEY);
    }
    this.known.set(name, { key: found, at });
    return found;
  }
}

/** @throws {GraphQLError} for a key that is no longer valid */
function valid(key: KnownApiKey): KnownApiKey {
  const { revokedAt, expiresAt } = key;
  if (revokedAt) throw refused(`This API key was revoked on ${dayOf(revokedAt)}.`);
  if (expiresAt && expiresAt.getTime() <= Date.now()) {
    throw refused(`The last day of this API key was ${lastDayOf(expiresAt)}.`);
  }
  return key;
}

const refused = (message: string) =>
  new GraphQLError(message, {
    extensions: {
      code: 'INVALID_API_KEY',
      http: { status: 401, headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } },
    },
  });

const twoCredentials = () =>
  new GraphQLError('Send either `X-Api-Key` or a bearer token, not both.', {
    extensions: { code: 'BAD_REQUEST', http: { status: 400, headers: {} } },
  });

/** The beginning of the message to an address that has sent too many wrong keys. */
export const describeWrongKeys = (limit: number) =>
  `An address may send ${limit} unknown API keys per minute.`;

/** The beginning of the message to a program whose budget is used up. */
export const describeKey = (limit: number) =>
  `This API key may use ${limit} cost units per minute.`;

type Fetch = (
  request: Request,
  env: { exchange: Exchange },
  key?: string | null,
) => Response | Promise<Response>;

/** Checks the API key of a request before it may get a cached response. */
export function withApiKeys(fetch: Fetch, keys: ApiKeys): Fetch {
  return async (request, env, key) => {
    const header = (name: string) => request.headers.get(name);
    const given = apiKeyIn(header);
    if (given === undefined || !isCharged(new URL(request.url).pathname)) {
      return fetch(request, env, key);
    }
    const { exchange } = env;
    try {
      if (hasKeyAndToken(header)) throw twoCredentials();
      exchange.apiKey = await keys.check(given, exchange.address);
    } catch (error) {
      exchange.keyError = error as Error;
      return fetch(request, env, null);
    }
    return fetch(request, env, key);
  };
}

/** Refuses a request whose key is not valid, in the app, which adds the headers of all responses. */
export const refuseWrongKeys: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { exchange } = c.env;
  const { keyError } = exchange;
  if (!keyError) return next();
  // A page of another site may read the reason.
  c.header('Access-Control-Allow-Origin', '*');
  const { code } = (keyError as Partial<GraphQLError>).extensions ?? {};
  if (code === 'TOO_MANY_REQUESTS') exchange.refusedBy = 'keys';
  throw keyError;
};
