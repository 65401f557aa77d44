import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './appEnv';
import { nextRequestId } from './requestId';

const PROBES = ['/healthz', '/readyz'];

interface LoggedRequest {
  method: string | undefined;
  path: string;
  status: number;
  /** Duration in milliseconds. */
  ms?: number;
}

/** Logs a response and returns its request id; those to probes, of which there are many, at debug. */
export type LogRequest = (request: LoggedRequest, requestId?: string) => string;

export const createLogRequest =
  (log: Logger): LogRequest =>
  ({ ms = 0, ...request }, requestId = nextRequestId()) => {
    const level = PROBES.includes(request.path) ? 'debug' : 'info';
    log[level]({ ...request, ms, requestId }, 'request');
    return requestId;
  };

/** Assigns request ids and logs the responses. */
export function requestLog(logRequest: LogRequest): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now();
    const requestId = nextRequestId();
    c.set('requestId', requestId);
    await next();
    c.header('X-Request-Id', requestId);
    const { method, path } = c.req;
    const ms = Math.round(performance.now() - start);
    logRequest({ method, path, status: c.res.status, ms }, requestId);
  };
}
