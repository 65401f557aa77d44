/** The address /graphql: what may be sent to it, and which answers are kept. */
import { createHash } from 'node:crypto';
import { Hono, type Handler } from 'hono';
import type { AppEnv } from './appEnv';
import { isMediaType, readBody, SEND_JSON } from './body';
import { refusal } from './errors';
import type { AnswerGraphQL } from './graphql';
import { openToAll } from './headers';
import { LIMITS } from './limits';
import type { PublicAnswers } from './publicAnswers';
import type { RequestContexts } from './requestContext';

interface GraphQLRoutesOptions {
  answer: AnswerGraphQL;
  answers: PublicAnswers;
  contexts: RequestContexts;
}

export function graphqlRoutes({ answer, answers, contexts }: GraphQLRoutesOptions): Hono<AppEnv> {
  /** Made from the first GraphiQL page, which is always the same. */
  let policy: string | undefined;
  const handle: Handler<AppEnv> = async (c) => {
    const { raw } = c.req;
    const isPost = raw.method === 'POST';
    if (isPost && !isMediaType(c.req.header('Content-Type'), MEDIA_TYPES)) {
      return c.json(refusal('UNSUPPORTED_MEDIA_TYPE', SEND_JSON), 415);
    }
    const body = isPost ? await readBody(raw, LIMITS.bytes) : undefined;
    if (body === '') return c.json(refusal('BAD_REQUEST', 'Send a JSON object with `query`.'), 400);
    const response = await answers.of(raw, body, async (request) => {
      const context = contexts.ofRequest(c);
      const computed = await answer(request, context);
      if (!context.isKept) answers.passBy(computed);
      return computed;
    });
    if (response.headers.get('Content-Type')?.startsWith('text/html')) {
      policy ??= graphiqlPolicy(await response.clone().text());
      c.set('contentSecurityPolicy', policy);
    }
    return response;
  };
  const routes = new Hono<AppEnv>();
  routes.use('/graphql', openToAll('GET', 'POST'));
  routes.all('/graphql', handle);
  return routes;
}

const MEDIA_TYPES = ['application/json', 'application/graphql+json'];

/**
 * Content security policy of the GraphiQL page, which brings its scripts inline: these very scripts
 * are allowed by their hashes, and the editor's workers.
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
