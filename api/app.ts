import { serveStatic } from '@hono/node-server/serve-static';
import {
  execute,
  parse,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLErrorExtensions,
} from 'graphql';
import { Hono, type Context as HonoContext } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { LoginLimits } from './auth/loginLimits';
import { readViewer } from './auth/viewer';
import type { Authentication, Caller, Context, Viewer } from './context';
import type { Database } from './database/database';
import { downloadRoutes } from './downloads/downloads';
import { AnswerCache, bytesOf } from './http/answerCache';
import { BodyTooLarge, readBody } from './http/body';
import { addressBehind, anonymous, callerOf } from './http/caller';
import { graphiqlPolicy } from './http/graphiqlPolicy';
import { graphqlOver, isJson, refusal } from './http/graphql';
import { KnownQueries } from './http/knownQueries';
import { LIMITS } from './http/limits';
import { maskErrors, shownOf } from './http/masking';
import { PublicAnswers } from './http/publicAnswers';
import { chargeCaller, headersOf, RateLimit } from './http/rateLimit';
import { nextRequestId } from './http/requestId';
import type { AnswerKnown } from './http/wire';
import { restRoutes } from './rest/handle';
import { schema } from './schema';
import { siteRoutes } from './site/site';

/** Answers a persisted query of the client in this process, without HTTP. */
export type Execute = (
  documentId: string,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult>;

/** The built client: its folder of files, its queries and what renders a page. */
export interface Client {
  files: string;
  /** Query text by the hash under which the browser asks for it. */
  persistedQueries: Record<string, string>;
  render(request: Request, options: { execute: Execute; origin: string }): Promise<Response>;
  /**
   * All of a request that its page depends on, but for the content and the origin; undefined for a
   * page that is to be rendered each time, as all are without this.
   */
  keyOf?(request: Request): string | undefined;
}

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

type Variables = { requestId: string };

interface HttpExtensions extends GraphQLErrorExtensions {
  http?: { status: ContentfulStatusCode; headers: Record<string, string> };
}

/** The whole server as one function from Request to Response. */
export function createApp(options: AppOptions) {
  const { database, log, client, jwtSecret, publicUrl, isMigrated } = options;
  const { trustProxy = 0, rateLimit = 0 } = options;
  const app = new Hono<{ Variables: Variables }>();
  const authentication: Authentication = { secret: jwtSecret, limits: new LoginLimits() };
  const contextOf = (requestId: string, caller: Caller): Context => {
    let viewer: Promise<Viewer | null> | undefined;
    let logOfRequest: Logger | undefined;
    return {
      database,
      requestId,
      get log() {
        return (logOfRequest ??= log.child({ requestId }));
      },
      caller,
      viewer: () => (viewer ??= readViewer(database, jwtSecret, caller.accessToken)),
      authentication,
      isKept: true,
    };
  };

  app.use(async (c, next) => {
    const start = performance.now();
    const requestId = nextRequestId();
    c.set('requestId', requestId);
    await next();
    c.header('X-Request-Id', requestId);
    const { method, path } = c.req;
    const ms = Math.round(performance.now() - start);
    log.info({ method, path, status: c.res.status, ms, requestId }, 'request');
  });
  /** Made from the first GraphiQL page, which is always the same. */
  let policy: string | undefined;
  app.use('/graphql', async (c, next) => {
    await next();
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
    if (isPage && policy) c.res.headers.set('Content-Security-Policy', policy);
  });
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        // Styles that Chakra makes while it runs; scripts come from files alone.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: publicUrl?.startsWith('https:') ?? false,
    }),
  );
  app.use(compress());

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = await isMigrated().catch(() => false);
    return c.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
  });

  const persisted = new Map(Object.entries(client?.persistedQueries ?? {}));
  const limit = new RateLimit(rateLimit);
  const charge = chargeCaller(limit);
  const known = new KnownQueries();
  const callerIn = (c: HonoContext) => callerOf(c, { publicUrl, trustProxy });
  const graphql = graphqlOver({ log, persisted, charge, known });
  const answers = new PublicAnswers(database);
  app.use('/graphql', cors(CORS));
  app.use('/graphql', async (c) => {
    const { raw } = c.req;
    if (raw.method === 'POST' && !isJson(c.req.header('Content-Type'))) {
      return c.json(refusal('UNSUPPORTED_MEDIA_TYPE', 'Send application/json.'), 415);
    }
    const body = raw.method === 'POST' ? await readBody(raw, LIMITS.bytes) : undefined;
    if (body === '') return c.json(refusal('BAD_REQUEST', 'Send a JSON object with `query`.'), 400);
    return answers.of(raw, body, async (request) => {
      const caller = callerIn(c as HonoContext);
      const context = contextOf(c.get('requestId'), caller);
      const answer = await graphql(request, context);
      if (!context.isKept) answers.passBy(answer);
      const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
      if (isPage) policy ??= graphiqlPolicy(await answer.clone().text());
      return answer;
    });
  });

  app.use('/api/*', cors({ ...CORS, allowMethods: ['GET', 'POST', 'PUT', 'DELETE'] }));
  app.route(
    '/',
    restRoutes<{ Variables: Variables }>({
      contextOf: (c) => contextOf(c.get('requestId'), callerIn(c as HonoContext)),
      keep: (request, compute) => answers.of(request, undefined, compute),
      passBy: (answer) => answers.passBy(answer),
      shownOf,
      maxBytes: LIMITS.bytes,
      charge,
    }),
  );

  app.use('/downloads/*', cors({ ...CORS, allowMethods: ['GET'] }));
  app.route('/', downloadRoutes<{ Variables: Variables }>(database));

  const originOf = (c: HonoContext) => publicUrl ?? new URL(c.req.url).origin;
  app.route('/', siteRoutes<{ Variables: Variables }>({ database, originOf }));

  if (client) {
    const hashed = serveStatic({
      root: client.files,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    });
    app.use('/assets/*', hashed);
    for (const path of ['/favicon.svg', '/share-tr.png', '/share-en.png']) {
      app.use(path, serveStatic({ root: client.files }));
    }
    const pages = new AnswerCache(database, OF_A_READER);
    const documents = new Map<string, DocumentNode>();
    app.get('*', async (c) => {
      const requestId = c.get('requestId');
      const contextValue = contextOf(requestId, anonymous);
      const answer: Execute = async (documentId, variableValues) => {
        const text = persisted.get(documentId);
        if (text === undefined) throw new Error(`No persisted query ${documentId}.`);
        const document = documents.get(documentId) ?? parse(text);
        documents.set(documentId, document);
        const result = await execute({ schema, document, variableValues, contextValue });
        // What failed may succeed the next time.
        if (result.errors) contextValue.isKept = false;
        return maskErrors(result, contextValue);
      };
      const origin = originOf(c as HonoContext);
      const render = () => client.render(c.req.raw, { execute: answer, origin });
      const key = client.keyOf?.(c.req.raw);
      const isKnown = pages.know().then(
        () => true,
        () => false,
      );
      // While the database is away a page says so by itself.
      if (key === undefined || !(await isKnown)) return render();
      return pages.of(`${origin} ${key}`, c.req.raw, render, async (page) =>
        page.status === 200 && contextValue.isKept ? { identity: await bytesOf(page) } : undefined,
      );
    });
  }

  app.notFound((c) =>
    c.json({ errors: [{ message: 'Nothing is served under this address.' }] }, 404),
  );
  app.onError((error, c) => {
    if (error instanceof BodyTooLarge) {
      const message = `A request has at most ${LIMITS.bytes} bytes.`;
      return c.json(refusal('PAYLOAD_TOO_LARGE', message), 413);
    }
    const shown = shownOf(error, { log, requestId: c.get('requestId') });
    const { http, ...extensions } = shown.extensions as HttpExtensions;
    const errors = [{ message: shown.message, extensions }];
    return c.json({ errors }, http?.status ?? 500, http?.headers);
  });
  const answerKnown: AnswerKnown = (
    { query, documentId = '', variables },
    { remote, forwardedFor },
  ) => {
    const context = contextOf('', anonymous);
    const found = known.find(query ?? persisted.get(documentId) ?? '', variables, context);
    const address = addressBehind(remote, forwardedFor, trustProxy);
    if (!found || !limit.allows(address, found.units)) return undefined;
    const { revision } = answers;
    return found.json().then((json) => {
      if (json === undefined || revision !== answers.revision) return undefined;
      const budget = limit.charge(address, found.units);
      const { isKept } = context;
      return { json, revision, isKept, headers: budget ? headersOf(budget) : [] };
    });
  };
  return { fetch: app.fetch, answerKnown };
}

export type App = ReturnType<typeof createApp>;

/** The same address is another page in another language or theme. */
const OF_A_READER = {
  'Cache-Control': 'private, no-cache',
  Vary: 'Cookie, Accept-Language, Accept-Encoding',
};

const CORS = {
  origin: '*',
  allowMethods: ['GET', 'POST'],
  exposeHeaders: [
    'ETag',
    'X-Content-Revision',
    'X-Request-Id',
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    'Retry-After',
  ],
  maxAge: 86_400,
};
