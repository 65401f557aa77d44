import { Hono } from 'hono';
import type { Logger } from 'pino';
import { ApiKeyUsageCounter } from './auth/apiKeyUsage';
import type { Database } from './database/database';
import { downloadRoutes } from './downloads/downloads';
import { CompiledQueries } from './http/cache/compiledQueries';
import { compiledQueryExecution } from './http/cache/compiledQueryExecution';
import {
  ApiKeys,
  describeKey,
  describeWrongKeys,
  refuseWrongKeys,
  withApiKeys,
} from './http/apiKeys';
import type { AppEnv } from './http/appEnv';
import { dateOf } from './http/dateOf';
import { Budgets } from './http/limits/budgets';
import { cachedFetch, compressOthers, handOverMarks } from './http/cache/cachedResponses';
import { cacheKeys, partsOf } from './http/cache/cacheKey';
import { errorHandler, notFoundHandler } from './http/errors';
import { createGraphQL } from './http/graphql';
import { graphqlRoutes } from './http/graphqlRoutes';
import { withHead } from './http/head';
import { allowAllOrigins, securityHeaders } from './http/headers';
import { healthRoutes } from './http/health';
import { LIMITS, unitsOfAnonymous, unitsOfSize } from './http/limits/limits';
import type { Metrics } from './http/metrics';
import { metricsRoutes } from './http/metricsRoutes';
import { maskError } from './http/masking';
import { PageAllowance } from './http/limits/pageAllowance';
import { collectAnswers } from './http/pages/collectAnswers';
import { pageHandler, persistedExecution, type Client } from './http/pages/pages';
import { pictureRoutes } from './http/pictures/pictures';
import { chargeCaller } from './http/limits/rateLimit';
import { requestContexts } from './http/requestContext';
import { createReport, reported, type ReportResponse } from './http/requestLog';
import { ResponseCache } from './http/cache/responseCache';
import { staticFiles } from './http/staticFiles';
import { redirectTrailingSlash } from './http/trailingSlash';
import { mcpRoutes } from './mcp/mcp';
import { schemaRoutes } from './http/schemaRoutes';
import { restRoutes } from './rest/handle';
import { PLAIN_PATHS, plainKey } from './rest/plain';
import { Turns } from './http/limits/turns';
import { prepareSearch } from './schema';
import { originsOf, type Recitation } from './recitation/recitation';
import { offlineRoutes } from './offline/offline';
import { addressesOf } from './site/addresses';
import { feedRoutes } from './site/feeds/feeds';
import { siteRoutes } from './site/site';
import { embedRoutes } from './embed/embed';
import { embedKey } from './embed/embedRequest';

export interface AppOptions {
  database: Database;
  log: Logger;
  client?: Client;
  /** Signs access tokens; at least 32 bytes. */
  jwtSecret: string;
  /** Origin of canonical addresses; defaults to that of the request. */
  publicUrl?: string;
  /** Cost units per minute and anonymous address; 0 or undefined for no limit. */
  rateLimit?: number;
  /** Number of proxies in front of the server; 0 by default. */
  trustProxy?: number;
  /** Shared with the other workers. */
  budgets?: Budgets;
  /** Called with every response that is sent. */
  onResponse?: ReportResponse;
  /** Memory of the response cache and of download files. */
  cacheBytes: number;
  metrics?: Metrics | undefined;
  /** Callers with this token may read the metrics. */
  metricsToken?: string | undefined;
  /** Recordings that pages play; none by default. */
  recitation?: Recitation | undefined;
  /** A clock in milliseconds that never goes back; `performance.now` by default. */
  now?(): number;
  /** The date in UTC, such as "2026-11-28"; that of the clock by default. */
  today?(): string;
  /** False while the server should receive no requests. */
  isReady(): Promise<boolean>;
}

/** Keys of embedded pages, and of texts and JSON without an envelope. */
const quotedKeyOf = (target: string, acceptLanguage: string) =>
  embedKey(target, acceptLanguage) ?? plainKey(target);

/** The rest is for download files. */
const SHARE_OF_RESPONSES = 2 / 3;
/** Unknown API keys that an address may send per minute, per cost unit: 60 by default. */
const WRONG_KEYS_PER_UNIT = 0.2;

