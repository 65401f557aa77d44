import { brotliDecompressSync } from 'node:zlib';
import { parse, print, type OperationDefinitionNode } from 'graphql';
import type { Database } from '../../../api/database/database';
import { exampleQueries } from '../../../api/http/exampleQueries';
import { migrationCheck } from '../../../api/database/migrate';
import { describeOneDatabase } from '../../support/database';
import { statementsOf } from '../../support/statements';
import { makeTestApp, type TestApp } from '../../support/app';

const json = { 'content-type': 'application/json' };
const post = (query: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify({ query }),
});
const breakTable = ({ prisma }: Database) =>
  prisma.$executeRaw`ALTER TABLE "Verse" RENAME TO "Elsewhere"`;
const readiness = async (database: Database) => {
  const app = makeTestApp(database, { isReady: migrationCheck(database) });
  const response = await app.fetch('/readyz');
  return [response.status, await response.json()];
};

describeOneDatabase('readiness', (databases) => {
  test('/healthz and /readyz are 200 with all migrations applied', async () => {
    const database = await databases.open('migrated');
    const response = await makeTestApp(database).fetch('/healthz');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
    expect(await readiness(database)).toEqual([200, { status: 'ok' }]);
  });

  test('many requests to /readyz need one check', async () => {
    const database = await databases.open('migrated');
    const app = makeTestApp(database, { isReady: migrationCheck(database) });
    const probe = async () => (await app.fetch('/readyz')).status;
    const statements = await statementsOf(database, async () => {
      expect(await Promise.all([probe(), probe(), probe()])).toEqual([200, 200, 200]);
      expect(await probe()).toBe(200);
    });
    expect(statements).toHaveLength(2);
  });

  test('/readyz is 503 when a migration is missing', async () => {
    const database = await databases.open('migrated');
    await database.prisma.$executeRaw`UPDATE _prisma_migrations SET finished_at = NULL`;
    expect(await readiness(database)).toEqual([503, { status: 'unavailable' }]);
    await database.prisma.$executeRaw`DROP TABLE _prisma_migrations`;
    expect(await readiness(database)).toEqual([503, { status: 'unavailable' }]);
  });

  test('/readyz is 503 and /healthz still 200 when the database is closed', async () => {
    const database = await databases.open('migrated');
    await database.close();
    expect(await readiness(database)).toEqual([503, { status: 'unavailable' }]);
    expect((await makeTestApp(database).fetch('/healthz')).status).toBe(200);
  });
});

describeOneDatabase('an unexpected error', (databases) => {
  const database = databases.use('migrated');
  const hash = 'a'.repeat(64);
  let app: TestApp;
  beforeAll(async () => {
    await breakTable(database());
    app = makeTestApp(database(), {
      client: {
        files: 'public',
        persistedQueries: { [hash]: '{ verse(key: "1:1") { key } }' },
        render: async (request, { execute }) =>
          Response.json(await execute(new URL(request.url).pathname.slice(1), {})),
      },
    });
  });

  const masked = (requestId: string | null) => ({
    data: { verse: null },
    errors: [
      {
        message: 'Something went wrong on the server. It has been logged.',
        locations: [{ line: 1, column: 3 }],
        path: ['verse'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
      },
    ],
  });

  test.each([
    ['by POST', '/graphql', post('{ verse(key: "1:1") { key } }')],
    ['by GET', '/graphql?query={ verse(key: "1:1") { key } }', undefined],
    ['by a persisted query', `/graphql?documentId=${hash}`, undefined],
    ['in a page rendered on the server', `/${hash}`, undefined],
  ])('reveals only the logged request id to a caller %s', async (_how, path, init) => {
    app.log.length = 0;
    const response = await app.fetch(path, init);
    const requestId = response.headers.get('x-request-id');
    expect(requestId).toMatch(/^[\w-]{12}-[0-9a-z]+$/);
    expect(await response.json()).toEqual(masked(requestId));
    const [failure] = app.log.filter(({ level }) => level === 50);
    expect(failure).toMatchObject({ requestId, msg: 'answering failed' });
    expect(JSON.stringify(failure)).toMatch(/relation .*Verse.* does not exist/);
  });

  test('outside GraphQL is a 500 that reveals as little', async () => {
    app.log.length = 0;
    const response = await app.fetch('/unknown-query');
    const requestId = response.headers.get('x-request-id');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      errors: [
        {
          message: 'Something went wrong on the server. It has been logged.',
          extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
        },
      ],
    });
    expect(app.log).toContainEqual(expect.objectContaining({ requestId, msg: 'answering failed' }));
  });
});

