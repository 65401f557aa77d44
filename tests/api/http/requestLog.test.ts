/** The log line of each response, on a real socket behind a proxy. */
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import { createApp } from '../../../api/app';
import { createFastPathListener } from '../../../api/http/cache/fastPath';
import { HttpServer } from '../../../api/http/httpServer';
import { TEST_OPTIONS } from '../../support/app';
import { describeOneDatabase } from '../../support/database';
import { insertAdmin, LOGIN } from '../../support/signIn';
import { siteClient } from '../../support/siteClient';

const JSON_HEADERS = { 'content-type': 'application/json' };
const VERSES = '{ verses(first: 100) { edges { node { words { key } } } } }';
const LEVELS = { debug: 20, info: 30, warn: 40 };

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

describeOneDatabase('the request log', (databases) => {
  const database = databases.use('small');
  const lines: Record<string, unknown>[] = [];
  let http: HttpServer;
  let port: number;

  beforeAll(async () => {
    await insertAdmin(database(), 'editor');
    const app = createApp({
      database: database(),
      client: siteClient(),
      log: pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) }),
      ...TEST_OPTIONS,
      trustProxy: 1,
      rateLimit: 50,
      isReady: async () => true,
    });
    http = new HttpServer(createFastPathListener(() => app));
    port = await http.listen(0, '127.0.0.1');
  });
  afterAll(() => http.close());
  beforeEach(() => (lines.length = 0));

  /** Sends a request without decompressing the response; returns its log line too. */
  const send = async (path: string, { method = 'GET', headers, body }: Sent = {}) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { port, path, method, headers: { ...headers, connection: 'close' } };
      request(options, resolve).on('error', reject).end(body);
    });
    const sent = await buffer(response);
    const requestId = response.headers['x-request-id'];
    const line = lines.find((one) => one.msg === 'request' && one.requestId === requestId);
    return { sent, line };
  };
  const query = (document: string, from: string) =>
    send('/graphql', {
      method: 'POST',
      headers: { ...JSON_HEADERS, 'x-forwarded-for': from },
      body: JSON.stringify({ query: document }),
    });

  test.each<[string, string, Sent]>([
    ['a page', '/verses/2:255', {}],
    ['a page in gzip', '/verses/2:256', { headers: { 'accept-encoding': 'gzip' } }],
    ['a page that is not found', '/verses/7:999', { headers: { 'accept-encoding': 'gzip' } }],
    ['a REST call', '/api/verses/1', {}],
    ['an error of REST', '/api/verses/0', {}],
    ['an invalid query', '/graphql?query={nothing}', {}],
    ['a file', '/favicon.svg', {}],
    ['a download', '/downloads/manifest.json', {}],
    ['a body that is refused', '/graphql', { method: 'POST', headers: JSON_HEADERS, body: '{' }],
    ['HEAD', '/api/verses/2', { method: 'HEAD' }],
  ])('has the size of %s, when it is computed and when it is cached', async (_what, path, init) => {
    const forwarded = { ...init.headers, 'x-forwarded-for': '2001:db8:1:2::7' };
    for (let time = 0; time < 2; time++) {
      const { sent, line } = await send(path, { ...init, headers: forwarded });
      expect(line).toMatchObject({
        level: LEVELS.info,
        method: init.method ?? 'GET',
        path: path.split('?')[0],
        ms: expect.any(Number),
        bytes: sent.length,
        address: '2001:db8:1:2::/64',
      });
    }
  });

  test('has the units that were charged, which are 0 for a cached response', async () => {
    const first = await query(VERSES, '198.51.100.1');
    expect(first.line).toMatchObject({ address: '198.51.100.1', units: 4, cached: false });
    const second = await query(VERSES, '198.51.100.1');
    expect(second.line).toMatchObject({ address: '198.51.100.1', units: 0, cached: true });
    expect(second.line).toMatchObject({ bytes: first.sent.length, status: 200 });
  });

  test('has the units of a compiled query', async () => {
    const known = 'query ($key: String!) { verse(key: $key) { key } }';
    const read = (key: string) =>
      send('/graphql', {
        method: 'POST',
        headers: { ...JSON_HEADERS, 'x-forwarded-for': '198.51.100.2' },
        body: JSON.stringify({ query: known, variables: { key } }),
      });
    for (const key of ['2:1', '2:2', '2:3', '2:4']) {
      const { line, sent } = await read(key);
      expect(line).toMatchObject({ units: 1, cached: false, bytes: sent.length });
    }
  });

  test('names the limit that refused a request', async () => {
    const heavy = (at: number) => `${VERSES} #${at}`;
    const statuses: unknown[] = [];
    for (let at = 0; statuses.at(-1) !== 'rate' && at < 20; at++) {
      statuses.push((await query(heavy(at), '198.51.100.3')).line?.refusedBy);
    }
    expect(statuses.at(-1)).toBe('rate');
    const from = '198.51.100.4';
    const refused = async (document: string) => (await query(document, from)).line?.refusedBy;
    expect(await refused(`{ ${'__typename '.repeat(1001)} }`)).toBe('tokens');
    expect(await refused('{ surahs { verses { words { key } } } }')).toBe('complexity');
    expect(await refused('x'.repeat(300_000))).toBe('bytes');
    const login = { method: 'POST', headers: JSON_HEADERS, body: 'x'.repeat(300_000) };
    const { line } = await send('/api/authentication/login', login);
    expect(line).toMatchObject({ status: 413, refusedBy: 'bytes' });
    let pages: unknown;
    for (let at = 1; pages === undefined && at < 40; at++) {
      const headers = { 'x-forwarded-for': from };
      pages = (await send(`/verses/2:${at}`, { headers })).line?.refusedBy;
    }
    expect(pages).toBe('pages');
  });

  test.each(['/healthz', '/readyz'])('has %s at the level debug', async (path) => {
    expect((await send(path)).line).toMatchObject({ level: LEVELS.debug, status: 200 });
  });

  test('has failed logins as warnings, with the address and without the password', async () => {
    const signIn = (username: string, password: string) =>
      send('/graphql', {
        method: 'POST',
        headers: { ...JSON_HEADERS, 'x-forwarded-for': '198.51.100.5' },
        body: JSON.stringify({ query: LOGIN, variables: { input: { username, password } } }),
      });
    await signIn('editor', 'a wrong secret');
    await signIn('nobody', 'a wrong secret');
    const warnings = () => lines.filter(({ level }) => level === LEVELS.warn);
    const address = '198.51.100.5';
    expect(warnings()).toEqual([
      expect.objectContaining({ username: 'editor', address, msg: 'login failed' }),
      expect.objectContaining({ username: 'nobody', address, msg: 'login failed' }),
    ]);
    for (let time = 0; time < 4; time++) await signIn('nobody', 'a wrong secret');
    const { line } = await signIn('nobody', 'a wrong secret');
    expect(line).toMatchObject({ status: 429, refusedBy: 'logins' });
    expect(warnings().at(-1)).toMatchObject({
      username: 'nobody',
      address,
      msg: 'login refused after too many failures',
    });
    // A name that is too long is refused before it is looked up.
    await signIn('x'.repeat(10_000), 'a wrong secret');
    expect(JSON.stringify(lines)).not.toMatch(/a wrong secret|x{200}/);
  });

  test('never has the query of an address, cookies or tokens', async () => {
    const secret = 'do-not-log-me';
    const headers = { cookie: `refreshToken=${secret}`, authorization: `Bearer ${secret}` };
    for (const path of ['/surahs', '/api/verses/3', '/graphql', '/downloads', '/nothing']) {
      await send(`${path}?token=${secret}`, { headers });
      await send(`${path}?token=${secret}`);
    }
    expect(lines.length).toBeGreaterThanOrEqual(10);
    expect(JSON.stringify(lines)).not.toContain(secret);
  });
});
