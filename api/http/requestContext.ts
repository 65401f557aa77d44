import type { Context as HonoContext } from 'hono';
import type { Logger } from 'pino';
import { readAccessToken } from '../auth/accessToken';
import { readViewer } from '../auth/viewer';
import type { Caller, Context, Usage, Viewer } from '../context';
import type { Database } from '../database/database';
import type { AppEnv } from './appEnv';
import { bearerIn } from './apiKeyHeader';
import { anonymous, callerOf, type CallerOptions } from './caller';

interface RequestContextOptions extends CallerOptions {
  database: Database;
  log: Logger;
  jwtSecret: string;
  recitation?: Context['recitation'];
  today(): string;
}

/** Creates the contexts of requests for resolvers. */
export function requestContexts(given: RequestContextOptions) {
  const { database, log, jwtSecret, recitation, today, ...options } = given;
  const { publicUrl } = options;
  const contextFor = (
    requestId: string,
    requestOrigin: string,
    caller: Caller,
    usage: Usage,
  ): Context => {
    let viewer: Promise<Viewer | null> | undefined;
    let logOfRequest: Logger | undefined;
    let date: string | undefined;
    return {
      database,
      requestId,
      get log() {
        return (logOfRequest ??= log.child({ requestId }));
      },
      caller,
      origin: publicUrl ?? requestOrigin,
      usage,
      recitation,
      viewer: () => (viewer ??= readViewer(database, jwtSecret, caller.accessToken)),
      jwtSecret,
      isCacheable: true,
      // One date in all parts of the response, although midnight may pass.
      today: () => (date ??= today()),
      tags: new Set(),
    };
  };
  return {
    ofRequest: (c: HonoContext<AppEnv>) => {
      const { exchange } = c.env;
      const { origin } = new URL(c.req.url);
      return contextFor(exchange.requestId, origin, callerOf(c, options), exchange);
    },
    /**
     * For responses that are the same for all callers.
     * @param origin that of the request; empty for a response to all origins
     */
    ofAnyone: (requestId: string, origin: string) =>
      contextFor(requestId, origin, anonymous, { units: 0 }),
    /** True for an `Authorization` with a token that this server has issued, even if its session has ended. */
    isSignedIn: (authorization: string | undefined) =>
      readAccessToken(jwtSecret, bearerIn(authorization) ?? '') !== undefined,
  };
}

export type RequestContexts = ReturnType<typeof requestContexts>;
