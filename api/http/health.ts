import { Hono } from 'hono';

/** /healthz answers while the process is up, /readyz once the database is ready for use. */
export function healthRoutes(isMigrated: () => Promise<boolean>): Hono {
  const health = new Hono();
  health.get('/healthz', (c) => c.json({ status: 'ok' }));
  health.get('/readyz', async (c) => {
    const ready = await isMigrated().catch(() => false);
    return c.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
  });
  return health;
}
