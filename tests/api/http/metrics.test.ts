/** The metrics for Prometheus, as a monitoring system reads them. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { createApp } from '../../../api/app';
import { createFastPathListener } from '../../../api/http/cache/fastPath';
import { Metrics } from '../../../api/http/metrics';
import { metricsRoutes } from '../../../api/http/metricsRoutes';
import { requestKindOf } from '../../../api/http/requestKind';
import { makeTestApp, TEST_OPTIONS } from '../../support/app';
import { describeEachDatabase, describeOneDatabase } from '../../support/database';
import { bearer } from '../../support/signIn';
import { siteClient } from '../../support/siteClient';

const TOKEN = 'the-token-of-the-tests';

/** The value of the metric with this name and these labels; 0 if nothing was counted. */
function valueIn(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

describeOneDatabase('metrics', (databases) => {
  const database = databases.use('small');
  const metrics = new Metrics();
  let server: Server;
  let origin: string;
  let text: string;

  beforeAll(async () => {
    const app = createApp({
      database: database(),
      client: siteClient(),
      log: pino({ level: 'silent' }),
      ...TEST_OPTIONS,
      rateLimit: 60,
      cacheBytes: 80_000,
      metrics,
      metricsToken: TOKEN,
      isReady: async () => true,
    });
    server = createServer(createFastPathListener(() => app));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const path of [
      ...['/verses/1:1', '/verses/1:1', '/verses/1:1', '/verses/7:999'],
      ...['/api/verses/1', '/api/verses/1', '/api/verses/0', '/healthz', '/favicon.svg'],
      '/graphql?query={verses(first:100){edges{node{words{key}}}}}',
    ]) {
      await (await fetch(origin + path)).arrayBuffer();
    }
    for (let at = 1; at <= 12; at++) await (await fetch(`${origin}/api/verses/${at}`)).text();
    text = await (await fetch(`${origin}/metrics`, { headers: bearer(TOKEN) })).text();
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  test.each([
    ['{kind="page",status="2xx",cache="miss"}', 1],
    ['{kind="page",status="2xx",cache="hit"}', 2],
    ['{kind="page",status="4xx",cache="none"}', 1],
    ['{kind="health",status="2xx",cache="none"}', 1],
    ['{kind="static",status="2xx",cache="miss"}', 1],
    ['{kind="graphql",status="2xx",cache="miss"}', 1],
  ])('count the requests %s', (labels, count) => {
    expect(valueIn(text, `tibyan_http_requests_total${labels}`)).toBe(count);
  });

  test('measure the time of computed responses only', () => {
    expect(valueIn(text, 'tibyan_http_computing_seconds_count{kind="page"}')).toBe(2);
    expect(valueIn(text, 'tibyan_http_computing_seconds_sum{kind="page"}')).toBeGreaterThan(0);
  });

  test('count the units that were charged, and the requests that a limit refused', () => {
    const charged = valueIn(text, 'tibyan_cost_units_total');
    expect(charged).toBeGreaterThan(50);
    expect(charged).toBeLessThanOrEqual(60);
    const refused = valueIn(text, 'tibyan_refused_requests_total{limit="rate"}');
    expect(refused).toBe(
      valueIn(text, 'tibyan_http_requests_total{kind="rest",status="4xx",cache="none"}') - 1,
    );
    expect(refused).toBeGreaterThan(0);
  });

  test('have the size of the response cache, and how many responses it had to remove', () => {
    expect(valueIn(text, 'tibyan_response_cache_entries')).toBeGreaterThan(0);
    expect(valueIn(text, 'tibyan_response_cache_bytes')).toBeGreaterThan(1000);
    expect(valueIn(text, 'tibyan_response_cache_bytes')).toBeLessThanOrEqual(80_000);
    expect(valueIn(text, 'tibyan_response_cache_evictions_total')).toBeGreaterThan(0);
  });

  test.each(['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])(
    'have %s of the process',
    (name) => expect(text).toMatch(new RegExp(`^${name} [\\d.e-]+$`, 'm')),
  );

  test('have no label with a value of a caller', async () => {
    const secret = 'x-label-x';
    for (const path of [
      `/${secret}`,
      `/api/${secret}`,
      `/graphql/${secret}`,
      `/surahs?q=${secret}`,
    ]) {
      const headers = { 'x-forwarded-for': secret, 'user-agent': secret };
      await (await fetch(origin + path, { headers })).arrayBuffer();
    }
    expect(await metrics.read()).not.toContain(secret);
  });

  test.each([
    {},
    bearer(''),
    bearer(TOKEN.slice(1)),
    bearer(`${TOKEN}x`),
    { authorization: TOKEN },
  ])('are refused with the headers %j', async (headers) => {
    const response = await fetch(`${origin}/metrics`, { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.text()).not.toContain('tibyan');
  });
});

describeEachDatabase('the metrics of the database', (databases) => {
  test('are its connections, if it has any', async () => {
    const database = await databases.open('migrated');
    const metrics = new Metrics();
    makeTestApp(database, { metrics });
    await database.sql`SELECT 1`;
    const text = await metrics.read();
    if (databases.kind === 'embedded') expect(text).not.toContain('tibyan_database');
    else {
      expect(valueIn(text, 'tibyan_database_connections{state="idle"}')).toBeGreaterThan(0);
      expect(text).toMatch(/^tibyan_database_waiting 0$/m);
    }
  });
});

test('workers that do not respond are a 503', async () => {
  const routes = metricsRoutes(() => Promise.reject(new Error('timeout')), undefined);
  expect((await routes.request('/metrics')).status).toBe(503);
});

test.each([
  ['/', 'page'],
  ['/verses/2:255', 'page'],
  ['/wp-login.php', 'page'],
  ['/graphql', 'graphql'],
  ['/graphiql/a.js', 'static'],
  ['/healthz/x', 'page'],
  ['/favicon.svg/x', 'page'],
  ['/api/verses/1', 'rest'],
  ['/downloads', 'download'],
  ['/assets/a.js', 'static'],
  ['/sitemaps/1.xml', 'site'],
  ['/readyz', 'health'],
  ['/metrics', 'metrics'],
])('%s is of the kind %s', (path, kind) => {
  expect(requestKindOf(path)).toBe(kind);
});
