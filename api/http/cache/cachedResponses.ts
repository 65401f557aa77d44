/** The response cache in front of the app: sends what it has, and stores what the app marks as public. */
import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Tag } from '../../database/tags';
import type { AppEnv, CompressedBodies, Exchange } from '../appEnv';
import {
  cachedResponse,
  compressLarge,
  encodedResponse,
  type CachedResponse,
  type ResponseCache,
} from './responseCache';

/** Headers that differ per response, and those about a body that is encoded again. */
const OWN_HEADERS = [
  'content-length',
  'content-encoding',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
];

interface PublicMarks {
  /** The content that the response shows. */
  tags: ReadonlySet<Tag>;
  bodies: CompressedBodies | undefined;
}

/** The responses that may be stored. */
const publicResponses = new WeakMap<Response, PublicMarks>();

/** Hands the marks of responses over to the cache; the first middleware of the app. */
export const handOverMarks: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const tags = c.get('publicTags');
  const bodies = c.get('compressedBodies');
  if (tags && c.res.status === 200) publicResponses.set(c.res, { tags, bodies });
};

const compressResponse = compress();

/** Compresses the responses that the cache does not, which compresses each once. */
export const compressOthers: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (c.get('publicTags') || c.env.exchange.isStreamed) return;
  await compressResponse(c, () => Promise.resolve());
  if (c.res.headers.has('Content-Length') || c.res.body === null) return;
  const body = await c.res.arrayBuffer();
  c.res = new Response(body, c.res);
  c.res.headers.set('Content-Length', String(body.byteLength));
};

interface Env {
  exchange: Exchange;
}

type Fetch = (request: Request, env: Env) => Response | Promise<Response>;

interface CachedFetchOptions {
  cache: ResponseCache;
  fetch: Fetch;
  keyOf(request: Request): string | undefined;
}

/**
 * @returns a function that responds from the cache or by `fetch`. Its third argument is the key of the
 * request if it is known, or null if there is none.
 */
export function cachedFetch({ cache, fetch, keyOf }: CachedFetchOptions) {
  /** Responses that are computed, so that each is computed once. */
  const pending = new Map<string, Promise<CachedResponse | undefined>>();

  async function computed(key: string, request: Request, env: Env) {
    const { revision } = cache;
    const response = await fetch(request, env);
    const marks = publicResponses.get(response);
    if (!marks) return { response };
    const { tags, bodies } = marks;
    env.exchange.cache = 'miss';
    const shared = [...response.headers].filter(([name]) => !OWN_HEADERS.includes(name));
    const body = Buffer.from(await response.arrayBuffer());
    const stored = cachedResponse(shared.flat(), body, tags);
    stored.isCompressed = bodies !== undefined;
    Object.assign(stored.bodies, bodies ?? (await compressLarge(stored)));
    cache.store(key, stored, tags, revision);
    const own = [...response.headers].filter(
      ([name]) => OWN_HEADERS.includes(name) && !name.startsWith('content-'),
    );
    return { response: respond(stored, request, own, revision), stored };
  }

  function respond(
    response: CachedResponse,
    { headers: given }: Request,
    own: (readonly [string, string])[],
    revision = cache.revision,
  ): Response {
    const { status, headers, body } = encodedResponse(response, revision, {
      ifNoneMatch: given.get('If-None-Match') ?? '',
      acceptEncoding: given.get('Accept-Encoding') ?? '',
    });
    const pairs = headers.flatMap((name, index) =>
      index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as [string, string]] : [],
    );
    const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
    return new Response(bytes as Uint8Array<ArrayBuffer> | undefined, {
      status,
      headers: [...pairs, ...own.map(([name, value]): [string, string] => [name, value])],
    });
  }

  const respondAgain = (response: CachedResponse, request: Request, { exchange }: Env) => {
    exchange.cache = 'hit';
    return respond(response, request, []);
  };

  return async (request: Request, env: Env, known?: string | null): Promise<Response> => {
    const key = known === undefined ? keyOf(request) : (known ?? undefined);
    // Without a database, the app reports the outage.
    if (key === undefined || !(await isReady(cache))) return fetch(request, env);
    const found = cache.find(key);
    if (found) return respondAgain(found, request, env);
    const other = await pending.get(key);
    if (other && cache.find(key) === other) return respondAgain(other, request, env);
    const computing = computed(key, request, env);
    const stored = computing.then(
      (result) => result.stored,
      () => undefined,
    );
    pending.set(key, stored);
    return computing
      .then(({ response }) => response)
      .finally(() => {
        if (pending.get(key) === stored) pending.delete(key);
      });
  };
}

const isReady = (cache: ResponseCache) =>
  cache.ready().then(
    () => true,
    () => false,
  );
