/** The routes of /graphql: accepted requests, public responses and GraphiQL. */
import { Hono, type Handler } from 'hono';
import { API_VERSION } from '../../text/apiVersion';
import type { AppEnv } from './appEnv';
import { isMediaType, readBody, SEND_JSON } from './body';
import { cacheControlOf, isForEveryone, markPublic, VARY } from './cache/publicResponses';
import { errorBody } from './errors';
import { graphiqlFiles, isForGraphiQL, respondGraphiQL } from './graphiql';
import type { ExecuteGraphQL } from './graphql';
import { allowAllOrigins } from './headers';
import { LIMITS } from './limits/limits';
import type { RequestContexts } from './requestContext';

interface GraphQLRoutesOptions {
  executeGraphQL: ExecuteGraphQL;
  contexts: RequestContexts;
}

export function graphqlRoutes(options: GraphQLRoutesOptions): Hono<AppEnv> {
  const { executeGraphQL, contexts } = options;
  const handle: Handler<AppEnv> = async (c) => {
    const { raw } = c.req;
    if (isForGraphiQL(raw.method, c.req.header('Accept') ?? '')) return respondGraphiQL(c);
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
    const response = await executeGraphQL(request, context, body?.length ?? url.length);
    response.headers.set('API-Version', API_VERSION);
    if (context.isCacheable && isForEveryone(c)) {
      response.headers.set('Cache-Control', cacheControlOf(context.tags));
      response.headers.set('Vary', `Accept, ${VARY}`);
      markPublic(c, context.tags);
    } else {
      response.headers.set('Cache-Control', 'no-store');
    }
    return response;
  };
  const routes = new Hono<AppEnv>();
  routes.use('/graphql', allowAllOrigins('GET', 'POST'));
  routes.all('/graphql', handle);
  routes.route('/', graphiqlFiles());
  return routes;
}

const MEDIA_TYPES = ['application/json', 'application/graphql+json'];
