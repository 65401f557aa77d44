/** Between the socket and the app: public answers that were sent before are sent again at once. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { LIMITS } from './limits';

const BYTES = 64 * 1024 * 1024;

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

interface SentAnswer {
  /** Names and values in turn, as Node sends them fastest. */
  headers: string[];
  etag: string;
  /** A character a byte: Node sends a string together with the headers, in one write. */
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

/**
 * Keeps what the app answers with an ETag and a content revision, until there is a later revision.
 * Requests with a token always reach the app.
 */
export function listenerOf(
  fetch: Fetch,
  { database, log }: { database: Database; log: Logger },
): RequestListener {
  const answers = new LRUCache<string, SentAnswer>({
    maxSize: BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + 1000,
  });
  let revision = -1;
  database.onRevision((latest) => {
    revision = latest;
    answers.clear();
  });
  const keys = new WeakMap<IncomingMessage, string>();

  async function keep(key: string, answer: Response): Promise<void> {
    const etag = answer.headers.get('ETag');
    const ofRevision = Number(answer.headers.get('X-Content-Revision') ?? NaN);
    if (answer.status !== 200 || !etag || !(ofRevision >= revision)) return;
    const body = Buffer.from(await answer.clone().arrayBuffer()).toString('latin1');
    const shared = [...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name));
    const headers = [...shared, ['content-length', String(body.length)]].flat();
    if (ofRevision >= revision) answers.set(key, { headers, etag, body });
  }

  const app = getRequestListener(async (request, env) => {
    const bindings = env as HttpBindings;
    const answer = await fetch(request, bindings);
    const key = keys.get(bindings.incoming);
    if (key !== undefined) await keep(key, answer);
    return answer;
  });

  /** @returns false when the app has to answer */
  function sendAgain(
    key: string,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    const answer = answers.get(key);
    if (!answer) return false;
    const { headers, etag, body } = answer;
    const requestId = randomUUID();
    const isKnown = request.headers['if-none-match'] === etag;
    const status = isKnown ? 304 : 200;
    // A 304 has no body, and says nothing of one.
    const sent = isKnown ? withoutBody(headers) : headers;
    response.writeHead(status, [...sent, 'x-request-id', requestId]);
    response.end(isKnown ? undefined : body, 'latin1');
    log.info({ method: request.method, path, status, ms: 0, requestId }, 'request');
    return true;
  }

  return (request, response) => {
    const path = publicPathOf(request);
    if (path === undefined) return void app(request, response);
    if (request.method === 'GET') {
      const key = keyOf(request, '');
      if (sendAgain(key, path, request, response)) return;
      keys.set(request, key);
      return void app(request, response);
    }
    readBody(request, (body) => {
      const key = keyOf(request, body.toString('latin1'));
      if (sendAgain(key, path, request, response)) return;
      keys.set(request, key);
      // The adapter takes the body from here in place of the stream that was read.
      Object.assign(request, { rawBody: body });
      void app(request, response);
    });
  };
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
  const isGraphQL = path === '/graphql';
  if (method === 'GET') return isGraphQL || path.startsWith('/api/') ? path : undefined;
  const isPost = isGraphQL && method === 'POST' && headers['content-type'] !== undefined;
  return isPost ? path : undefined;
}

/** All that an anonymous answer depends on. */
function keyOf({ method, url, headers }: IncomingMessage, body: string): string {
  const { accept = '', 'accept-encoding': encoding = '', 'content-type': type = '' } = headers;
  return `${method} ${url} ${accept} ${encoding} ${type} ${body}`;
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
