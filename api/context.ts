import type { Logger } from 'pino';
import type { Database } from './database';

/** What every resolver gets; one object a request, which also carries that request's loaders. */
export interface Context {
  database: Database;
  log: Logger;
  /** Sent as X-Request-Id and in the extensions of a masked error. */
  requestId: string;
}
