import { Hono } from 'hono';

/**
 * /healthz succeeds while the process runs, /readyz while the server should receive requests: the
 * database is migrated and responds, and the server isn't stopping.
 */
export function healthRoutes(isReady: () => Promise<boolean>): Hono {
  const health = new Hono();
  /** Shared by concurrent probes. */
  let probe: Promise<boolean> | undefined;
  health.get('/healthz', (c) => c.json({ status: 'ok' }));
  health.get('/readyz', async (c) => {
    probe ??= isReady().finally(() => (probe = undefined));
    const ready = await probe.catch(() => false);
    return c.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
  });
  return health;
}
