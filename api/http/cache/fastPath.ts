/**
 * Handles requests between the socket and the app: sends cached public responses again and executes
 * compiled queries, both without Hono and Yoga.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { LRUCache } from 'lru-cache';
import type { Tag } from '../../database/tags';
import { KEY_HEADER } from '../apiKeyHeader';
import type { SentResponse } from '../appEnv';
import type { KeyOf } from './cacheKey';
import { hasBody, receiveBody } from '../body';
import { cacheControlOf } from './publicResponses';
import { LIMITS } from '../limits/limits';
import { addressOf, inTurn } from '../limits/requestTurns';
import type { Turns } from '../limits/turns';
import { isCharged, requestKindOf } from '../requestKind';
import { requestedQueryIn, type RequestedQuery } from './requestedQuery';
import { nextRequestId } from '../requestId';
import type { ReportResponse } from '../requestLog';
import {
  cachedResponse,
  encodedResponse,
  type CachedResponse,
  type ResponseCache,
} from './responseCache';

const GRAPHQL = '/graphql';
/** The app charges a larger request before it is parsed. */
const MAX_FAST_CHARACTERS = 10_000;
const MAX_KEYS_SEEN_ONCE = 10_000;
const MAX_REQUEST_KINDS = 100;

const TOO_MANY_REQUESTS = 429;
/** Kinds of requests that take little time. */
const WITHOUT_TURNS = new Set(['static', 'health', 'metrics']);
/** The response to a client that closed its connection while it waited for its turn. */
const abandoned = () => new Response(null, { status: 499 });
/** The app that is served. It is replaced when the server has started. */
export interface ServedApp {
  /** @param key of the request in the response cache; null for none */
  fetch(
    request: Request,
    env: HttpBindings,
    key: string | null | undefined,
  ): Response | Promise<Response>;
  /** Undefined while the server starts. */
  fast?: FastPath;
}

export interface FastPath {
  cache: ResponseCache;
  keyOf: KeyOf;
  report: ReportResponse;
  trustProxy: number;
  /** Undefined without limits. */
  turns?: Turns | undefined;
  /** True for the `Authorization` of an admin. */
  isSignedIn(authorization: string | undefined): boolean;
  /** Executes a compiled query. Undefined if the app has to, such as for a result with errors. */
  executeCompiled(
    query: RequestedQuery,
    caller: { address: string; origin: string; characters: number },
  ): Promise<ExecutedQuery | undefined> | undefined;
}

interface ExecutedQuery {
  json: string;
  isCacheable: boolean;
  tags: ReadonlySet<Tag>;
  /** Cost units that were charged. */
  units: number;
  /** Headers of this response only. */
  headers: [name: string, value: string][];
}

/** Headers that depend on the content of a response. */
const CONTENT_HEADERS = ['etag', 'cache-tag', 'cache-control'];

/** Requests with a token or an API key always go to the app. */
export function createFastPathListener(served: () => ServedApp): RequestListener {
  const seenOnce = new LRUCache<string, true>({ max: MAX_KEYS_SEEN_ONCE });
  /** Headers common to the responses for one kind of query, taken from the last one of the app. */
  const headersOfKind = new LRUCache<string, string[]>({ max: MAX_REQUEST_KINDS });
  const keys = new WeakMap<IncomingMessage, string | null>();

  const app = getRequestListener(
    (request, env) => {
      const bindings = env as HttpBindings;
      const { fetch, fast } = served();
      const { incoming } = bindings;
      const compute = () => fetch(request, bindings, keys.get(incoming));
      const kind = requestKindOf(new URL(request.url).pathname);
      if (WITHOUT_TURNS.has(kind)) return compute();
      const isRefused = (response?: Response) => response?.status === TOO_MANY_REQUESTS;
      return inTurn(fast, incoming, { compute, abandoned, isRefused });
    },
    // For the probes of load balancers that send HTTP/1.0 without Host.
    { hostname: 'localhost' },
  );

  /** Has the app handle a request, of which the body may have been read. */
  function handleByApp(request: IncomingMessage, response: ServerResponse, body?: Buffer) {
    // The adapter uses this body instead of the stream.
    if (body) Object.assign(request, { rawBody: body });
    return app(request, response);
  }

  /** Executes a compiled query and sends the response; false if the app has to. */
  async function respondCompiled(
    fast: FastPath,
    publicRequest: PublicRequest,
    response: ServerResponse,
  ): Promise<boolean> {
    const start = performance.now();
    const { cache, executeCompiled } = fast;
    const { request, path, kind, key, body } = publicRequest;
    const shared = path === GRAPHQL ? headersOfKind.get(kind) : undefined;
    const { url = '' } = request;
    const characters = body?.length ?? url.length;
    if (!shared || characters > MAX_FAST_CHARACTERS) return false;
    const query = requestedQueryIn(url, body);
    if (!query) return false;
    let { revision } = cache;
    const executed = await inTurn<ExecutedQuery | undefined>(fast, request, {
      compute: () => {
        revision = cache.revision;
        const address = addressOf(fast, request);
        return executeCompiled(query, { address, origin: originOf(request), characters });
      },
      abandoned: () => undefined,
    });
    if (!executed) return false;
    const { json, tags, isCacheable, units, headers } = executed;
    const computed = cachedResponse(
      [...shared, 'cache-control', cacheControlOf(tags)],
      encodeUtf8(json),
      tags,
    );
    // Only repeated requests are cached, so that reading all verses in turn does not evict the rest.
    if (!isCacheable) seenOnce.delete(key);
    else if (seenOnce.has(key)) cache.store(key, computed, tags, revision);
    else seenOnce.set(key, true);
    send(fast, publicRequest, response, computed, {
      ms: Math.round(performance.now() - start),
      units,
      cache: isCacheable ? 'miss' : undefined,
      revision,
      headers: headers.flat(),
    });
    return true;
  }

  async function respond(
    fast: FastPath,
    publicRequest: PublicRequest,
    response: ServerResponse,
  ): Promise<void> {
    const { request, path, key, kind, body } = publicRequest;
    const isSent = await respondCompiled(fast, publicRequest, response).catch(() => false);
    if (isSent) return;
    keys.set(request, key);
    await handleByApp(request, response, body);
    // Browsers get GraphiQL in place of any answer.
    const stored = path === GRAPHQL && key !== GRAPHQL ? fast.cache.find(key) : undefined;
    if (stored) headersOfKind.set(kind, withoutHeaders(stored.headers, CONTENT_HEADERS));
  }

  return (request, response) => {
    const { fast } = served();
    const path = fast && publicPathOf(request);
    const passOn = (body?: Buffer) => void handleByApp(request, response, body);
    if (!fast) return passOn();
    if (path === undefined) {
      const passOnWithKey = (body?: Buffer) => {
        // With a valid API key, it may get a cached response.
        keys.set(request, keyOfRequest(fast, request, body) ?? null);
        passOn(body);
      };
      // A slow body must not keep the turn of its address.
      if (hasBody(request)) receiveBody(request, passOnWithKey);
      else passOnWithKey();
      return;
    }
    const handle = (body?: Buffer) => {
      const key = keyOfRequest(fast, request, body);
      if (key === undefined) {
        keys.set(request, null);
        passOn(body);
        return;
      }
      const cached = fast.cache.find(key);
      if (cached) {
        send(fast, { request, path }, response, cached, {
          ms: 0,
          units: 0,
          cache: 'hit',
          revision: fast.cache.revision,
        });
        return;
      }
      const { accept = '', 'content-type': type = '' } = request.headers;
      const kind = `${request.method} ${accept} ${type}`;
      void respond(fast, { request, path, kind, key, body }, response);
    };
    if (request.method === 'POST') receiveBody(request, handle);
    else handle();
  };
}

