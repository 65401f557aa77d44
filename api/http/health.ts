import { Hono } from 'hono';

/** /healthz succeeds while the process runs, /readyz while the database is migrated and reachable. */
export function healthRoutes(isMigrated: () => Promise<boolean>): Hono {
  const health = new Hono();
  health.get('/healthz', (c) => c.json({ status: 'ok' }));
  health.get('/readyz', async (c) => {
    const ready = await isMigrated().catch(() => false);
    return c.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
  });
  return health;
}
