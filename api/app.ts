import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import type { Database } from './database/database';
import { downloadRoutes } from './downloads/downloads';
import { answeringKnown } from './http/answerKnown';
import type { AppEnv } from './http/appEnv';
import { answerErrors, answerNotFound } from './http/errors';
import { answerGraphQL } from './http/graphql';
import { graphqlRoutes } from './http/graphqlRoutes';
import { openToAll, securityHeaders } from './http/headers';
import { healthRoutes } from './http/health';
import { KnownQueries } from './http/knownQueries';
import { LIMITS } from './http/limits';
import { shownOf } from './http/masking';
import { answerPages, type Client } from './http/pages';
import { PublicAnswers } from './http/publicAnswers';
import { chargeCaller, RateLimit } from './http/rateLimit';
import { requestContexts } from './http/requestContext';
import { requestLog } from './http/requestLog';
import { staticFiles } from './http/staticFiles';
import { restRoutes } from './rest/handle';
import { siteRoutes } from './site/site';

export interface AppOptions {
  database: Database;
  log: Logger;
  client?: Client;
  /** Signs access tokens; at least 32 bytes. */
  jwtSecret: string;
  /** Origin for canonical addresses; the request's own when it is undefined. */
  publicUrl?: string;
  /** Cost units a minute for an anonymous address; 0, or undefined, for no limit. */
  rateLimit?: number;
  /** How many proxies stand in front of the server; none when it is undefined. */
  trustProxy?: number;
  /** True when every migration of this version is applied. */
  isMigrated(): Promise<boolean>;
}

/** The whole server as one function from Request to Response. */
export function createApp(options: AppOptions) {
  const { database, log, client, jwtSecret, publicUrl, isMigrated } = options;
  const { trustProxy = 0, rateLimit = 0 } = options;
  const contexts = requestContexts({ database, log, jwtSecret, publicUrl, trustProxy });
  const persisted = new Map(Object.entries(client?.persistedQueries ?? {}));
  const limit = new RateLimit(rateLimit);
  const charge = chargeCaller(limit);
  const known = new KnownQueries();
  const answers = new PublicAnswers(database);
  const originOf = (url: string) => publicUrl ?? new URL(url).origin;

  const app = new Hono<AppEnv>();
  app.use(requestLog(log));
  app.use(securityHeaders(publicUrl?.startsWith('https:') ?? false));
  app.use(compress());
  app.route('/', healthRoutes(isMigrated));
  const answer = answerGraphQL({ log, persisted, charge, known });
  app.route('/', graphqlRoutes({ answer, answers, contexts }));
  app.use('/api/*', openToAll('GET', 'POST', 'PUT', 'DELETE'));
  app.route(
    '/',
    restRoutes({
      contextOf: contexts.ofRequest,
      keep: (request, compute) => answers.of(request, undefined, compute),
      passBy: (kept) => answers.passBy(kept),
      shownOf,
      maxBytes: LIMITS.bytes,
      charge,
    }),
  );
  app.use('/downloads/*', openToAll('GET'));
  app.route('/', downloadRoutes(database));
  app.route('/', siteRoutes({ database, originOf }));
  if (client) {
    app.route('/', staticFiles(client.files));
    app.get('*', answerPages({ client, database, persisted, contexts, originOf }));
  }
  app.notFound(answerNotFound);
  app.onError(answerErrors(log));
  const answerKnown = answeringKnown({ known, persisted, answers, limit, contexts, trustProxy });
  return { fetch: app.fetch, answerKnown };
}

export type App = ReturnType<typeof createApp>;
