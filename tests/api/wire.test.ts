/** The server on a real socket, where answers that were sent before are sent again. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { createApp } from '../../api/app';
import { listenerOf } from '../../api/http/wire';
import { makeTestApp, statementsOf, TEST_SECRET } from '../support/app';
import { describeEachDatabase } from '../support/database';
import { bearer, insertAdmin, signIn } from '../support/signIn';

const READ = 'query Read { verse(key: "1:1") { turkishTranslation } viewer { username } }';

describeEachDatabase('answers on the wire', (databases) => {
  const database = databases.use('filled');
  let server: Server;
  let origin: string;
  let token: string;
  const log: { path: string; status: number; requestId: string }[] = [];

  beforeAll(async () => {
    const lines = { write: (line: string) => log.push(JSON.parse(line)) };
    const options = { database: database(), log: pino({}, lines), jwtSecret: TEST_SECRET };
    const app = createApp({ ...options, rateLimit: 1000, isMigrated: async () => true });
    server = createServer(listenerOf((request, env) => app.fetch(request, env), options));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await insertAdmin(database(), 'a');
    ({ jwt: token } = await signIn(makeTestApp(database()), 'a'));
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  const ask = (method: 'GET' | 'POST', headers: Record<string, string> = {}, document = READ) =>
    method === 'GET'
      ? fetch(`${origin}/graphql?query=${encodeURIComponent(document)}`, { headers })
      : fetch(`${origin}/graphql`, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query: document }),
        });
  const shown = ({ headers }: Response) =>
    [...headers].filter(
      ([name]) => !/^(date|x-request-id|ratelimit-.*|connection|keep-alive)$/.test(name),
    );

  test.each(['GET', 'POST'] as const)('a second %s is the first again', async (method) => {
    const first = await ask(method);
    const text = await first.text();
    expect(JSON.parse(text)).toMatchObject({ data: { viewer: null } });
    let second: Response | undefined;
    expect(await statementsOf(database(), async () => (second = await ask(method)))).toEqual([]);
    expect(await second?.text()).toBe(text);
    expect(second && shown(second)).toEqual(shown(first));
    expect(second?.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    const id = second?.headers.get('X-Request-Id');
    expect(id).not.toBe(first.headers.get('X-Request-Id'));
    expect(log.find(({ requestId }) => requestId === id)).toMatchObject({
      path: '/graphql',
      status: 200,
    });
    expect(second?.headers.get('RateLimit-Remaining')).toBeNull();

    const etag = first.headers.get('ETag') ?? '';
    const known = await ask(method, { 'if-none-match': etag });
    expect(known.status).toBe(304);
    expect(known.headers.get('ETag')).toBe(etag);
    expect(known.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  });

  test('a save is seen at once, and a token is never answered from what was sent', async () => {
    for (const text of ['bir', 'iki']) {
      await (await ask('GET')).text();
      const saved = await ask(
        'POST',
        bearer(token),
        `mutation { updateVerse(input: { databaseId: 1, turkishTranslation: "${text}", englishTranslation: "x" }) { __typename } }`,
      );
      expect(await saved.text()).toContain('UpdateVersePayload');
      for (const method of ['GET', 'POST'] as const) {
        expect(await (await ask(method)).json()).toEqual({
          data: { verse: { turkishTranslation: text }, viewer: null },
        });
        expect(await (await ask(method, bearer(token))).json()).toEqual({
          data: { verse: { turkishTranslation: text }, viewer: { username: 'a' } },
        });
      }
    }
  });

  test('other encodings and media types are other answers', async () => {
    const long = '{ verse(key: "2:282") { englishTranslation turkishTranslation } }';
    for (const encoding of ['gzip', 'identity', 'br', 'gzip']) {
      const answer = await ask('GET', { 'accept-encoding': encoding }, long);
      expect(answer.headers.get('Content-Encoding') ?? 'identity').toBe(encoding);
      expect(await answer.text()).toContain('debt');
    }
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      expect((await ask('GET', { accept })).headers.get('Content-Type')).toContain(accept);
    }
  });

  test('errors, mutations and GraphiQL are answered by the app each time', async () => {
    const wrong = await ask('POST', {}, '{ verse(key: "x") { key } }');
    expect(await wrong.text()).toContain('A verse key is written');
    expect(wrong.headers.get('ETag')).toBeNull();
    const page = await fetch(`${origin}/graphql`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<html');
    const large = await ask('POST', {}, `{ __typename } #${'x'.repeat(300_000)}`);
    expect(large.status).toBe(413);
    const none = await fetch(`${origin}/graphql`, { method: 'POST', body: '' });
    expect(none.status).toBe(415);
  });

  test('the address of a caller is that of the socket', async () => {
    const login = 'mutation { login(input: { username: "zz", password: "x" }) { __typename } }';
    for (let failure = 0; failure < 5; failure++) await (await ask('POST', {}, login)).text();
    expect((await ask('POST', {}, login)).status).toBe(429);
  });
});
