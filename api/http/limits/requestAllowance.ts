/** How many requests an address may send, whatever they ask for; those for cached responses count too. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Budgets } from './budgets';
import { addressBehind } from '../caller';
import { errorBody } from '../errors';
import { LIMITS } from './limits';
import { nextRequestId } from '../requestId';
import { requestKindOf } from '../requestKind';
import type { SentResponse } from '../appEnv';
import type { ReportResponse } from '../requestLog';

/** Requests per cost unit of the API: 6000 a minute by default. */
const REQUESTS_PER_UNIT = 20;
/** Part of the requests of a minute that may be sent at once. */
const BURST_SHARE = 1 / 6;
/** A body of more bytes counts as several requests, because reading it takes as long. */
const BODY_BYTES_PER_REQUEST = 10_000;
/** So does a response of more bytes, because sending it does. */
const RESPONSE_BYTES_PER_REQUEST = 50_000;
/** Refusals wait, so that an address gets no more of them than it has connections in this time. */
const REFUSAL_DELAY_MS = 1000;

interface AllowanceOptions {
  /** Cost units of the API per minute and address; 0 for no limit. */
  rateLimit: number;
  trustProxy: number;
  budgets: Budgets;
  /** Reports refusals. */
  report: ReportResponse;
  refusalDelayMs?: number;
}

export interface RequestAllowance {
  /** Passes on the requests of addresses within their allowance, and responds to others with 429. */
  allow(listener: RequestListener): RequestListener;
  /** Counts a response that was passed on by its size. */
  countResponse(sent: Pick<SentResponse, 'address' | 'bytes'>): void;
}

export function createRequestAllowance({
  rateLimit,
  trustProxy,
  budgets,
  report,
  refusalDelayMs = REFUSAL_DELAY_MS,
}: AllowanceOptions): RequestAllowance {
  const perMinute = rateLimit * REQUESTS_PER_UNIT;
  const limit = budgets.create('requests', perMinute, { burst: perMinute * BURST_SHARE });
  /** Connections on which a refusal waits. */
  const refused = new WeakSet<Socket>();
  const allow = (listener: RequestListener): RequestListener => {
    return (request, response) => {
      const { socket } = request;
      const forwardedFor = request.headers['x-forwarded-for']?.toString();
      const address = addressBehind(socket.remoteAddress, forwardedFor, trustProxy);
      if (limit.take(address, requestsOfBody(request))) {
        listener(request, response);
        return;
      }
      // The client did not wait for the refusal.
      if (refused.has(socket)) {
        socket.destroy();
        return;
      }
      refused.add(socket);
      const start = performance.now();
      setTimeout(() => {
        refused.delete(socket);
        const sent = refuse(request, response, perMinute);
        const ms = Math.round(performance.now() - start);
        report({ ...sent, address, ms, units: 0, refusedBy: 'requests' });
      }, refusalDelayMs);
    };
  };
  const countResponse: RequestAllowance['countResponse'] = ({ address, bytes }) => {
    if (bytes < RESPONSE_BYTES_PER_REQUEST) return;
    limit.settle(address, Math.floor(bytes / RESPONSE_BYTES_PER_REQUEST));
  };
  return { allow, countResponse };
}

/** As how many requests one counts; one without the length of its body as the largest. */
function requestsOfBody({ headers }: IncomingMessage): number {
  const isChunked = headers['transfer-encoding'] !== undefined;
  const bytes = isChunked ? LIMITS.bytes : Number(headers['content-length'] ?? 0);
  return 1 + Math.floor(Math.min(bytes, LIMITS.bytes) / BODY_BYTES_PER_REQUEST);
}

/** @returns what is reported about the response */
function refuse(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  perMinute: number,
) {
  const message = `An address may send ${perMinute} requests per minute. Try again in 1 s.`;
  const code = 'TOO_MANY_REQUESTS';
  const path = url.split('?')[0] ?? '';
  const kind = requestKindOf(path);
  const isRest = kind === 'rest' || kind === 'download';
  const body = JSON.stringify(
    isRest ? { success: false, errorMessage: message, code } : errorBody(code, message),
  );
  const requestId = nextRequestId();
  const status = 429;
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '1',
    'X-Request-Id': requestId,
  });
  response.end(body);
  const bytes = method === 'HEAD' ? 0 : Buffer.byteLength(body);
  return { requestId, method, path, status, bytes };
}
