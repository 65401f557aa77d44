/** How many requests an address may send, whatever they ask for; those for cached responses count too. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { addressBehind } from './caller';
import { errorBody } from './errors';
import { RateLimit } from './rateLimit';
import { requestKindOf } from './requestKind';

/** Requests per cost unit of the API: 6000 a minute by default. */
const REQUESTS_PER_UNIT = 20;
/** Part of the requests of a minute that may be sent at once. */
const BURST = 1 / 3;
/** Refusals wait, so that an address gets no more of them than it has connections in this time. */
const REFUSAL_DELAY_MS = 1000;

interface AllowanceOptions {
  /** Cost units of the API per minute and address; 0 for no limit. */
  rateLimit: number;
  trustProxy: number;
  refusalDelayMs?: number;
}

/** Passes on the requests of addresses within their allowance, and answers 429 to others. */
export function allowRequests(
  listener: RequestListener,
  { rateLimit, trustProxy, refusalDelayMs = REFUSAL_DELAY_MS }: AllowanceOptions,
): RequestListener {
  const perMinute = rateLimit * REQUESTS_PER_UNIT;
  const limit = new RateLimit(perMinute, undefined, perMinute * BURST);
  return (request, response) => {
    const forwardedFor = request.headers['x-forwarded-for']?.toString();
    const address = addressBehind(request.socket.remoteAddress, forwardedFor, trustProxy);
    if (limit.take(address, 1)) listener(request, response);
    else setTimeout(() => refuse(request, response, perMinute), refusalDelayMs);
  };
}

function refuse({ url = '' }: IncomingMessage, response: ServerResponse, perMinute: number): void {
  const message = `An address may send ${perMinute} requests per minute. Try again in 1 s.`;
  const code = 'TOO_MANY_REQUESTS';
  const kind = requestKindOf(url.split('?')[0] ?? '');
  const isRest = kind === 'rest' || kind === 'download';
  const body = isRest ? { success: false, errorMessage: message, code } : errorBody(code, message);
  response.writeHead(429, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '1',
  });
  response.end(JSON.stringify(body));
}
