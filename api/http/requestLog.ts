import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './appEnv';
import { nextRequestId } from './requestId';

const PROBES = ['/healthz', '/readyz'];

/** Assigns request ids and logs the responses; those to probes, of which there are many, at debug. */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now();
    const requestId = nextRequestId();
    c.set('requestId', requestId);
    await next();
    c.header('X-Request-Id', requestId);
    const { method, path } = c.req;
    const ms = Math.round(performance.now() - start);
    const level = PROBES.includes(path) ? 'debug' : 'info';
    log[level]({ method, path, status: c.res.status, ms, requestId }, 'request');
  };
}
