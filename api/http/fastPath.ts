/**
 * Handles requests between the socket and the app: sends cached public responses again and executes
 * compiled queries, both without Hono and Yoga.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { LIMITS } from './limits';
import { requestedQueryIn, type RequestedQuery } from './requestedQuery';
import { nextRequestId } from './requestId';
import { compress, encodingOf, etagOf } from './responseCache';

const GRAPHQL = '/graphql';
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
const MAX_KEYS_SEEN_ONCE = 10_000;
const MAX_REQUEST_KINDS = 100;

/** The app that is served. It is replaced when the server has started. */
export interface ServedApp {
  fetch(request: Request, env: HttpBindings): Response | Promise<Response>;
  executeCompiled?: ExecuteCompiled;
}

/** Executes a compiled query. Undefined if the app has to, such as for a result with errors. */
export type ExecuteCompiled = (
  query: RequestedQuery,
  caller: { remote: string | undefined; forwardedFor: string | undefined },
) => Promise<ExecutedQuery | undefined> | undefined;

interface ExecutedQuery {
  json: string;
  revision: number;
  isCacheable: boolean;
  /** Headers of this response only. */
  headers: [name: string, value: string][];
}

interface RawResponse {
  /** Alternating names and values, the form that Node sends fastest. */
  headers: string[];
  etag: string;
  /** One character per byte: latin1 strings are cheaper to create, store and send than buffers. */
  body: string;
}

/** Headers that differ per response and must not be cached. */
const PER_RESPONSE_HEADERS = [
  'content-length',
  'x-request-id',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
];

/** Headers that depend on the content of the response. */
const CONTENT_HEADERS = ['etag', 'x-content-revision', 'content-encoding'];

/**
 * Caches responses of the app that have an ETag and a content revision, until the next revision.
 * Requests with a token always go to the app.
 */
export function createFastPathListener(
  served: () => ServedApp,
  { database, log }: { database: Database; log: Logger },
): RequestListener {
  const responses = new LRUCache<string, RawResponse>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + 1000,
  });
  const seenOnce = new LRUCache<string, true>({ max: MAX_KEYS_SEEN_ONCE });
  /** Headers common to the responses for one kind of request, taken from the last one of the app. */
  const headersOfKind = new LRUCache<string, string[]>({ max: MAX_REQUEST_KINDS });
  let revision = -1;
  database.onRevision((latest) => {
    revision = latest;
    responses.clear();
  });
  const requests = new WeakMap<IncomingMessage, PublicRequest>();

  async function cache({ key, kind }: PublicRequest, response: Response): Promise<void> {
    const etag = response.headers.get('ETag');
    const ofRevision = Number(response.headers.get('X-Content-Revision') ?? NaN);
    if (response.status !== 200 || !etag || !(ofRevision >= revision)) return;
    const body = Buffer.from(await response.clone().arrayBuffer()).toString('latin1');
    const shared = [...response.headers].filter(([name]) => !PER_RESPONSE_HEADERS.includes(name));
    const headers = [...shared, ['content-length', String(body.length)]].flat();
    headersOfKind.set(kind, shared.filter(([name]) => !CONTENT_HEADERS.includes(name)).flat());
    if (ofRevision >= revision) responses.set(key, { headers, etag, body });
  }

  const app = getRequestListener(async (request, env) => {
    const bindings = env as HttpBindings;
    const response = await served().fetch(request, bindings);
    const publicRequest = requests.get(bindings.incoming);
    if (publicRequest) await cache(publicRequest, response);
    return response;
  });

  function send(
    { headers, etag, body }: RawResponse,
    { path, request }: PublicRequest,
    response: ServerResponse,
    ownHeaders: string[] = [],
  ): void {
    const requestId = nextRequestId();
    const isNotModified = request.headers['if-none-match'] === etag;
    const status = isNotModified ? 304 : 200;
    // A 304 has neither a body nor headers about it.
    const sent = isNotModified ? withoutBodyHeaders(headers) : headers;
    response.writeHead(status, [...sent, ...ownHeaders, 'x-request-id', requestId]);
    response.end(isNotModified ? undefined : body, 'latin1');
    log.info({ method: request.method, path, status, ms: 0, requestId }, 'request');
  }

  /** Executes a compiled query and sends the response; false if the app has to. */
  async function respondCompiled(
    publicRequest: PublicRequest,
    response: ServerResponse,
  ): Promise<boolean> {
    const { request, path, kind, key, body } = publicRequest;
    const shared = path === GRAPHQL ? headersOfKind.get(kind) : undefined;
    const query = shared && requestedQueryIn(request.url ?? '', body);
    if (!query) return false;
    const caller = {
      remote: request.socket.remoteAddress,
      forwardedFor: request.headers['x-forwarded-for']?.toString(),
    };
    const executed = await served().executeCompiled?.(query, caller);
    if (!executed || executed.revision < revision) return false;
    const acceptEncoding = request.headers['accept-encoding']?.toString() ?? '';
    const raw = rawResponse(executed, shared, acceptEncoding);
    // Only repeated requests are cached, so that reading all verses in turn does not evict the rest.
    if (!executed.isCacheable) seenOnce.delete(key);
    else if (seenOnce.has(key)) responses.set(key, raw);
    else seenOnce.set(key, true);
    send(raw, publicRequest, response, executed.headers.flat());
    return true;
  }

  function respond(publicRequest: PublicRequest, response: ServerResponse): void {
    const { request, key, body } = publicRequest;
    const cached = responses.get(key);
    if (cached) {
      send(cached, publicRequest, response);
      return;
    }
    const respondByApp = () => {
      requests.set(request, publicRequest);
      // The adapter uses this body instead of the stream, which was read.
      if (body) Object.assign(request, { rawBody: body });
      void app(request, response);
    };
    respondCompiled(publicRequest, response).then((isSent) => {
      if (!isSent) respondByApp();
    }, respondByApp);
  }

  return (request, response) => {
    const path = publicPathOf(request);
    if (path === undefined) return void app(request, response);
    if (request.method === 'GET') return respond(publicRequestOf(request, path), response);
    readBody(request, (body) => respond(publicRequestOf(request, path, body), response));
  };
}

