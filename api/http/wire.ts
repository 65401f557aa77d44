/**
 * Between the socket and the app: public answers that were sent before are sent again at once, and
 * queries that were asked before are answered with other variables.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { compress, encodingOf, etagOf } from './answerCache';
import { askedIn, type Asked } from './asked';
import { LIMITS } from './limits';
import { nextRequestId } from './requestId';

const GRAPHQL = '/graphql';
const BYTES = 64 * 1024 * 1024;

/** What is served; while the server starts it is something else than after. */
export interface Served {
  fetch(request: Request, env: HttpBindings): Response | Promise<Response>;
  answerKnown?: AnswerKnown;
}

/** Answers a query that was asked before; undefined when the app has to, as for one with errors. */
export type AnswerKnown = (
  asked: Asked,
  caller: { remote: string | undefined; forwardedFor: string | undefined },
) => Promise<KnownAnswer | undefined> | undefined;

interface KnownAnswer {
  json: string;
  revision: number;
  /** False for one that is to be computed each time. */
  isKept: boolean;
  /** Of this answer alone. */
  headers: [name: string, value: string][];
}

interface SentAnswer {
  /** Names and values in turn, as Node sends them fastest. */
  headers: string[];
  etag: string;
  /** A character a byte: such text costs less to make, to keep and to send than bytes do. */
  body: string;
}

/** What one answer has for itself. */
const OWN_HEADERS = [
  'content-length',
  'x-request-id',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
];

/** What depends on the content of an answer. */
const OF_CONTENT = ['etag', 'x-content-revision', 'content-encoding'];

/**
 * Keeps what the app answers with an ETag and a content revision, until there is a later revision.
 * Requests with a token always reach the app.
 */
export function listenerOf(
  served: () => Served,
  { database, log }: { database: Database; log: Logger },
): RequestListener {
  const answers = new LRUCache<string, SentAnswer>({
    maxSize: BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + 1000,
  });
  const askedOnce = new LRUCache<string, true>({ max: 10_000 });
  /** Headers that every answer to requests of one form has: those of the last that the app gave. */
  const forms = new LRUCache<string, string[]>({ max: 100 });
  let revision = -1;
  database.onRevision((latest) => {
    revision = latest;
    answers.clear();
  });
  const requests = new WeakMap<IncomingMessage, PublicRequest>();

  async function keep({ key, form }: PublicRequest, answer: Response): Promise<void> {
    const etag = answer.headers.get('ETag');
    const ofRevision = Number(answer.headers.get('X-Content-Revision') ?? NaN);
    if (answer.status !== 200 || !etag || !(ofRevision >= revision)) return;
    const body = Buffer.from(await answer.clone().arrayBuffer()).toString('latin1');
    const shared = [...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name));
    const headers = [...shared, ['content-length', String(body.length)]].flat();
    forms.set(form, shared.filter(([name]) => !OF_CONTENT.includes(name)).flat());
    if (ofRevision >= revision) answers.set(key, { headers, etag, body });
  }

  const app = getRequestListener(async (request, env) => {
    const bindings = env as HttpBindings;
    const answer = await served().fetch(request, bindings);
    const asked = requests.get(bindings.incoming);
    if (asked) await keep(asked, answer);
    return answer;
  });

  function send(
    { headers, etag, body }: SentAnswer,
    { path, request }: PublicRequest,
    response: ServerResponse,
    own: string[] = [],
  ): void {
    const requestId = nextRequestId();
    const isKnown = request.headers['if-none-match'] === etag;
    const status = isKnown ? 304 : 200;
    // A 304 has no body, and says nothing of one.
    const sent = isKnown ? withoutBody(headers) : headers;
    response.writeHead(status, [...sent, ...own, 'x-request-id', requestId]);
    response.end(isKnown ? undefined : body, 'latin1');
    log.info({ method: request.method, path, status, ms: 0, requestId }, 'request');
  }

  /** Answers a query of a form that was answered before; false when the app has to. */
  async function answerKnown(asked: PublicRequest, response: ServerResponse): Promise<boolean> {
    const { request, path, form, key, body } = asked;
    const shared = path === GRAPHQL ? forms.get(form) : undefined;
    const query = shared && askedIn(request.url ?? '', body);
    if (!query) return false;
    const caller = {
      remote: request.socket.remoteAddress,
      forwardedFor: request.headers['x-forwarded-for']?.toString(),
    };
    const known = await served().answerKnown?.(query, caller);
    if (!known || known.revision < revision) return false;
    const answer = sentAnswer(known, shared, request.headers['accept-encoding']?.toString() ?? '');
    // What is asked for once, as when all verses are read in turn, leaves room for the rest.
    if (!known.isKept) askedOnce.delete(key);
    else if (askedOnce.has(key)) answers.set(key, answer);
    else askedOnce.set(key, true);
    send(answer, asked, response, known.headers.flat());
    return true;
  }

  function answer(asked: PublicRequest, response: ServerResponse): void {
    const { request, key, body } = asked;
    const sent = answers.get(key);
    if (sent) {
      send(sent, asked, response);
      return;
    }
    const ask = () => {
      requests.set(request, asked);
      // The adapter takes the body from here in place of the stream that was read.
      if (body) Object.assign(request, { rawBody: body });
      void app(request, response);
    };
    answerKnown(asked, response).then((isAnswered) => {
      if (!isAnswered) ask();
    }, ask);
  }

  return (request, response) => {
    const path = publicPathOf(request);
    if (path === undefined) return void app(request, response);
    if (request.method === 'GET') return answer(publicRequest(request, path), response);
    readBody(request, (body) => answer(publicRequest(request, path, body), response));
  };
}