describeOneDatabase('HTTP', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;
  beforeAll(async () => {
    app = makeTestApp(database());
  });
  beforeEach(() => (app.log.length = 0));

  test('each request is logged on one line, without its query and headers', async () => {
    const secret = 'do-not-log-me';
    const query = '{ verse(key: "1:1") { key } }';
    const headers = { cookie: `session=${secret}`, authorization: `Bearer ${secret}` };
    const response = await app.fetch(`/graphql?token=${secret}`, post(query, headers));
    expect(response.status).toBe(200);
    expect(app.log).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/graphql',
        status: 200,
        ms: expect.any(Number),
        requestId: response.headers.get('x-request-id'),
      }),
    ]);
    expect(JSON.stringify(app.log)).not.toMatch(new RegExp(`${secret}|verse`));
  });

  test('a client error is not logged as a failure', async () => {
    await app.fetch('/graphql', post('{ verse(key: "x") { key } unknownField }'));
    await app.fetch('/graphql', post('{ verse(key: "x") { key } }'));
    expect(app.log.map(({ msg }) => msg)).toEqual(['request', 'request']);
  });

  test('every request has its own id, whatever the caller sends', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => {
        const response = await app.fetch('/healthz', { headers: { 'x-request-id': 'mine' } });
        return response.headers.get('x-request-id');
      }),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('mine');
  });

  test.each([
    ['GET', `/graphql?query=${encodeURIComponent('{ surah(number: 1) { number } }')}`, undefined],
    [
      'GET with variables',
      `/graphql?query=${encodeURIComponent('query ($n: Int!) { surah(number: $n) { number } }')}&variables=${encodeURIComponent('{"n":1}')}`,
      undefined,
    ],
    ['POST', '/graphql', post('{ surah(number: 1) { number } }')],
  ])('%s is answered', async (_method, path, init) => {
    const response = await app.fetch(path, init);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/json/);
    expect(await response.json()).toEqual({ data: { surah: { number: 1 } } });
  });

  test.each<[string, RequestInit & { headers?: Record<string, string> }, number]>([
    ['broken JSON', { method: 'POST', headers: json, body: '{' }, 400],
    ['no query', { method: 'POST', headers: json, body: '{}' }, 400],
    ['a batch', { method: 'POST', headers: json, body: '[{"query":"{contentRevision}"}]' }, 400],
    [
      'a body of an unsupported type',
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{' },
      415,
    ],
    ['an unsupported method', { method: 'DELETE' }, 405],
    ['a syntax error', post('{'), 400],
    ['an unknown field', post('{ nothing }'), 400],
  ])('%s is refused with a reason', async (_what, init, status) => {
    const headers = { ...init.headers, accept: 'application/graphql-response+json' };
    const response = await app.fetch('/graphql', { ...init, headers });
    expect(response.status).toBe(status);
    expect(app.log.filter(({ level }) => Number(level) > 40)).toEqual([]);
  });

  test.each(['variables', 'extensions'])(
    '%s in the query string that are not JSON are refused with a reason',
    async (name) => {
      const response = await app.fetch(`/graphql?query={contentRevision}&${name}={`);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        errors: [
          {
            message: `\`${name}\` must be a JSON object.`,
            extensions: { code: 'BAD_REQUEST' },
          },
        ],
      });
      expect(app.log.map(({ msg }) => msg)).toEqual(['request']);
    },
  );

  test('the error of a body that is not JSON has a message and a code only', async () => {
    const response = await app.fetch('/graphql', { method: 'POST', headers: json, body: '{' });
    expect(await response.json()).toEqual({
      errors: [{ message: 'POST body sent invalid JSON.', extensions: { code: 'BAD_REQUEST' } }],
    });
  });

  test.each<[string, string, RequestInit, string]>([
    ['an unsupported method', '/graphql', { method: 'DELETE' }, 'GET, POST'],
    ['a mutation by GET', '/graphql?query=mutation{logout{isSignedOut}}', {}, 'POST'],
  ])('%s is a 405 with the methods that are allowed', async (_what, path, init, allowed) => {
    const response = await app.fetch(path, init);
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
    expect(await response.json()).toEqual({
      errors: [{ message: expect.any(String), extensions: { code: 'METHOD_NOT_ALLOWED' } }],
    });
  });

  test.each([
    ['/verses/2:255/', '/verses/2:255'],
    ['/api/verses/1/?a=b', '/api/verses/1?a=b'],
    ['/graphql/?query={contentRevision}', '/graphql?query={contentRevision}'],
    ['/downloads//', '/downloads'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/\\elsewhere.example/', '/elsewhere.example'],
  ])('%s is redirected to the address without the slash', async (path, target) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await app.fetch(`http://localhost${path}`, { method, redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([308, target]);
    }
    expect((await app.fetch(`http://localhost${path}`, { method: 'POST' })).status).not.toBe(308);
  });

  test('a caller who accepts no supported type gets the result as JSON', async () => {
    const response = await app.fetch(
      '/graphql',
      post('mutation { logout { isSignedOut } }', {
        accept: 'image/png',
        origin: 'http://localhost',
      }),
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { logout: { isSignedOut: true } } });
  });

  test.each(['', 'constructor', '__proto__', 'f'.repeat(64)])(
    'an unknown persisted query %j is refused with a reason',
    async (documentId) => {
      const response = await app.fetch(`/graphql?documentId=${documentId}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        errors: [
          { message: expect.any(String), extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
        ],
      });
      expect(app.log.map(({ msg }) => msg)).toEqual(['request']);
    },
  );

  describe('a persisted document by POST', () => {
    const hashes = { query: 'a'.repeat(64), mutation: 'b'.repeat(64) };
    const send = (body: object, path = '/graphql') =>
      makeTestApp(database(), {
        client: {
          files: 'public',
          persistedQueries: {
            [hashes.query]: 'query ($key: String!) { verse(key: $key) { key } }',
            [hashes.mutation]: 'mutation { logout { isSignedOut } }',
          },
          render: async () => new Response(),
        },
      }).fetch(path, {
        method: 'POST',
        headers: { ...json, origin: 'http://localhost' },
        body: JSON.stringify(body),
      });

    test('is executed with its variables, even if it is a mutation', async () => {
      const read = await send({ documentId: hashes.query, variables: { key: '2:255' } });
      expect(await read.json()).toEqual({ data: { verse: { key: '2:255' } } });
      const done = await send({ documentId: hashes.mutation, variables: {} });
      expect(await done.json()).toEqual({ data: { logout: { isSignedOut: true } } });
      expect(done.headers.getSetCookie()).toHaveLength(2);
    });

    test('cannot be a mutation by GET', async () => {
      const response = await app.fetch(`/graphql?documentId=${hashes.mutation}`);
      expect(response.status).not.toBe(200);
      expect(response.headers.getSetCookie()).toEqual([]);
    });

    test.each([
      ['', 404, 'PERSISTED_QUERY_NOT_FOUND'],
      ['constructor', 404, 'PERSISTED_QUERY_NOT_FOUND'],
      ['f'.repeat(64), 404, 'PERSISTED_QUERY_NOT_FOUND'],
      [1, 400, 'BAD_REQUEST'],
      [null, 400, 'BAD_REQUEST'],
      [{}, 400, 'BAD_REQUEST'],
    ])(
      'is refused with a reason if it is unknown, such as %j',
      async (documentId, status, code) => {
        const response = await send({ documentId });
        expect(response.status).toBe(status);
        expect(await response.json()).toEqual({
          errors: [{ message: expect.any(String), extensions: { code } }],
        });
      },
    );
  });

  test('any origin may read without credentials', async () => {
    const origin = { origin: 'https://elsewhere.example' };
    const preflight = await app.fetch('/graphql', {
      method: 'OPTIONS',
      headers: {
        ...origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    const answer = await app.fetch('/graphql', post('{ contentRevision }', origin));
    for (const { headers } of [preflight, answer]) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
    expect(preflight.status).toBeLessThan(300);
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
    expect(preflight.headers.get('access-control-allow-methods')).toMatch(/POST/);
  });

  test('a browser gets GraphiQL with example queries', async () => {
    const response = await app.fetch('/graphql', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await response.text();
    expect(html.length).toBeLessThan(2000);
    expect(html).toContain('Tibyan GraphQL');
    const [, script = ''] = /<script src="([^"]+)"/.exec(html) ?? [];
    const file = await app.fetch(script, { headers: { 'accept-encoding': 'br' } });
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-encoding')).toBe('br');
    const code = brotliDecompressSync(await file.arrayBuffer()).toString();
    expect(code).toContain('ThroneVerse');
    expect((await app.fetch('/graphiql/other.js')).status).toBe(404);
  });

  test.each(['/', '/verse/2:255', '/graphql/other', '/assets/x.js'])(
    'without a client %s is a 404 in JSON',
    async (path) => {
      const response = await app.fetch(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/json/);
      expect(await response.json()).toEqual({
        errors: [
          { message: 'There is nothing at this address.', extensions: { code: 'NOT_FOUND' } },
        ],
      });
    },
  );

  test.each([
    ['x-content-type-options', /^nosniff$/],
    ['referrer-policy', /^strict-origin-when-cross-origin$/],
    ['x-frame-options', /^DENY$/],
    ['content-security-policy', /default-src 'self';.*frame-ancestors 'none'/],
    ['strict-transport-security', null],
  ])('the header %s is correct', async (name, expected) => {
    const value = (await app.fetch('/healthz')).headers.get(name);
    if (expected) expect(value).toMatch(expected);
    else expect(value).toBeNull();
  });

  const examples = parse(exampleQueries).definitions as OperationDefinitionNode[];
  test.each(examples.map((example) => [example.name?.value, print(example)]))(
    'GraphiQL’s example %s is answered',
    async (_name, operation) => {
      expect(JSON.stringify(await app.query(operation)).length).toBeGreaterThan(200);
    },
  );
});
