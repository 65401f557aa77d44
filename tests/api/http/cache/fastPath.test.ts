/** The server on a real socket, where cached responses bypass the app. */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { createApp } from '../../../../api/app';
import { createApiKey } from '../../../../api/auth/apiKeys';
import { signAccessToken } from '../../../../api/auth/accessToken';
import { cacheKeys } from '../../../../api/http/cache/cacheKey';
import { createFastPathListener } from '../../../../api/http/cache/fastPath';
import { makeTestApp, TEST_OPTIONS, TEST_SECRET } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';
import { bearer, signInNewAdmin } from '../../../support/signIn';
import { statementsOf } from '../../../support/statements';
import { fc } from '../../../support/fastCheck';

const READ = 'query Read { verse(key: "1:1") { turkishTranslation } viewer { username } }';

describeOneDatabase('the fast path', (databases) => {
  const database = databases.use('small');
  let server: Server;
  let app: ReturnType<typeof createApp>;
  let origin: string;
  let token: string;
  const log: { path: string; status: number; requestId: string; units: number; level: number }[] =
    [];

  beforeAll(async () => {
    const lines = { write: (line: string) => log.push(JSON.parse(line)) };
    const options = { database: database(), log: pino({}, lines), ...TEST_OPTIONS };
    app = createApp({ ...options, rateLimit: 1_000_000, isReady: async () => true });
    server = createServer(createFastPathListener(() => app));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    token = await signInNewAdmin(database(), makeTestApp(database()), 'a');
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
      ([name]) =>
        !/^(date|x-request-id|x-request-cost|ratelimit-.*|connection|keep-alive)$/.test(name),
    );

  test.each([100, 5000, 50_000])(
    'a known query with variables of %i characters costs a unit for each thousand',
    async (characters) => {
      await ask('POST');
      await ask('POST');
      const variables = { unused: 'a'.repeat(characters) };
      const body = JSON.stringify({ query: READ, variables });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
      expect(response.status).toBe(200);
      expect(log.at(-1)?.units).toBe(Math.ceil(body.length / 1000));
    },
  );

  test.each(['GET', 'POST'] as const)('a repeated %s gets the cached response', async (method) => {
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

  test('a compiled query has the addresses of the host that each request names', async () => {
    const urlFor = async (host: string) => {
      const path = `/graphql?query=${encodeURIComponent('{ verse(key: "1:1") { url } }')}`;
      const sent = request(`${origin}${path}`, { headers: { host } }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      return JSON.parse(await text(response)) as object;
    };
    for (const host of ['a.example', 'a.example', 'b.example', 'a.example', 'b.example']) {
      const url = `http://${host}/verses/1:1`;
      expect(await urlFor(host)).toEqual({ data: { verse: { url } } });
    }
  });

  test.each(['GET', 'POST'] as const)(
    'a %s with an API key gets the cached response only if the key is valid',
    async (method) => {
      const { id, key } = await createApiKey(database(), { name: 'a program' });
      const document = '{ verse(key: "1:2") { key } }';
      const text = await (await ask(method, {}, document)).text();
      for (const headers of [bearer(key), { 'x-api-key': key }]) {
        const cached = await ask(method, headers, document);
        expect(await cached.text()).toBe(text);
        expect(cached.headers.get('X-Request-Cost')).toBe('0');
        expect(log.at(-1)).toMatchObject({ cached: true, units: 0, apiKeyId: id });
        const wrong = key.slice(0, -1) + (key.endsWith('A') ? 'E' : 'A');
        const [name = ''] = Object.keys(headers);
        const value = name === 'authorization' ? `Bearer ${wrong}` : wrong;
        expect((await ask(method, { [name]: value }, document)).status).toBe(401);
      }
    },
  );

  test('a HEAD for a cached response gets its headers without Hono', async () => {
    const document = '{ verse(key: "2:255") { key } }';
    const first = await ask('GET', {}, document);
    const address = `${origin}/graphql?query=${encodeURIComponent(document)}`;
    const head = await fetch(address, { method: 'HEAD' });
    expect(shown(head)).toEqual(shown(first));
    const id = head.headers.get('X-Request-Id');
    expect(log.find(({ requestId }) => requestId === id)).toMatchObject({ cached: true, bytes: 0 });
  });

  test('a save is visible at once, and a token never gets a cached response', async () => {
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

  test('each encoding and media type has its own response', async () => {
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

  test.each(['[', 'x:99999', 'a b', 'evil/roots#', ''])(
    'the host "%s" neither stops the server nor changes the page of another',
    async (host) => {
      const statusOf = (path: string) =>
        new Promise<number>((resolve, reject) => {
          const { port } = server.address() as AddressInfo;
          const options = { port, path, setHost: false, headers: host ? { host } : {} };
          const sent = request(options, (response) => {
            response.resume();
            resolve(response.statusCode ?? 0);
          });
          sent.on('error', reject).end();
        });
      for (const path of ['/surahs', '/api/../surahs', '//surahs', '/sitemaps/%2e%2e/roots']) {
        expect(await statusOf(path)).toBeGreaterThanOrEqual(400);
      }
      expect((await fetch(`${origin}/api/verses/1`)).status).toBe(200);
    },
  );

  test.each(['/healthz', '/readyz'])('HTTP/1.0 without a host gets %s', async (path) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(`GET ${path} HTTP/1.0\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\{"status":"ok"\}$/);
  });

  test.each([
    ['/surahs', true],
    ['/surahs?x=1', true],
    ['/api/verses/1', true],
    ['http://other/surahs', false],
    ['//surahs', false],
    ['/api/../surahs', false],
    ['/sitemaps/%2e%2e/roots?lang=en', false],
    ['/assets/a.js', true],
    ['/downloads/words.json.gz', false],
  ])('the target %s has a key: %s', (target, has) => {
    const keyOf = cacheKeys({ pageKeyOf: ({ url }) => url, publicUrl: undefined });
    const header = () => undefined;
    const key = keyOf({ method: 'GET', target, origin: 'http://a', header, body: undefined });
    expect(key !== undefined).toBe(has);
  });

  test('GraphiQL is cached once, and never in place of an answer', async () => {
    const html = { accept: 'text/html,*/*' };
    const search = `?query=${encodeURIComponent('{ __typename }')}`;
    const pages = [];
    for (const address of ['/graphql', `/graphql${search}`, '/graphql?other=1', '/graphql']) {
      const response = await fetch(origin + address, { headers: html });
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('content-security-policy')).toContain("worker-src 'self' blob:");
      pages.push(await response.text());
      const answer = await fetch(`${origin}/graphql${search}`, { headers: { accept: '*/*' } });
      expect(answer.headers.get('content-type')).toContain('json');
      expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
    }
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('<html');
    const { etag = '' } = Object.fromEntries(
      (await fetch(`${origin}/graphql`, { headers: html })).headers,
    );
    const again = await fetch(`${origin}/graphql?x=2`, {
      headers: { ...html, 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  test('a token counts as issued only with the signature of the server', () => {
    const claims = { userId: 1, familyId: 'x', tokenVersion: 0 };
    const { isSignedIn } = app.fast;
    const authorizations = [`Bearer ${token}`, `bearer ${signAccessToken(TEST_SECRET, claims)}`];
    expect(authorizations.map(isSignedIn)).toEqual([true, true]);
    const forged = [
      undefined,
      '',
      'Bearer x',
      token,
      `Basic ${token}`,
      `Bearer ${signAccessToken(`${TEST_SECRET}x`, claims)}`,
      `Bearer ${token.slice(0, token.lastIndexOf('.'))}.`,
    ];
    expect(forged.map(isSignedIn)).toEqual(forged.map(() => false));
  });

  /** Sends a request, or the begin of one, and leaves; resolves when the server has noticed. */
  async function sendAndLeave(sent: string): Promise<void> {
    const requested = once(server, 'request');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.write(sent);
    const [{ socket }] = (await requested) as [IncomingMessage];
    const closed = new Promise((resolve) => socket.once('close', resolve));
    client.destroy();
    await closed;
  }

  test.each(['POST /graphql HTTP/1.1', 'PUT /api/verses/1 HTTP/1.1\r\nAuthorization: Bearer x'])(
    'a client that leaves in the middle of the body of %j gets nothing computed and logs no error',
    async (begin) => {
      const length = log.length;
      const headers = 'Host: a\r\nContent-Type: application/json\r\nContent-Length: 99';
      await sendAndLeave(`${begin}\r\n${headers}\r\n\r\n{"`);
      // Handled after what the server would have done for the first one.
      await ask('POST', bearer(token), '{ viewer { username } }');
      expect(log.slice(length)).toEqual([expect.objectContaining({ path: '/graphql', level: 30 })]);
    },
  );

  test('errors and mutations are never cached', async () => {
    const wrong = await ask('POST', {}, '{ verse(key: "x") { key } }');
    expect(await wrong.text()).toContain('A verse key is written');
    expect(wrong.headers.get('ETag')).toBeNull();
    const large = await ask('POST', {}, `{ __typename } #${'x'.repeat(300_000)}`);
    expect(large.status).toBe(413);
    const none = await fetch(`${origin}/graphql`, { method: 'POST', body: '' });
    expect(none.status).toBe(415);
  });

  describe('a known query', () => {
    const QUERY = `query ($key: String!, $first: Int = 1) { verse(key: $key) {
      key surah { number } words { arabicText root { letters } ...Text }
      posts(first: $first) { totalCount edges { node { databaseId } } }
    } } fragment Text on WordText { turkishTranscription }`;
    const byPost = (variables: unknown, headers: Record<string, string> = {}, more: object = {}) =>
      fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query: QUERY, variables, ...more }),
      });
    const byGet = (variables: string) => {
      const search = new URLSearchParams({ query: QUERY, variables });
      return fetch(`${origin}/graphql?${search}`);
    };
    const contentsOf = async (answer: Response) => [shown(answer), await answer.json()];

    beforeAll(async () => {
      for (const key of ['2:1', '2:2', '2:3']) {
        await (await byPost({ key })).text();
        await (await byGet(JSON.stringify({ key }))).text();
      }
    });

    test.each(['2:4', '2:282', '999:999'])('gets the response of the app for %s', async (key) => {
      const own = await makeTestApp(database()).query(QUERY, { key });
      const known = await byPost({ key });
      expect(known.headers.get('ETag')).toMatch(/^W\//);
      expect(await known.json()).toEqual({ data: own });
      expect(await (await byGet(JSON.stringify({ key }))).json()).toEqual({ data: own });
    });

    test('has the headers of the app, its own cost, and its own log line', async () => {
      const db = database();
      const fresh = createApp({
        database: db,
        log: pino({ level: 'silent' }),
        ...TEST_OPTIONS,
        rateLimit: 1000,
        isReady: async () => true,
      });
      const other = createServer(createFastPathListener(() => fresh));
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const { port } = other.address() as AddressInfo;
      const askOther = () =>
        fetch(`http://127.0.0.1:${port}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: QUERY, variables: { key: '2:6' } }),
        });
      const byApp = await contentsOf(await askOther());
      other.close();
      const answer = await byPost({ key: '2:6' });
      const remaining = Number(answer.headers.get('RateLimit-Remaining'));
      expect(remaining).toBeLessThan(1_000_000);
      expect(log.at(-1)).toMatchObject({ path: '/graphql', status: 200 });
      expect(log.at(-1)?.requestId).toBe(answer.headers.get('X-Request-Id'));
      const [headers, json] = await contentsOf(answer);
      expect(json).toEqual(byApp[1]);
      const sorted = (list: unknown) => [...(list as string[][])].sort();
      expect(sorted(headers)).toEqual(sorted(byApp[0]));
    });

    test('needs no statement for cached rows', async () => {
      await (await byPost({ key: '2:7', first: 1 })).text();
      const verse = 'query ($key: String!) { verse(key: $key) { key words { arabicText } } }';
      const askVerse = (variables: object) =>
        fetch(`${origin}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: verse, variables }),
        });
      for (const round of [1, 2, 3]) await (await askVerse({ key: '2:7', round })).text();
      const statements = await statementsOf(database(), async () => {
        expect(await (await askVerse({ key: '2:7', round: 4 })).json()).toMatchObject({
          data: { verse: { key: '2:7' } },
        });
      });
      expect(statements).toEqual([]);
    });

    test.each([
      ['a malformed key', { key: 'x' }, {}, 'A verse key is written'],
      ['a missing variable', {}, {}, 'of required type \\"String!\\" was not provided'],
      ['a wrong type', { key: 5 }, {}, 'String cannot represent'],
      ['a page that is too large', { key: '2:8', first: 101 }, {}, '100'],
      ['variables that are a list', [], {}, 'variables'],
      ['an unknown operation', { key: '2:8' }, { operationName: 'No' }, 'operation'],
    ])('gets the error of the app for %s', async (_what, variables, more, message) => {
      const answer = await byPost(variables, {}, more);
      const text = await answer.text();
      expect(text).toContain('"errors"');
      expect(text).toContain(message);
      expect(answer.headers.get('ETag')).toBeNull();
    });

    test('is a 400 if its variables are not JSON', async () => {
      expect((await byGet('{')).status).toBe(400);
    });

    test('is compressed, and a matching ETag gets a 304', async () => {
      for (const key of ['2:10', '2:11']) {
        await (await byPost({ key }, { 'accept-encoding': 'br' })).text();
      }
      const answer = await byPost({ key: '2:282' }, { 'accept-encoding': 'br' });
      expect(answer.headers.get('Content-Encoding')).toBe('br');
      expect(await answer.json()).toMatchObject({ data: { verse: { key: '2:282' } } });
      const etag = answer.headers.get('ETag') ?? '';
      const again = await byPost(
        { key: '2:282' },
        { 'accept-encoding': 'br', 'if-none-match': etag },
      );
      expect(again.status).toBe(304);
    });

    test('is executed again after a save', async () => {
      const before = await byPost({ key: '2:20', first: 1 });
      await before.text();
      const saved = await ask(
        'POST',
        bearer(token),
        'mutation { updateSurah(input: { databaseId: 2, arabicName: "x", turkishNameTranscription: "x", englishNameTranscription: "x", turkishNameTranslation: "x", englishNameTranslation: "x", revelationOrder: 87, revelationYear: 622 }) { __typename } }',
      );
      expect(await saved.text()).toContain('UpdateSurahPayload');
      const after = await byPost({ key: '2:20', first: 1 });
      const revision = ({ headers }: Response) => Number(headers.get('X-Content-Revision'));
      expect(revision(after)).toBe(revision(before) + 1);
    });

    test('gets the response of the app for any variables', async () => {
      const document = `query ($key: String!, $surah: Int, $keys: [String!], $first: Int = 2,
          $after: String, $ids: [ID!]!, $section: PostSection, $with: Boolean! = true) {
        verse(key: $key) { key words @include(if: $with) { key termElements { id } } }
        verses(surah: $surah, keys: $keys, first: $first, after: $after) {
          totalCount edges { cursor node { id __typename } } pageInfo { hasNextPage }
        }
        nodes(ids: $ids) { __typename id ... on Verse { source { arabicText { name } } } }
        posts(section: $section) { totalCount }
      }`;
      const good: Record<string, unknown[]> = {
        key: ['2:255', '114:6'],
        surah: [1, 114, null],
        keys: [['1:1'], ['2:255', '3:1'], null, []],
        first: [1, 3, 100],
        after: [null],
        ids: [[], [btoa('Verse:1'), btoa('Word:5')]],
        section: ['QURAN', null],
        with: [true, false],
      };
      const hostile = [
        undefined,
        null,
        0,
        -1,
        1.5,
        2 ** 31,
        '',
        '2',
        'x',
        true,
        [],
        {},
        [[]],
        [null],
        [5],
      ];
      const variables = fc.record(
        Object.fromEntries(
          Object.entries(good).map(([name, values]) => [
            name,
            fc.oneof(
              { weight: 9, arbitrary: fc.constantFrom(...values) },
              { weight: 1, arbitrary: fc.constantFrom(...hostile) },
            ),
          ]),
        ),
      );
      const app = makeTestApp(database());
      const send = (asked: object, ask: (path: string, init: RequestInit) => Promise<Response>) =>
        ask('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: document, variables: asked }),
        });
      const answerOf = async (answer: Response) => {
        const text = await answer.text();
        return [answer.status, JSON.parse(text.replace(/"requestId":"[^"]*"/g, ''))] as unknown;
      };
      let succeeded = 0;
      await fc.assert(
        fc.asyncProperty(variables, async (asked) => {
          const own = await send(asked, app.fetch);
          const known = await send(asked, (path, init) => fetch(origin + path, init));
          if (known.headers.has('ETag')) succeeded++;
          expect(await answerOf(known)).toEqual(await answerOf(own));
        }),
        { numRuns: 300 },
      );
      expect(succeeded).toBeGreaterThan(50);
    });

    test.each([
      ['it', QUERY, '2:200'],
      ['another query', 'query ($key: String!) { verse(key: $key) { words { key } } }', '2:201'],
    ])('%s is not computed if its client leaves before its turn', async (_what, query, key) => {
      const path = `/graphql?${new URLSearchParams({ query, variables: JSON.stringify({ key }) })}`;
      let release: () => void = () => undefined;
      const turn = new Promise<void>((resolve) => (release = resolve));
      const begun = new Promise<void>((resolve) => {
        void app.fast.turns?.run(
          '127.0.0.1',
          () => (resolve(), turn),
          () => 0,
        );
      });
      await begun;
      const length = log.length;
      const statements = await statementsOf(database(), async () => {
        await sendAndLeave(`GET ${path} HTTP/1.1\r\nHost: a\r\nAccept: */*\r\n\r\n`);
        release();
        // A query that is not compiled takes a second turn, which these wait for.
        for (const after of [1, 2]) await (await fetch(`${origin}/api/nothing/${after}`)).text();
      });
      expect(statements).toEqual([]);
      const paths = log.slice(length).map((line) => line.path);
      expect(paths).toEqual(['/api/nothing/1', '/api/nothing/2']);
      expect(await statementsOf(database(), () => fetch(origin + path))).not.toEqual([]);
    });

    test('is not cached for a request with a token', async () => {
      const answer = await byPost({ key: '2:21' }, bearer(token));
      expect(answer.headers.get('ETag')).toBeNull();
    });

    test('is refused once the budget is spent', async () => {
      const options = {
        database: database(),
        log: pino({ level: 'silent' }),
        ...TEST_OPTIONS,
      };
      const app = createApp({ ...options, rateLimit: 6, isReady: async () => true });
      const limited = createServer(createFastPathListener(() => app));
      await new Promise<void>((resolve) => limited.listen(0, '127.0.0.1', resolve));
      const { port } = limited.address() as AddressInfo;
      const statuses: number[] = [];
      for (let verse = 1; verse <= 12; verse++) {
        const { status } = await fetch(`http://127.0.0.1:${port}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: QUERY, variables: { key: `2:${verse}` } }),
        });
        statuses.push(status);
      }
      limited.close();
      expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    });
  });

  test('the address of a caller is the remote address of the socket', async () => {
    const login = 'mutation { login(input: { username: "zz", password: "x" }) { __typename } }';
    for (let failure = 0; failure < 5; failure++) await (await ask('POST', {}, login)).text();
    expect((await ask('POST', {}, login)).status).toBe(429);
  });
});