/** A request that anyone may send, and what its answer depends on. */
interface PublicRequest {
  request: IncomingMessage;
  path: string;
  /** Of a POST. */
  body: Buffer | undefined;
  /** What the headers of the answer depend on. */
  form: string;
  /** All that the answer depends on. */
  key: string;
}

function publicRequest(request: IncomingMessage, path: string, body?: Buffer): PublicRequest {
  const { method, url, headers } = request;
  const { accept = '', 'accept-encoding': encoding = '', 'content-type': type = '' } = headers;
  const form = `${method} ${path} ${accept} ${encoding} ${type}`;
  return { request, path, body, form, key: `${form} ${url} ${body?.toString('latin1') ?? ''}` };
}

function sentAnswer(
  { json, revision }: KnownAnswer,
  shared: string[],
  acceptEncoding: string,
): SentAnswer {
  const plain = bytesOf(json);
  const etag = etagOf(plain);
  const encoding = encodingOf(plain, acceptEncoding);
  const body = compress(plain, encoding).toString('latin1');
  const headers = [...shared, 'etag', etag, 'x-content-revision', String(revision)];
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  return { headers, etag, body };
}

let room = Buffer.allocUnsafeSlow(65_536);

/** The bytes of a text, until the next is asked for: room for each by itself is what costs most. */
function bytesOf(text: string): Buffer {
  if (room.length < text.length * 3) room = Buffer.allocUnsafeSlow(text.length * 3);
  return room.subarray(0, room.write(text));
}

function withoutBody(headers: string[]): string[] {
  return headers.filter(
    (_text, index) => !/^content-(length|encoding|type)$/.test(headers[index - (index % 2)] ?? ''),
  );
}

/** The path of a request that may be answered from here; undefined for any other. */
function publicPathOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (headers.authorization !== undefined) return undefined;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const isGraphQL = path === GRAPHQL;
  if (method === 'GET') return isGraphQL || path.startsWith('/api/') ? path : undefined;
  const isPost = isGraphQL && method === 'POST' && headers['content-type'] !== undefined;
  return isPost ? path : undefined;
}

/** Reads to the end, or so far that the app sees the limit passed. */
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
