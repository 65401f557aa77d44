/** The whole server on a test database, behind a socket of its own. */
import pino from 'pino';
import { createApp, type AppOptions } from '../../api/app';
import type { Database } from '../../api/database/database';
import { createFastPathListener } from '../../api/http/cache/fastPath';
import { HttpServer } from '../../api/http/httpServer';
import { TEST_OPTIONS } from './app';

export interface ServedApp {
  /** Without a trailing slash. */
  origin: string;
  close(): Promise<void>;
}

/** Listens on a free port. */
export async function serveApp(
  database: Database,
  options: Partial<AppOptions> = {},
): Promise<ServedApp> {
  const app = createApp({
    database,
    log: pino({ level: 'silent' }),
    ...TEST_OPTIONS,
    isReady: async () => true,
    ...options,
  });
  const http = new HttpServer(createFastPathListener(() => app));
  const port = await http.listen(0, '127.0.0.1');
  return { origin: `http://127.0.0.1:${port}`, close: () => http.close() };
}
