import { contextCacheSymbol } from '@pothos/core';
import type { Logger } from 'pino';
import type { Database } from './database/database';
import type { Tag } from './database/tags';
import { forbidden } from './errors';
import type { Recitation } from './recitation/recitation';

/** The signed-in user, according to a valid access token. */
export interface Viewer {
  id: number;
  username: string;
  authority: 'admin';
}

/** The key of a program. It gives no rights, only a budget. */
export interface CallerApiKey {
  id: number;
  /** Cost units per minute. */
  budget: number;
}

/** The parts of the HTTP request and response that resolvers can access. */
export interface Caller {
  /** IPv4 address or network of an IPv6 address, for limits. */
  address: string;
  /** That of an admin, which no request has together with an API key. */
  accessToken: string | undefined;
  /** A valid API key, whose budget is charged in place of that of the address. */
  apiKey?: CallerApiKey | undefined;
  /** From the cookie; undefined unless the request comes from a page of this site. */
  refreshToken: string | undefined;
  /** True if the Origin of the request is this site. */
  isSameOrigin: boolean;
  /** Headers to add to the response. */
  headers: Headers;
  /** Stores a refresh token in the cookie; undefined deletes the cookie. */
  setRefreshToken(token: string | undefined): void;
}

/** The limits by which a request can be refused. */
export type Limit =
  | 'bytes'
  | 'tokens'
  | 'depth'
  | 'aliases'
  | 'complexity'
  | 'rate'
  | 'pages'
  | 'requests'
  | 'logins'
  | 'keys';

/** What is left of the cost units of a caller. */
export interface Budget {
  /** Units per minute. */
  limit: number;
  remaining: number;
  /** Seconds until the whole budget is available again. */
  reset: number;
}

/** What a request costs and was charged. */
export interface Usage {
  /** Cost units that were charged. */
  units: number;
  /** Cost units of a GraphQL request, also for an admin, who is charged none; undefined before they are known. */
  cost?: number;
  /** After the request was charged; undefined for a caller without a budget. */
  budget?: Budget | undefined;
  /** The limit that the request exceeded. */
  refusedBy?: Limit;
}

/** The context of all resolvers. */
export interface Context {
  database: Database;
  log: Logger;
  /** Sent as X-Request-Id and in the extensions of a masked error. */
  requestId: string;
  caller: Caller;
  /** Origin of absolute addresses of this site, without a trailing slash; empty for a response to all origins. */
  origin: string;
  usage: Usage;
  /** Undefined without recordings, as by default. */
  recitation: Recitation | undefined;
  /** The signed-in user; null for an anonymous caller, for which no SQL is executed. */
  viewer(): Promise<Viewer | null>;
  /** Signs access tokens; at least 32 bytes. */
  jwtSecret: string;
  /** False if the same request must be executed every time, such as a search that is counted. */
  isCacheable: boolean;
  /** The date in UTC, such as "2026-11-28"; undefined for an answer that is kept for other days. */
  today(): string | undefined;
  /** The content that the response shows, as far as it has been executed. */
  readonly tags: Set<Tag>;
  /** Pothos stores what a request has read by this object, or else by the context. */
  [contextCacheSymbol]?: object;
}

/** The object by which loaders store what a request has read. */
export const readsOf = (context: Context): object => context[contextCacheSymbol] ?? context;

/** Makes the request read everything again. */
export function forgetReads(context: Context): void {
  context[contextCacheSymbol] = {};
}

/**
 * The calling admin.
 * @throws {GraphQLError} FORBIDDEN for any other caller; without SQL for an anonymous one
 */
export async function adminOf({ viewer }: Context): Promise<Viewer> {
  const caller = await viewer();
  if (caller?.authority !== 'admin') throw forbidden();
  return caller;
}
