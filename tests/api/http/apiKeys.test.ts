/** Requests with API keys. */
import { createApiKey, revokeApiKey, type NewApiKey } from '../../../api/auth/apiKeys';
import { ApiKeyUsageCounter, readApiKeyUsage } from '../../../api/auth/apiKeyUsage';
import { makeTestApp, type TestApp } from '../../support/app';
import { describeEachDatabase, describeOneDatabase } from '../../support/database';
import { bearer, send, signInNewAdmin } from '../../support/signIn';
import { statementsOf } from '../../support/statements';

const LIMIT = 100;
const UNKNOWN = `tib_${'A'.repeat(43)}`;
const RATE_LIMIT = '{ rateLimit { limit used } }';

describeEachDatabase('an API key', (databases) => {
  const database = databases.use('migrated');
  let clock = 0;
  const limited = () => makeTestApp(database(), { rateLimit: LIMIT, now: () => clock });
  const newKey = (options: Partial<NewApiKey> = {}) =>
    createApiKey(database(), { name: 'a program', budget: 500, ...options });
  const refusalOf = async (app: TestApp, headers: Record<string, string>) => {
    const { response, errors, data } = await send(app, RATE_LIMIT, {}, headers);
    const { message, extensions } = errors?.[0] ?? {};
    return { status: response.status, code: extensions?.code, message, data };
  };

  test.each<[about: string, headers: (key: string) => Record<string, string>]>([
    ['Authorization', (key) => ({ authorization: `Bearer ${key}` })],
    ['authorization in another case', (key) => ({ authorization: `bearer  ${key}` })],
    ['X-Api-Key', (key) => ({ 'x-api-key': key })],
    [
      'X-Api-Key behind a proxy with a password',
      (key) => ({ 'x-api-key': key, authorization: 'Basic eDp5' }),
    ],
  ])('in %s has its own budget and leaves that of the address', async (_about, headers) => {
    const { key } = await newKey();
    const app = limited();
    for (const used of [1, 2]) {
      const { data, response } = await send(app, RATE_LIMIT, {}, headers(key));
      expect(data).toEqual({ rateLimit: { limit: 500, used } });
      expect(response.headers.get('RateLimit-Limit')).toBe('500');
      expect(response.headers.get('RateLimit-Remaining')).toBe(String(500 - used));
    }
    expect((await send(app, RATE_LIMIT)).data).toEqual({ rateLimit: { limit: LIMIT, used: 1 } });
  });

  test('two keys at one address have two budgets; a used up one is a 429 that says so', async () => {
    const [one, other] = [await newKey({ budget: 2 }), await newKey({ budget: 2 })];
    const app = limited();
    const statuses: number[] = [];
    for (const { key } of [one, one, one, other]) {
      statuses.push((await refusalOf(app, bearer(key))).status);
    }
    expect(statuses).toEqual([200, 200, 429, 200]);
    expect((await refusalOf(app, bearer(one.key))).message).toBe(
      'This API key may use 2 cost units per minute. Try again in 30 s.',
    );
  });

  test('that was revoked is refused a second later, by every app on the database', async () => {
    const { id, key } = await newKey();
    const apps = [limited(), limited()];
    for (const app of apps) expect((await refusalOf(app, bearer(key))).status).toBe(200);
    await revokeApiKey(database(), id);
    clock += 1000;
    for (const app of apps) {
      expect(await refusalOf(app, bearer(key))).toEqual({
        status: 401,
        code: 'INVALID_API_KEY',
        message: `This API key was revoked on ${new Date().toISOString().slice(0, 10)}.`,
        data: undefined,
      });
    }
  });

  test('that has expired is refused', async () => {
    const { id, key } = await newKey({ lastDay: '2999-12-31' });
    const app = limited();
    expect((await refusalOf(app, bearer(key))).status).toBe(200);
    const expiresAt = new Date('2026-01-11T00:00:00Z');
    await database().prisma.apiKey.update({ where: { id }, data: { expiresAt } });
    clock += 1000;
    expect(await refusalOf(app, bearer(key))).toMatchObject({
      status: 401,
      code: 'INVALID_API_KEY',
      message: 'The last day of this API key was 2026-01-10.',
    });
  });

  test('is read at most once a second, also if many requests come at once', async () => {
    const { key } = await newKey();
    const app = limited();
    const statements = await statementsOf(database(), async () => {
      await Promise.all(
        Array.from({ length: 5 }, (_, index) =>
          send(app, `{ a${index}: __typename }`, {}, bearer(key)),
        ),
      );
      await send(app, '{ b: __typename }', {}, bearer(key));
    });
    const ofKey = /^SELECT .*"ApiKey"/;
    expect(statements.filter((text) => ofKey.test(text))).toHaveLength(1);
  });

  test('is counted with its requests and units on each day, and when it was last used', async () => {
    const { id, key } = await newKey();
    const writers: (() => Promise<void>)[] = [];
    const onClose = (write: () => Promise<void>) => void writers.push(write);
    const app = makeTestApp({ ...database(), onClose }, { rateLimit: LIMIT });
    const write = () => Promise.all(writers.map((writeNow) => writeNow()));
    const before = new Date();
    const [day] = before.toISOString().split('T');
    const read = (query: string) => send(app, query, {}, bearer(key));
    // The second one is a cached response.
    for (const query of ['{ surahs { number } }', '{ surahs { number } }', RATE_LIMIT]) {
      await read(query);
    }
    await send(app, RATE_LIMIT);
    await refusalOf(app, bearer(UNKNOWN));
    await write();
    expect(await readApiKeyUsage(database(), id, 10)).toEqual([{ day, requests: 3, units: 2 }]);
    await read(RATE_LIMIT);
    await write();
    await write();
    expect(await readApiKeyUsage(database(), id, 10)).toEqual([{ day, requests: 4, units: 3 }]);
    const { lastUsedAt } = await database().prisma.apiKey.findUniqueOrThrow({ where: { id } });
    expect(lastUsedAt?.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(lastUsedAt?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('that was counted during an outage is counted afterwards, and old days are deleted', async () => {
    const { id } = await newKey();
    const { sql } = database();
    const state = { isDown: true };
    const failing = ((...given: Parameters<typeof sql>) =>
      state.isDown ? Promise.reject(new Error('down')) : sql(...given)) as typeof sql;
    const warnings: string[] = [];
    const log = { warn: (_given: unknown, message?: string) => warnings.push(message ?? '') };
    const counter = new ApiKeyUsageCounter(
      { ...database(), sql: failing, onClose: () => undefined },
      log as never,
    );
    await sql`
      INSERT INTO "ApiKeyUsage" ("keyId", day, requests, units)
      VALUES (${id}, '2020-01-01', 1, 1)`;
    counter.add(id, 5);
    // A key that a restored backup lacks.
    counter.add(2_000_000_000, 5);
    await counter.write();
    expect(warnings).toEqual(['the use of API keys could not be counted']);
    state.isDown = false;
    counter.add(id, 2);
    await counter.write();
    expect(await readApiKeyUsage(database(), id, 10)).toMatchObject([{ requests: 2, units: 7 }]);
  });

  test('gives no rights, and an access token is no key', async () => {
    const app = limited();
    const { key } = await newKey();
    const token = await signInNewAdmin(database(), app, 'keys');
    const read = (headers: Record<string, string>) =>
      send(app, '{ viewer { username } }', {}, headers);
    expect((await read(bearer(key))).data).toEqual({ viewer: null });
    expect((await read(bearer(token))).data).toEqual({ viewer: { username: 'keys' } });
    const forbidden = await send(app, '{ revisions { totalCount } }', {}, bearer(key));
    expect([forbidden.response.status, forbidden.errors?.[0]?.extensions?.code]).toEqual([
      403,
      'FORBIDDEN',
    ]);
    const change = { method: 'DELETE', headers: bearer(key) };
    expect((await app.fetch('/api/posts/2', change)).status).toBe(403);
    expect(await refusalOf(app, { 'x-api-key': token })).toMatchObject({
      status: 401,
      code: 'INVALID_API_KEY',
    });
    expect(await refusalOf(app, { 'x-api-key': key, ...bearer(token) })).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
    });
  });
});

describeOneDatabase('API keys', (databases) => {
  const database = databases.use('migrated');
  const limited = (options = {}) =>
    makeTestApp(database(), { rateLimit: LIMIT, now: () => 0, ...options });
  let key: string;
  beforeAll(async () => {
    ({ key } = await createApiKey(database(), { name: 'a program' }));
  });
  const ask = (app: TestApp, headers: Record<string, string> = {}) =>
    send(app, '{ surahs { number } }', {}, headers);

  test.each([
    ['of a caller without a key', {}, true],
    ['of a caller with a key', undefined, false],
  ])('share the cached responses %s', async (_about, first, isKeySecond) => {
    const app = limited();
    const withKey = bearer(key);
    const computed = await ask(app, first ?? withKey);
    const cached = await ask(app, isKeySecond ? withKey : {});
    expect(cached.data).toEqual(computed.data);
    for (const name of ['ETag', 'Cache-Control', 'Cache-Tag', 'Vary', 'X-Content-Revision']) {
      expect(cached.response.headers.get(name)).toBe(computed.response.headers.get(name));
    }
    expect(computed.response.headers.get('Vary')).toContain('X-Api-Key');
    expect(computed.response.headers.get('X-Request-Cost')).toBe('1');
    expect(cached.response.headers.get('X-Request-Cost')).toBe('0');
    expect(cached.response.headers.get('RateLimit-Limit')).toBeNull();
  });

  test('that are wrong get no cached response, in the format of each API', async () => {
    const app = limited();
    const headers = { 'x-api-key': UNKNOWN };
    for (const path of [
      '/graphql?query={surahs{number}}',
      '/api/surahs/details',
      '/api/openapi.json',
      '/downloads/manifest.json',
    ]) {
      expect([path, (await app.fetch(path)).status]).toEqual([path, 200]);
      const refused = await app.fetch(path, { headers });
      expect([path, refused.status]).toEqual([path, 401]);
      expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
      expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(refused.headers.get('X-Request-Id')).toBeTruthy();
      const body = (await refused.json()) as object;
      const message = 'There is no such API key.';
      expect(body).toEqual(
        path.startsWith('/graphql')
          ? { errors: [{ message, extensions: { code: 'INVALID_API_KEY' } }] }
          : { success: false, errorMessage: message, code: 'INVALID_API_KEY' },
      );
    }
    expect((await app.fetch('/healthz', { headers })).status).toBe(200);
  });

  test.each(['tib_', 'tib_short', `${UNKNOWN}A`, 'no key', '', ' '])(
    'of the form %j are refused without the database',
    async (wrong) => {
      const app = limited();
      const statements = await statementsOf(database(), async () => {
        const { response, errors } = await ask(app, { 'x-api-key': wrong });
        expect(response.status).toBe(401);
        expect(errors?.[0]?.message).toMatch(/^There is no such API key\. A key is `tib_` and 43/);
      });
      expect(statements).toEqual([]);
    },
  );

  test.each([
    (text: string) => text,
    (text: string) => `Token ${text}`,
    (text: string) => `Bearer ${text} x`,
  ])('that are sent in another way than as a bearer token are refused (case %#)', async (write) => {
    const { response, errors } = await ask(limited(), { authorization: write(key) });
    expect([response.status, errors?.[0]?.extensions?.code]).toEqual([401, 'INVALID_API_KEY']);
  });

  test('that are tried one after the other become a 429, which a known key does not get', async () => {
    const app = limited();
    await ask(app, bearer(key));
    const statuses: number[] = [];
    for (let tried = 0; tried < 22; tried++) {
      const { response } = await ask(
        app,
        bearer(UNKNOWN.slice(0, -2) + tried.toString().padStart(2, '0')),
      );
      statuses.push(response.status);
    }
    // A fifth of the units of an address.
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429]);
    expect((await ask(app, bearer(key))).response.status).toBe(200);
    expect(app.log.at(-2)).toMatchObject({ status: 429, refusedBy: 'keys' });
    // The budget of the address for its own requests is left.
    expect((await send(app, RATE_LIMIT)).data).toEqual({ rateLimit: { limit: LIMIT, used: 1 } });
  });

  test('are nowhere in the log and in the database; the log has their ids', async () => {
    const app = limited();
    const { id, key: own } = await createApiKey(database(), { name: 'another program' });
    await ask(app, bearer(own));
    await ask(app, { 'x-api-key': UNKNOWN });
    await send(app, '{ nothing', {}, bearer(own));
    expect(app.log.map(({ apiKeyId }) => apiKeyId)).toEqual([id, undefined, id]);
    const row = await database().prisma.apiKey.findUniqueOrThrow({ where: { id } });
    const texts = JSON.stringify([app.log, row, Buffer.from(row.keyHash).toString()]);
    expect(texts).not.toContain(own.slice(9));
    expect(texts).not.toContain(UNKNOWN);
    expect(row.start).toBe(own.slice(0, 8));
  });

  test('have no limit on a server without one', async () => {
    const app = makeTestApp(database());
    const { data } = await send(app, RATE_LIMIT, {}, bearer(key));
    expect(data).toEqual({ rateLimit: { limit: null, used: null } });
  });

  test('may be sent by pages of other sites', async () => {
    const preflight = await limited().fetch('/graphql', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://example.org',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-api-key',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('x-api-key');
  });
});

describeOneDatabase('API keys in GraphQL', (databases) => {
  const database = databases.use('migrated');
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = makeTestApp(database());
    token = await signInNewAdmin(database(), app, 'a');
  });
  const call = (document: string, variables = {}) => send(app, document, variables, bearer(token));
  const CREATE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
    ... on CreateApiKeyPayload {
      key apiKey { databaseId name start budget expiresAt revokedAt lastUsedAt } }
  } }`;
  const REVOKE = `mutation ($id: Int!) { revokeApiKey(input: { databaseId: $id }) {
    ... on RevokeApiKeyPayload { apiKey { databaseId revokedAt } }
    ... on NotFoundError { message }
  } }`;

  test('are created, listed and revoked by admins, and the log says by whom', async () => {
    const input = { name: ' Quran\n app ', budget: 1200, validDays: 1 };
    const { data, response } = await call(CREATE, { input });
    const { key, apiKey } = (data as { createApiKey: { key: string; apiKey: object } })
      .createApiKey;
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(apiKey).toEqual({
      databaseId: 1,
      name: 'Quran app',
      start: key.slice(0, 8),
      budget: 1200,
      expiresAt: `${tomorrow}T00:00:00.000Z`,
      revokedAt: null,
      lastUsedAt: null,
    });
    const read = () => send(app, '{ __typename }', {}, bearer(key));
    expect((await read()).response.status).toBe(200);

    const list = await call('{ apiKeys { databaseId name start revokedAt createdAt } }');
    expect(list.data).toMatchObject({ apiKeys: [{ databaseId: 1, name: 'Quran app' }] });
    expect(JSON.stringify([list, app.log])).not.toContain(key.slice(8));

    const revoked = await call(REVOKE, { id: 1 });
    expect(revoked.data).toMatchObject({ revokeApiKey: { apiKey: { databaseId: 1 } } });
    // A second time, nothing changes.
    expect((await call(REVOKE, { id: 1 })).data).toEqual(revoked.data);
    expect(app.log.filter(({ apiKeyId, username }) => apiKeyId && username)).toMatchObject([
      { apiKeyId: 1, username: 'a', msg: 'API key created' },
      { apiKeyId: 1, username: 'a', msg: 'API key revoked' },
    ]);
  });

  test('have their use by days; a missing one is null or an error', async () => {
    const { id } = await createApiKey(database(), { name: 'used' });
    await database().sql`
      INSERT INTO "ApiKeyUsage" ("keyId", day, requests, units)
      VALUES (${id}, '2026-11-27', 3, 4000000000), (${id}, '2026-11-28', 10, 5)`;
    const usage = (args: string) => call(`{ apiKeyUsage(${args}) { date requests units } }`);
    const days = [
      { date: '2026-11-28', requests: 10, units: 5 },
      { date: '2026-11-27', requests: 3, units: 4_000_000_000 },
    ];
    expect((await usage(`databaseId: ${id}`)).data).toEqual({ apiKeyUsage: days });
    expect((await usage(`databaseId: ${id}, days: 1`)).data).toEqual({ apiKeyUsage: [days[0]] });
    expect((await usage('databaseId: 999')).data).toEqual({ apiKeyUsage: null });
    const wrong = await usage(`databaseId: ${id}, days: 401`);
    expect(wrong.errors?.[0]?.message).toBe('`days` must be 1 to 400; got 401.');
    expect((await call(REVOKE, { id: 999 })).data).toEqual({
      revokeApiKey: { message: 'There is no API key 999.' },
    });
  });
});

describeOneDatabase('creating an API key', (databases) => {
  const database = databases.use('migrated');
  const today = new Date().toISOString().slice(0, 10);

  test.each<[NewApiKey, RegExp]>([
    [{ name: '' }, /^The name of a key has 1 to 100 characters on one line\.$/],
    [{ name: ' ' }, /^The name of a key/],
    [{ name: 'a\nb' }, /^The name of a key/],
    [{ name: 'a'.repeat(101) }, /^The name of a key/],
    [{ name: 'a', budget: 0 }, /^The budget of a key is 1 to 1000000 cost units per minute/],
    [{ name: 'a', budget: 1.5 }, /^The budget of a key/],
    [{ name: 'a', budget: NaN }, /^The budget of a key/],
    [{ name: 'a', budget: 1_000_001 }, /^The budget of a key/],
    [{ name: 'a', lastDay: '2999-02-29' }, /is written as 2027-01-31; got 2999-02-29\.$/],
    [{ name: 'a', lastDay: 'tomorrow' }, /is written as 2027-01-31; got tomorrow\.$/],
    [{ name: 'a', lastDay: '2020-01-01' }, /^The last day of a key, 2020-01-01, is over\.$/],
  ])('%j is refused', async (options, message) => {
    await expect(createApiKey(database(), options)).rejects.toThrow(message);
    expect(await database().prisma.apiKey.count()).toBe(0);
  });

  test('today can be the last day', async () => {
    const { id } = await createApiKey(database(), { name: 'a', lastDay: today });
    const { expiresAt } = await database().prisma.apiKey.findUniqueOrThrow({ where: { id } });
    expect(expiresAt?.getTime()).toBe(Date.parse(today) + 86_400_000);
    await database().prisma.apiKey.deleteMany();
  });
});
