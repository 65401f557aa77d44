/** What a request costs: in its response, in `rateLimit` and in its headers. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';

const LIMIT = 300;
const PAGE = 'verses(first: 100) { edges { node { key words { arabicText } } } }';
/** The fields of `rateLimit` too. */
const UNITS_OF_PAGE = 4;
const RATE_LIMIT = 'rateLimit { cost limit remaining used resetAt }';

interface RateLimit {
  cost: number;
  limit: number | null;
  remaining: number | null;
  used: number | null;
  resetAt: string | null;
}

describeOneDatabase('the cost of a request', (databases) => {
  const database = databases.use('small');
  const limited = () => makeTestApp(database(), { rateLimit: LIMIT, now: () => 0 });

  const ask = (app: TestApp, body: object) =>
    app.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('is in `extensions` if the request asks for it, the same when it is cached and free', async () => {
    const app = limited();
    const body = { query: `{ ${PAGE} }`, extensions: { cost: true } };
    const first = await ask(app, body);
    const text = await first.text();
    expect(JSON.parse(text)).toMatchObject({
      extensions: {
        cost: { requestedUnits: UNITS_OF_PAGE, complexity: 1401, maximumComplexity: 60_000 },
      },
    });
    expect(first.headers.get('X-Request-Cost')).toBe(String(UNITS_OF_PAGE));
    expect(first.headers.get('RateLimit-Remaining')).toBe(String(LIMIT - UNITS_OF_PAGE));

    const second = await ask(app, body);
    expect(await second.text()).toBe(text);
    expect(second.headers.get('X-Request-Cost')).toBe('0');
    expect(second.headers.get('RateLimit-Remaining')).toBeNull();

    const without = await ask(app, { query: body.query });
    expect(await without.json()).not.toHaveProperty('extensions');
  });

  test.each([
    ['postAt(databaseId: 1, revision: 1) { verses { key } }', 400 + 1 + 300],
    ['termAt(databaseId: 1, revision: 1) { elements { arabicName } }', 400 + 1 + 100],
    ['verseAt(key: "1:1", revision: 1) { words { key } }', 100 + 1 + 10],
    ['changes(since: 1, first: 500) { nodes { key } }', 100 + 500 * 2],
  ])('of `%s` has its own work and all rows', async (field, complexity) => {
    const response = await ask(limited(), { query: `{ ${field} }`, extensions: { cost: true } });
    expect(await response.json()).toMatchObject({ extensions: { cost: { complexity } } });
  });

  test.each([{ cost: false }, { cost: 'true' }, { other: true }])(
    'is not in `extensions` of a request with %j',
    async (extensions) => {
      const response = await ask(limited(), { query: '{ __typename }', extensions });
      expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
    },
  );

  test('includes the units for the length of the request', async () => {
    const query = `{ ${RATE_LIMIT} } # ${'x'.repeat(2500)}`;
    const response = await ask(limited(), { query, extensions: { cost: true } });
    expect(await response.json()).toMatchObject({
      data: { rateLimit: { cost: 3, remaining: LIMIT - 3 } },
      extensions: { cost: { requestedUnits: 3 } },
    });
  });

  test('`rateLimit` tells what is left, is charged each time and never cached', async () => {
    const app = limited();
    const before = Date.now();
    for (const used of [UNITS_OF_PAGE, 2 * UNITS_OF_PAGE]) {
      const { response, data } = await send<{ rateLimit: RateLimit }>(
        app,
        `{ ${PAGE} ${RATE_LIMIT} }`,
      );
      expect(data?.rateLimit).toMatchObject({
        cost: UNITS_OF_PAGE,
        limit: LIMIT,
        remaining: LIMIT - used,
        used,
      });
      const { headers } = response;
      expect(headers.get('RateLimit-Remaining')).toBe(String(LIMIT - used));
      expect(headers.get('X-Request-Cost')).toBe(String(UNITS_OF_PAGE));
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('ETag')).toBeNull();
      const resetMs = Number(headers.get('RateLimit-Reset')) * 1000;
      const resetAt = Date.parse(data?.rateLimit.resetAt ?? '');
      expect(resetAt).toBeGreaterThanOrEqual(before + resetMs);
      expect(resetAt).toBeLessThanOrEqual(Date.now() + resetMs);
    }
  });

  test.each<[about: string, document: string, variables: object]>([
    ['a literal', `{ ${PAGE} rateLimit(dryRun: true) { cost used } }`, {}],
    [
      'a variable',
      `query ($dry: Boolean!) { ${PAGE} rateLimit(dryRun: $dry) { cost used } }`,
      { dry: true },
    ],
    [
      'the default of a variable',
      `query ($dry: Boolean = true) { ${PAGE} rateLimit(dryRun: $dry) { cost used } }`,
      {},
    ],
    [
      'a fragment',
      `{ ...A } fragment A on Query { ${PAGE} ... { rateLimit(dryRun: true) { cost used } } }`,
      {},
    ],
  ])('a dry run by %s costs a unit and executes nothing else', async (_about, query, variables) => {
    const app = limited();
    const { data, errors, response } = await send(app, query, variables);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ rateLimit: { cost: UNITS_OF_PAGE, used: 1 } });
    expect(response.headers.get('X-Request-Cost')).toBe('1');
  });

  test('a dry run is executed if `dryRun` is false, and refused like the request', async () => {
    const app = limited();
    const executed = await send(
      app,
      `query ($dry: Boolean!) { __typename rateLimit(dryRun: $dry) { used } }`,
      { dry: false },
    );
    expect(executed.data).toEqual({ __typename: 'Query', rateLimit: { used: 1 } });
    const refused = await send(
      app,
      '{ surahs { verses { words { key } } } rateLimit(dryRun: true) { cost } }',
    );
    expect(refused.response.status).toBe(400);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ limit: 'complexity' });
    const invalid = await send(
      app,
      'query ($dry: Boolean!) { __typename rateLimit(dryRun: $dry) { used } }',
      { dry: 5 },
    );
    expect(invalid.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  test('a query with `rateLimit` that repeats is charged and counted as before', async () => {
    const app = limited();
    const used: (number | null | undefined)[] = [];
    for (let time = 0; time < 4; time++) {
      const { data } = await send<{ rateLimit: RateLimit }>(app, '{ rateLimit { used } }');
      used.push(data?.rateLimit.used);
    }
    expect(used).toEqual([1, 2, 3, 4]);
  });

  test('is known without a limit and to an admin, who is not charged', async () => {
    const without = { cost: 1, limit: null, remaining: null, used: null, resetAt: null };
    const unlimited = makeTestApp(database());
    expect((await send(unlimited, `{ ${RATE_LIMIT} }`)).data).toEqual({ rateLimit: without });
    const app = limited();
    const token = await signInNewAdmin(database(), app, 'costs');
    const { data, response } = await send(app, `{ ${RATE_LIMIT} }`, {}, bearer(token));
    expect(data).toEqual({ rateLimit: without });
    expect(response.headers.get('X-Request-Cost')).toBe('0');
  });

  test('a REST call and a download have it in a header; pages have none', async () => {
    const app = limited();
    const costOf = async (path: string) => (await app.fetch(path)).headers.get('X-Request-Cost');
    expect(await costOf('/api/verses/1')).toBe('5');
    expect(await costOf('/api/verses/1')).toBe('0');
    expect(await costOf('/downloads/manifest.json')).toBe('1');
    expect(await costOf('/healthz')).toBeNull();
    expect(await costOf('/robots.txt')).toBeNull();
  });
});