/** The whole server: a function from Request to Response, and what the fast path and the start need. */
export function createApp(options: AppOptions) {
  const { database, log, client, jwtSecret, publicUrl, isReady, metrics, metricsToken } = options;
  const { trustProxy = 0, rateLimit = 0, cacheBytes, recitation } = options;
  const { budgets = new Budgets() } = options;
  const now = options.now ?? (() => performance.now());
  const today = options.today ?? dateOf(Date.now);
  const contexts = requestContexts({
    ...{ database, log, jwtSecret, publicUrl, trustProxy },
    recitation,
    today,
  });
  const persisted = new Map(Object.entries(client?.persistedQueries ?? {}));
  const limit = budgets.create('units', rateLimit, { now });
  const ofKeys = budgets.create('keys', rateLimit, { now, describe: describeKey });
  const charge = chargeCaller({ ofAddresses: limit, ofKeys });
  const wrongKeys = budgets.create('wrongKeys', Math.ceil(rateLimit * WRONG_KEYS_PER_UNIT), {
    now,
    describe: describeWrongKeys,
  });
  const apiKeys = new ApiKeys({ database, wrongKeys, now });
  const allowance = new PageAllowance(rateLimit, budgets);
  const turns = rateLimit > 0 ? new Turns() : undefined;
  const queries = new CompiledQueries();
  const responseBytes = Math.floor(cacheBytes * SHARE_OF_RESPONSES);
  const cache = new ResponseCache(database, responseBytes, today);
  const keyOf = cacheKeys({ pageKeyOf: client?.keyOf, quotedKeyOf, publicUrl });
  const apiKeyUsage = new ApiKeyUsageCounter(database, log);
  const report = createReport({ log, metrics, onResponse: options.onResponse, apiKeyUsage });
  metrics?.watchCache(cache);
  metrics?.watchConnections(database);
  const originOf = (url: string) => publicUrl ?? new URL(url).origin;

  const app = new Hono<AppEnv>();
  app.use(handOverMarks);
  app.use(compressOthers);
  app.use(
    securityHeaders({
      isSecure: publicUrl?.startsWith('https:') ?? false,
      soundOrigins: originsOf(recitation),
    }),
  );
  app.use(refuseWrongKeys);
  app.use(redirectTrailingSlash);
  app.route('/', healthRoutes(isReady));
  if (metrics && metricsToken)
    app.route(
      '/',
      metricsRoutes(() => metrics.read(), metricsToken),
    );
  else app.all('/metrics', (c) => c.notFound());
  const executeGraphQL = createGraphQL({ log, persisted, charge, queries });
  app.route('/', graphqlRoutes({ executeGraphQL, contexts }));
  app.route('/', schemaRoutes());
  app.use('/api/*', allowAllOrigins('GET', 'POST', 'PUT', 'DELETE'));
  for (const path of PLAIN_PATHS) app.use(path, allowAllOrigins('GET'));
  app.route(
    '/',
    restRoutes({
      originOf,
      contextOf: contexts.ofRequest,
      maskError,
      maxBytes: LIMITS.bytes,
      charge,
      unitsOf: unitsOfAnonymous,
      chargeBody: (context, characters) => charge(context, unitsOfSize(characters)),
    }),
  );
  app.use('/mcp', allowAllOrigins('POST'));
  app.route(
    '/',
    mcpRoutes({
      contextOf: contexts.ofRequest,
      originOf,
      charge,
      unitsOfSize,
      unitsOf: unitsOfAnonymous,
      maskError,
      maxBytes: LIMITS.bytes,
      publicUrl,
      trustProxy,
    }),
  );
  app.use('/downloads/*', allowAllOrigins('GET'));
  app.route(
    '/',
    downloadRoutes({
      database,
      maxBytes: cacheBytes - responseBytes,
      now,
      report: (error) => log.error({ err: error }, 'the downloads could not be updated'),
      contextOf: contexts.ofRequest,
      charge,
    }),
  );
  app.route('/', siteRoutes({ database, allowance, originOf }));
  app.use('/oembed', allowAllOrigins('GET'));
  app.route('/', embedRoutes({ contexts, allowance, originOf, font: client?.quranFont }));
  app.use('/feeds/*', allowAllOrigins('GET'));
  app.route('/', feedRoutes({ database, allowance, originOf }));
  if (client) {
    app.route('/', staticFiles(client.files));
    const executeFor = persistedExecution(persisted);
    app.route(
      '/',
      offlineRoutes({
        persisted,
        database,
        now,
        readPaths: () => addressesOf(database.sql),
        collect: (paths) => collectAnswers(client, paths, contexts, executeFor),
        report: (error) => log.error({ err: error }, 'the bundles could not be made'),
      }),
    );
    const { pictures: maker } = client;
    if (maker) app.route('/', pictureRoutes({ maker, contexts, allowance }));
    const hasRecordings = recitation?.verseUrl !== undefined;
    app.get('*', pageHandler({ client, executeFor, contexts, allowance, originOf, hasRecordings }));
  }
  app.notFound(notFoundHandler);
  app.onError(errorHandler(log));
  const cached = cachedFetch({
    cache,
    fetch: app.fetch,
    keyOf: (request) => keyOf(partsOf(request)),
  });
  /** Loads what the first search would wait for. */
  const prepare = () => prepareSearch({ database });
  const executeCompiled = compiledQueryExecution({ queries, persisted, limit, contexts });
  const { isSignedIn } = contexts;
  return {
    fetch: reported(withHead(withApiKeys(cached, apiKeys)), { report, trustProxy }),
    prepare,
    fast: { cache, keyOf, report, trustProxy, turns, isSignedIn, executeCompiled },
  };
}
