import type { Logger } from 'pino';
import type { Database } from './database/database';
import { forbidden } from './errors';

/** Who signed in, as an access token that holds says. */
export interface Viewer {
  id: number;
  username: string;
  authority: 'admin';
}

/** What a resolver may know of the HTTP request and say to its answer. */
export interface Caller {
  /** Network address, for limits. */
  address: string;
  accessToken: string | undefined;
  /** The cookie's; undefined unless the call comes from a page of this site. */
  refreshToken: string | undefined;
  /** True when the call names the origin of this site as its own. */
  isSameOrigin: boolean;
  /** For the answer. */
  headers: Headers;
  /** Keeps the next refresh token in the cookie; undefined removes it. */
  setRefreshToken(token: string | undefined): void;
}

/** What every resolver gets; one object a request, which also carries that request's loaders. */
export interface Context {
  database: Database;
  log: Logger;
  /** Sent as X-Request-Id and in the extensions of a masked error. */
  requestId: string;
  caller: Caller;
  /** Who is signed in; null for an anonymous caller, which takes no statement to find out. */
  viewer(): Promise<Viewer | null>;
  authentication: Authentication;
  /** False when the same request is to be answered anew, because being asked counts. */
  isCacheable: boolean;
}

/** What logins of one server share. */
export interface Authentication {
  /** Signs access tokens; at least 32 bytes. */
  secret: string;
  limits: {
    wait(name: string, address: string): number;
    count(name: string, address: string): void;
    succeed(name: string, address: string): void;
  };
}

/**
 * The admin who calls.
 * @throws {GraphQLError} FORBIDDEN for anyone else; without a statement for an anonymous caller
 */
export async function adminOf({ viewer }: Context): Promise<Viewer> {
  const caller = await viewer();
  if (caller?.authority !== 'admin') throw forbidden();
  return caller;
}
