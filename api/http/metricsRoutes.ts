/** /metrics, on the port of the site or on one of its own. */
import { hash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { AggregatorRegistry, Registry } from 'prom-client';

/** Returns the metrics in the text format of Prometheus. */
export type ReadMetrics = () => Promise<string>;

/** @param token that callers have to send; undefined if everyone may read the metrics */
export function metricsRoutes(read: ReadMetrics, token: string | undefined): Hono {
  const routes = new Hono();
  routes.get('/metrics', async (c) => {
    if (token !== undefined && !isToken(c.req.header('Authorization'), token)) {
      return c.text('Send the metrics token.\n', 401, { 'WWW-Authenticate': 'Bearer' });
    }
    const metrics = await read().catch(() => undefined);
    if (metrics === undefined) return c.text('A worker does not respond.\n', 503);
    return c.text(metrics, 200, {
      'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE,
      'Cache-Control': 'no-store',
    });
  });
  return routes;
}

/** Compares hashes, which have one length, in constant time. */
function isToken(authorization: string | undefined, token: string): boolean {
  const hashOf = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(hashOf(authorization ?? ''), hashOf(`Bearer ${token}`));
}

/** For the primary process: reads the metrics of all workers, added up. */
export function readMetricsOfWorkers(): ReadMetrics {
  const workers = new AggregatorRegistry();
  return () => workers.clusterMetrics();
}
