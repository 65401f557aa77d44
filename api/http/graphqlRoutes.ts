/** The routes of /graphql: accepted requests, public responses and GraphiQL. */
import { createHash } from 'node:crypto';
import { Hono, type Handler } from 'hono';
import type { AppEnv } from './appEnv';
import { isMediaType, readBody, SEND_JSON } from './body';
import { cacheControlOf, markPublic } from './publicResponses';
import { errorBody } from './errors';
import type { ExecuteGraphQL } from './graphql';
import { allowAllOrigins } from './headers';
import { LIMITS } from './limits';
import type { RequestContexts } from './requestContext';

interface GraphQLRoutesOptions {
  executeGraphQL: ExecuteGraphQL;
  contexts: RequestContexts;
}

export function graphqlRoutes(options: GraphQLRoutesOptions): Hono<AppEnv> {
  const { executeGraphQL, contexts } = options;
  /** Computed from the first GraphiQL page; all are the same. */
  let policy: string | undefined;
  const handle: Handler<AppEnv> = async (c) => {
    const { raw } = c.req;
    const isPost = raw.method === 'POST';
    if (isPost && !isMediaType(c.req.header('Content-Type'), MEDIA_TYPES)) {
      return c.json(errorBody('UNSUPPORTED_MEDIA_TYPE', SEND_JSON), 415);
    }
    const body = isPost ? await readBody(raw, LIMITS.bytes) : undefined;
    if (body === '') {
      return c.json(errorBody('BAD_REQUEST', 'Send a JSON object with `query`.'), 400);
    }
    const context = contexts.ofRequest(c);
    const { url, method, headers } = raw;
    const request = body === undefined ? raw : new Request(url, { method, headers, body });
    const response = await executeGraphQL(request, context);
    if (context.isCacheable && !headers.has('Authorization')) {
      response.headers.set('Cache-Control', cacheControlOf(context.tags));
      response.headers.set('Vary', 'Accept, Accept-Encoding, Authorization');
      markPublic(c, context.tags);
    }
    if (response.headers.get('Content-Type')?.startsWith('text/html')) {
      policy ??= graphiqlPolicy(await response.clone().text());
      c.set('contentSecurityPolicy', policy);
    }
    return response;
  };
  const routes = new Hono<AppEnv>();
  routes.use('/graphql', allowAllOrigins('GET', 'POST'));
  routes.all('/graphql', handle);
  return routes;
}

const MEDIA_TYPES = ['application/json', 'application/graphql+json'];

/**
 * Content security policy of the GraphiQL page: allows its inline scripts by their hashes, and the
 * workers of its editor.
 */
function graphiqlPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => createHash('sha256').update(script).digest('base64'))
    .map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