/** A request without a token and an API key. */
interface PublicRequest {
  request: IncomingMessage;
  path: string;
  /** Body of a POST. */
  body: Buffer | undefined;
  /** Everything that the headers of the response depend on. */
  kind: string;
  /** In the response cache. */
  key: string;
}

/** As the app reads it. */
const originOf = ({ headers: { host = 'localhost' } }: IncomingMessage) => `http://${host}`;

const keyOfRequest = ({ keyOf }: FastPath, request: IncomingMessage, body: Buffer | undefined) =>
  keyOf({
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? ''),
    target: request.url ?? '',
    origin: originOf(request),
    header: (name) => request.headers[name]?.toString(),
    body: body && body.length <= LIMITS.bytes ? body.toString() : undefined,
  });

interface AboutResponse extends Pick<SentResponse, 'ms' | 'units' | 'cache'> {
  /** The content revision that it shows. */
  revision: number;
  /** Headers of this response only, as alternating names and values. */
  headers?: string[];
}

function send(
  fast: FastPath,
  { request, path }: Pick<PublicRequest, 'request' | 'path'>,
  response: ServerResponse,
  cached: CachedResponse,
  { revision, headers: ownHeaders = [], ...about }: AboutResponse,
): void {
  const { status, headers, body } = encodedResponse(cached, revision, {
    ifNoneMatch: request.headers['if-none-match'] ?? '',
    acceptEncoding: request.headers['accept-encoding']?.toString() ?? '',
  });
  const requestId = nextRequestId();
  headers.push(...ownHeaders, 'x-request-id', requestId);
  if (isCharged(path)) headers.push('x-request-cost', String(about.units));
  response.writeHead(status, headers);
  if (typeof body === 'string') response.end(body, 'latin1');
  else response.end(body);
  const address = addressOf(fast, request);
  const bytes = request.method === 'HEAD' ? 0 : (body?.length ?? 0);
  fast.report({ requestId, method: request.method, path, status, bytes, address, ...about });
}

let sharedBuffer = Buffer.allocUnsafeSlow(65_536);

/**
 * Encodes into one shared buffer; the result is valid until the next call. Allocating a buffer per
 * response dominated the profile.
 */
function encodeUtf8(text: string): Buffer {
  const maxBytes = text.length * 3;
  if (sharedBuffer.length < maxBytes) sharedBuffer = Buffer.allocUnsafeSlow(maxBytes);
  return sharedBuffer.subarray(0, sharedBuffer.write(text));
}

/** @param headers alternating names and values */
function withoutHeaders(headers: readonly string[], names: readonly string[]): string[] {
  return headers.filter((_text, index) => !names.includes(headers[index - (index % 2)] ?? ''));
}

/** The path of a request that the fast path may handle; undefined for any other. */
function publicPathOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (headers.authorization !== undefined || headers[KEY_HEADER] !== undefined) return undefined;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (method === 'GET' || method === 'HEAD') return path;
  const isPost = path === GRAPHQL && method === 'POST' && headers['content-type'] !== undefined;
  return isPost ? path : undefined;
}
