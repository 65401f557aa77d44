/** The REST API over a database of the tests, with contexts as api/app.ts makes them. */
import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { Hono } from 'hono';
import pino from 'pino';
import { LoginLimits } from '../../api/auth/loginLimits';
import { readViewer } from '../../api/auth/viewer';
import { callerOf } from '../../api/caller';
import type { Viewer } from '../../api/context';
import type { Database } from '../../api/database';
import { internalError } from '../../api/errors';
import { restRoutes, type RestOptions } from '../../api/rest/handle';
import { TEST_SECRET } from './app';

export interface RestApp {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** What the server logged, line by line. */
  readonly log: Record<string, unknown>[];
}

export function makeRestApp(
  database: Database,
  { charge }: Pick<RestOptions<object>, 'charge'> = {},
): RestApp {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const limits = new LoginLimits();
  const app = new Hono().route(
    '/',
    restRoutes({
      contextOf(c) {
        const caller = callerOf(c, { publicUrl: undefined, trustProxy: 0 });
        let viewer: Promise<Viewer | null> | undefined;
        return {
          database,
          log,
          requestId: randomUUID(),
          caller,
          viewer: () => (viewer ??= readViewer(database, TEST_SECRET, caller.accessToken)),
          authentication: { secret: TEST_SECRET, limits },
        };
      },
      mask(result, context) {
        const errors = result.errors?.map((error) => {
          const { originalError } = error;
          if (!originalError || originalError instanceof GraphQLError) return error;
          context.log.error({ err: originalError }, 'resolver failed');
          return internalError(context.requestId, error);
        });
        return { ...result, errors };
      },
      maxBytes: 256 * 1024,
      charge,
    }),
  );
  return {
    fetch: async (path, init) => app.fetch(new Request(new URL(path, 'http://localhost'), init)),
    log: lines,
  };
}

export interface RestAnswer {
  status: number;
  headers: Headers;
  body: {
    success: boolean;
    data?: any;
    errorMessage?: string;
    code?: string;
    [field: string]: unknown;
  };
}

/** Calls the REST API with a JSON body, as the admin who holds the token when one is given. */
export async function call(
  app: RestApp,
  method: string,
  path: string,
  { body, token, headers }: { body?: object; token?: string; headers?: HeadersInit } = {},
): Promise<RestAnswer> {
  const response = await app.fetch(`/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as RestAnswer['body'],
  };
}
