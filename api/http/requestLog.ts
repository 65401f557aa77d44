/** Request ids, and the log line of each response. */
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { ApiKeyUsageCounter } from '../auth/apiKeyUsage';
import type { Exchange, SentResponse } from './appEnv';
import { addressBehind } from './caller';
import type { Metrics } from './metrics';
import { nextRequestId } from './requestId';
import { isCharged, requestKindOf } from './requestKind';

export type ReportResponse = (sent: SentResponse) => void;

interface ReportOptions {
  log: Logger;
  metrics: Metrics | undefined;
  onResponse: ReportResponse | undefined;
  apiKeyUsage: ApiKeyUsageCounter;
}

export const createReport =
  ({ log, metrics, onResponse, apiKeyUsage }: ReportOptions): ReportResponse =>
  (response) => {
    onResponse?.(response);
    const { requestId, method, path, status, bytes, address, ms, units, refusedBy, apiKey } =
      response;
    if (apiKey) apiKeyUsage.add(apiKey.id, units);
    const kind = requestKindOf(path);
    metrics?.count(kind, response);
    // Proxies and monitoring send many requests.
    const level = kind === 'health' || kind === 'metrics' ? 'debug' : 'info';
    const cached = response.cache === 'hit';
    const apiKeyId = apiKey?.id;
    const line = {
      requestId,
      method,
      path,
      status,
      bytes,
      address,
      ms,
      units,
      refusedBy,
      cached,
      apiKeyId,
    };
    log[level](line, 'request');
  };

type Handle<Env> = (
  request: Request,
  env: Env,
  key?: string | null,
) => Response | Promise<Response>;

/** Assigns request ids and reports the responses; the outermost function of the app. */
export function reported(
  handle: Handle<{ exchange: Exchange }>,
  { report, trustProxy }: { report: ReportResponse; trustProxy: number },
): Handle<HttpBindings | undefined> {
  return async (request, env, key) => {
    const start = performance.now();
    const { method, headers, url } = request;
    const forwardedFor = headers.get('X-Forwarded-For') ?? undefined;
    const exchange: Exchange = {
      requestId: nextRequestId(),
      // Tests have no socket.
      address: addressBehind(env?.incoming.socket.remoteAddress, forwardedFor, trustProxy),
      units: 0,
    };
    const response = await handle(request, { ...env, exchange }, key);
    const path = new URL(url).pathname;
    response.headers.set('X-Request-Id', exchange.requestId);
    if (isCharged(path)) response.headers.set('X-Request-Cost', String(exchange.units));
    const { status, body } = response;
    const ms = Math.round(performance.now() - start);
    const sent = (bytes: number) => report({ method, path, status, ms, bytes, ...exchange });
    if (exchange.isStreamed && body) return new Response(counted(body, sent), response);
    sent(method === 'HEAD' ? 0 : Number(response.headers.get('Content-Length')));
    return response;
  };
}

/** @param onEnd is called with the bytes that were sent, also if the caller has gone before the end */
function counted(body: ReadableStream<Uint8Array>, onEnd: (bytes: number) => void) {
  const reader = body.getReader();
  let bytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) {
            onEnd(bytes);
            controller.close();
            return;
          }
          bytes += value.length;
          controller.enqueue(value);
        } catch (error) {
          onEnd(bytes);
          controller.error(error);
        }
      },
      cancel(reason) {
        onEnd(bytes);
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
