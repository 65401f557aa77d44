/** The whole server on a test database, called without a socket. */
import pino from 'pino';
import { createApp, type AppOptions } from '../../api/app';
import { partsOf } from '../../api/http/cache/cacheKey';
import type { Database } from '../../api/database/database';

export interface GraphQLAnswer<Data> {
  data?: Data | null;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions?: { code?: string; requestId?: string; limit?: string };
  }[];
}

export interface TestApp {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends GraphQL by POST and returns the whole answer. */
  answer<Data>(document: string, variables?: object): Promise<GraphQLAnswer<Data>>;
  /** The data of a response; throws if it has errors. */
  query<Data>(document: string, variables?: object): Promise<Data>;
  /** What the server logged, line by line. */
  readonly log: Record<string, unknown>[];
}

/** Signs the tokens of the tests. */
export const TEST_SECRET = 'the-secret-of-the-tests-is-long-enough';

/** Options that every app needs. */
export const TEST_OPTIONS = { jwtSecret: TEST_SECRET, cacheBytes: 100_000_000 };

export function makeTestApp(database: Database, options: Partial<AppOptions> = {}): TestApp {
  const log: Record<string, unknown>[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => log.push(JSON.parse(line)) });
  const app = createApp({
    database,
    log: logger,
    ...TEST_OPTIONS,
    isReady: async () => true,
    ...options,
  });
  const fetch: TestApp['fetch'] = async (path, init) => {
    const request = new Request(new URL(path, 'http://localhost'), init);
    return app.fetch(request, undefined, keyOf(request, init?.body));
  };
  /** The fast path has read the bodies of queries. */
  const keyOf = (request: Request, body: unknown) =>
    typeof body === 'string' ? app.fast.keyOf({ ...partsOf(request), body }) : undefined;

  async function answer<Data>(document: string, variables: object = {}) {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document, variables }),
    });
    return (await response.json()) as GraphQLAnswer<Data>;
  }

  async function query<Data>(document: string, variables?: object) {
    const { data, errors } = await answer<Data>(document, variables);
    if (errors || !data) throw new Error(errors?.map(({ message }) => message).join('\n'));
    return data;
  }

  return { fetch, answer, query, log };
}