/** A request without a token, with everything that its response depends on. */
interface PublicRequest {
  request: IncomingMessage;
  path: string;
  /** Body of a POST. */
  body: Buffer | undefined;
  /** Everything that the headers of the response depend on. */
  kind: string;
  /** Everything that the response depends on. */
  key: string;
}

function publicRequestOf(request: IncomingMessage, path: string, body?: Buffer): PublicRequest {
  const { method, url, headers } = request;
  const { accept = '', 'accept-encoding': encoding = '', 'content-type': type = '' } = headers;
  const kind = `${method} ${path} ${accept} ${encoding} ${type}`;
  return { request, path, body, kind, key: `${kind} ${url} ${body?.toString('latin1') ?? ''}` };
}

function rawResponse(
  { json, revision }: ExecutedQuery,
  shared: string[],
  acceptEncoding: string,
): RawResponse {
  const plain = encodeUtf8(json);
  const etag = etagOf(plain);
  const encoding = encodingOf(plain, acceptEncoding);
  const body = compress(plain, encoding).toString('latin1');
  const headers = [...shared, 'etag', etag, 'x-content-revision', String(revision)];
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  return { headers, etag, body };
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

function withoutBodyHeaders(headers: string[]): string[] {
  return headers.filter(
    (_text, index) => !/^content-(length|encoding|type)$/.test(headers[index - (index % 2)] ?? ''),
  );
}

/** The path of a request that the fast path may handle; undefined for any other. */
function publicPathOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (headers.authorization !== undefined) return undefined;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const isGraphQL = path === GRAPHQL;
  if (method === 'GET') return isGraphQL || path.startsWith('/api/') ? path : undefined;
  const isPost = isGraphQL && method === 'POST' && headers['content-type'] !== undefined;
  return isPost ? path : undefined;
}

/** Reads the body to its end, or until it exceeds the limit, which the app then reports. */
function readBody(request: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    done(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
  };
  request.on('data', (chunk: Buffer) => {
    if (isDone) return;
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > LIMITS.bytes) finish();
  });
  request.on('end', finish);
}
