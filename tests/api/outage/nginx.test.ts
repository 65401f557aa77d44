/** Two servers behind nginx with the configuration of the repository. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_SETTINGS, type Settings } from '../../../client/settings/settings';
import { formatCookie } from '../../../client/settings/settingsCookie';
import { makeDatabase, postgres } from '../../support/database';
import { hasNginx, startNginx } from '../../support/nginx';
import { insertAdmin } from '../../support/signIn';
import { saveFirstVerse, startServer, tokenOf } from '../../support/startedServer';

const canRun = hasNginx();
/** No text may be older after a save. */
const MAX_AGE_MS = 2000;
/** Time for which reads are looked at from then on. */
const WATCHED_MS = 1000;
/** Verses that a small database has, by their ids. */
const VERSES = 293;

(canRun && postgres.isHere() ? describe : describe.skip)('two servers behind nginx', () => {
  let name: string;
  let servers: Awaited<ReturnType<typeof startServer>>[];
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let token: string;

  const start = (port = '0') =>
    startServer(postgres, name, { PORT: port, TRUST_PROXY: '1', DRAIN_SECONDS: '2' });

  beforeAll(async () => {
    name = await makeDatabase(postgres, 'small');
    const database = await postgres.open(name);
    await insertAdmin(database, 'a');
    await database.close();
    servers = [await start(), await start()];
    nginx = await startNginx([servers[0]!.origin, servers[1]!.origin]);
    token = await tokenOf(nginx.origin, 'a');
  });
  afterAll(async () => {
    await nginx.stop();
    for (const { child } of servers) child.kill('SIGKILL');
    await Promise.all(servers.map(({ child }) => child.end));
    await postgres.drop(name);
  });

  /** Starts a server that has ended, on its port. */
  const startAgain = async (index: number) => {
    servers[index] = await start(new URL(servers[index]!.origin).port);
  };

  const read = (path: string, headers: Headers = {}) => fetch(nginx.origin + path, { headers });

  /** Saves the translation of 1:1, which is then on its page. */
  const save = async (text: string) => {
    const response = await saveFirstVerse(nginx.origin, token, text);
    expect(await response.json()).toEqual({
      data: { updateVerse: { __typename: 'UpdateVersePayload' } },
    });
  };

  /** Saves a text, and expects that no older one is read as soon as 2 s after the server has it. */
  const saveAndWatch = async (text: string, at: { origin: string }) => {
    await save(text);
    while (!(await (await fetch(`${at.origin}/verses/1:1`)).text()).endsWith(text)) await sleep(5);
    const saved = performance.now();
    const late: string[] = [];
    for (let now = saved; now < saved + MAX_AGE_MS + WATCHED_MS; now = performance.now()) {
      const shown = await (await read('/verses/1:1')).text();
      if (now >= saved + MAX_AGE_MS) late.push(shown.slice(shown.lastIndexOf('}') + 2));
      await sleep(5);
    }
    expect([...new Set(late)]).toEqual([text]);
  };

  /** The outcomes of requests that are sent until `action` has ended. */
  const outcomesDuring = async (action: Promise<unknown>) => {
    const state = { isOver: false };
    const over = action.finally(() => {
      state.isOver = true;
    });
    const outcomes = new Map<string, number>();
    const readOn = async (method: string, pathOf: (count: number) => string) => {
      for (let count = 0; !state.isOver; count++) {
        const path = pathOf(count);
        const outcome = await fetch(nginx.origin + path, { method }).then(
          async (response) => {
            await response.arrayBuffer();
            return response.status === 200 ? '200' : `${response.status} ${method} ${path}`;
          },
          (error: unknown) => `${String(error)} ${method} ${path}`,
        );
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        await sleep(10);
      }
    };
    const query = (key: string) => `/graphql?documentId=verse&variables={"key":"${key}"}`;
    await Promise.all([
      over,
      readOn('GET', () => '/verses/1:1'),
      readOn('HEAD', (count) => `/verses/2:${(count % 286) + 1}`),
      readOn('GET', (count) => `/api/verses/${(count % VERSES) + 1}`),
      readOn('GET', (count) => query(`2:${(count % 286) + 1}`)),
    ]);
    return outcomes;
  };

  test('one is killed, one is replaced, and edits are saved: no request fails, no text stays', async () => {
    const outcomes = await outcomesDuring(
      (async () => {
        const [killed, replaced] = servers as [(typeof servers)[0], (typeof servers)[0]];
        killed.child.kill('SIGKILL');
        await killed.child.end;
        await Promise.all([saveAndWatch('while one is dead', replaced), startAgain(0)]);
        replaced.child.kill('SIGTERM');
        await replaced.child.line((line) => line.includes('stopping'));
        await saveAndWatch('while one is drained', servers[0]!);
        expect((await replaced.child.end).code).toBe(0);
        await startAgain(1);
        await saveAndWatch('with two again', servers[1]!);
      })(),
    );
    expect([...outcomes.keys()]).toEqual(['200']);
    expect(outcomes.get('200')).toBeGreaterThan(100);
  });

  describe('its cache', () => {
    const english = formatCookie({ ...DEFAULT_SETTINGS, prefLanguage: 'english' });
    const turkish = formatCookie(DEFAULT_SETTINGS);
    const settingsIn = async (response: Response) => {
      const text = await response.text();
      return (JSON.parse(text.slice(0, text.indexOf('}') + 1)) as Settings).prefLanguage;
    };
    /** Each case has a page of its own. */
    let verse = 100;
    const newPage = () => `/verses/2:${verse++}`;

    test.each<[what: string, Headers, Headers]>([
      ['other cookies', { cookie: `a=b; settings=${english}` }, { cookie: `settings=${english}` }],
      [
        'languages, beside settings',
        { cookie: `settings=${english}`, 'accept-language': 'tr' },
        { cookie: `settings=${english}`, 'accept-language': 'en' },
      ],
      [
        'languages after the first one',
        { 'accept-language': 'en-GB,en;q=0.9,tr;q=0.8' },
        { 'accept-language': 'en' },
      ],
      [
        'encodings that are not used',
        { 'accept-language': 'en', 'accept-encoding': 'gzip, deflate, br, zstd' },
        { 'accept-language': 'en', 'accept-encoding': 'br, gzip' },
      ],
    ])('one page for different %s', async (_what, first, second) => {
      const path = newPage();
      const pages = [await read(path, first), await read(path, second)];
      expect(pages.map(cacheStatus)).toEqual(['MISS', expect.stringMatching(KEPT)]);
      for (const shown of pages) expect(await settingsIn(shown)).toBe('english');
    });

    test.each<[what: string, Headers, Headers]>([
      ['settings', { cookie: `settings=${turkish}` }, { cookie: `settings=${english}` }],
      ['languages', { 'accept-language': 'tr,en;q=0.5' }, { 'accept-language': 'en' }],
      ['ranks of languages', { 'accept-language': 'tr' }, { 'accept-language': 'tr;q=0.1,en' }],
      [
        'settings, beside a cookie whose name differs by case',
        { cookie: `Settings=${english}; settings=${turkish}`, 'accept-language': 'tr' },
        { cookie: `settings=${english}` },
      ],
    ])('different pages for different %s', async (_what, first, second) => {
      const path = newPage();
      await read(path, first);
      expect(await settingsIn(await read(path, second))).toBe('english');
      expect(await settingsIn(await read(path, { 'accept-language': 'tr' }))).toBe('turkish');
    });

    test.each<[what: string, path: string, Headers]>([
      ['a token', '/api/verses/1', { authorization: 'Bearer x' }],
      ['a session', '/graphql?query={contentRevision}', { cookie: 'refreshToken=x' }],
      ['settings of version 1.0', '/verses/2:90', { cookie: 'settings=%7B%7D' }],
    ])('nothing for a request with %s', async (_what, path, headers) => {
      for (const time of [1, 2]) {
        expect([time, cacheStatus(await read(path, headers))]).toEqual([time, 'BYPASS']);
      }
    });

    test('a reader who has the page gets a 304', async () => {
      const path = newPage();
      const etag = (await read(path)).headers.get('etag') ?? '';
      expect((await read(path, { 'if-none-match': etag })).status).toBe(304);
    });

    test('GraphQL by the media type', async () => {
      const types = ['application/json', 'application/graphql-response+json'];
      for (const accept of [...types, ...types]) {
        const response = await read('/graphql?query={verse(key:"2:255"){key}}', { accept });
        expect(response.headers.get('content-type')).toContain(accept);
      }
    });
  });
});

type Headers = Record<string, string>;

/** The cache has the response, perhaps one that had to be revalidated. */
const KEPT = /^(HIT|EXPIRED|REVALIDATED)$/;
const cacheStatus = (response: Response) => response.headers.get('x-cache-status');

(canRun ? describe : describe.skip)('a server behind nginx that fails', () => {
  type Respond = (response: ServerResponse) => void;
  const stops: (() => unknown)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  /** Two servers behind nginx, and the methods of the requests that they get. */
  const withServers = async (...responds: [Respond, Respond]) => {
    const methods: string[] = [];
    const origins = await Promise.all(
      responds.map(async (respond) => {
        const server = createServer((request, response) => {
          methods.push(request.method ?? '');
          request.resume().on('end', () => respond(response));
        }).listen(0, '127.0.0.1');
        await once(server, 'listening');
        stops.push(() => server.close().closeAllConnections());
        return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      }),
    );
    const nginx = await startNginx(origins as [string, string]);
    stops.push(nginx.stop);
    const statusesOf = async (method: string, path: string) => {
      const statuses: number[] = [];
      for (let count = 0; count < 4; count++) {
        const response = await fetch(nginx.origin + path, { method });
        await response.arrayBuffer();
        statuses.push(response.status);
      }
      return statuses.sort();
    };
    return { methods, statusesOf, origin: nginx.origin };
  };

  const withStatus = (status: number) => (response: ServerResponse) =>
    void response.writeHead(status).end();
  const breakOff = ({ socket }: ServerResponse) => void socket?.destroy();
  const isNotFound = withStatus(404);
  const succeeds = withStatus(200);
  const isUnavailable = withStatus(503);

  test.each<[what: string, Respond, status: number]>([
    ['breaks connections off', breakOff, 502],
    ['is unavailable', isUnavailable, 503],
  ])(
    '%s: the other one gets its reads, and no POST a second time',
    async (_what, fails, status) => {
      const { methods, statusesOf } = await withServers(fails, succeeds);
      expect(await statusesOf('GET', '/verses/1:1')).toEqual([200, 200, 200, 200]);
      methods.length = 0;
      expect(await statusesOf('POST', '/graphql')).toEqual([200, 200, status, status]);
      expect(methods).toEqual(['POST', 'POST', 'POST', 'POST']);
    },
  );

  test('both are unavailable: their own response is sent', async () => {
    const { statusesOf } = await withServers(isUnavailable, isUnavailable);
    expect(await statusesOf('GET', '/verses/1:1')).toEqual([503, 503, 503, 503]);
  });

  test.each(['/assets/page.js', '/graphiql/x.js', '/graphql?documentId=x'])(
    'has another release without %s: the other one is asked',
    async (path) => {
      const { statusesOf } = await withServers(isNotFound, succeeds);
      expect(await statusesOf('GET', path)).toEqual([200, 200, 200, 200]);
      expect(await statusesOf('GET', '/verses/999:1')).toEqual([200, 200, 404, 404]);
    },
  );

  test('a cached response is never sent for other headers with the same words', async () => {
    const acceptedIn = (response: ServerResponse) =>
      void response
        .writeHead(200, { 'cache-control': 'public, max-age=60' })
        .end(response.req.headers.accept);
    const { origin } = await withServers(acceptedIn, acceptedIn);
    const read = async (encoding: string, accept: string) => {
      const headers = { 'accept-encoding': encoding, accept };
      const response = await fetch(`${origin}/graphql?query={a}`, { headers });
      return [cacheStatus(response), await response.text()];
    };
    expect(await read('a', 'b c')).toEqual(['MISS', 'b c']);
    expect(await read('a', 'b c')).toEqual(['HIT', 'b c']);
    expect(await read('a b', 'c')).toEqual(['MISS', 'c']);
  });

  test('a page for frames depends on the language of the browser, not on the settings of a reader', async () => {
    const languageIn = (response: ServerResponse) =>
      void response
        .writeHead(200, { 'cache-control': 'public, max-age=60' })
        .end(response.req.headers['accept-language']);
    const { origin } = await withServers(languageIn, languageIn);
    const cookie = `settings=${formatCookie({ ...DEFAULT_SETTINGS, prefLanguage: 'english' })}`;
    const read = async (path: string, headers: Headers) => {
      const response = await fetch(origin + path, { headers });
      return [cacheStatus(response), await response.text()];
    };
    for (const path of ['/embed/verses/2:255', '/oembed?url=x']) {
      expect(await read(path, { cookie, 'accept-language': 'tr' })).toEqual(['MISS', 'tr']);
      expect(await read(path, { 'accept-language': 'tr-TR,tr' })).toEqual(['HIT', 'tr']);
      expect(await read(path, { cookie, 'accept-language': 'en' })).toEqual(['MISS', 'en']);
    }
    expect(await read('/feeds/changes.atom', { 'accept-language': 'tr' })).toEqual(['MISS', 'tr']);
    expect((await read('/feeds/changes.atom', { cookie, 'accept-language': 'en' }))[0]).toBe('HIT');
    expect(await read('/verses/2:255', { cookie, 'accept-language': 'tr' })).toEqual(['MISS', '']);
  });

  test('a page is kept for the further translations that it shows, and one without any for all readers', async () => {
    const settingsIn = (response: ServerResponse) =>
      void response
        .writeHead(200, { 'cache-control': 'public, max-age=60' })
        .end(response.req.headers.cookie);
    const { origin } = await withServers(settingsIn, settingsIn);
    const own = formatCookie(DEFAULT_SETTINGS);
    const read = async (path: string, slugs?: string) => {
      const cookie = `settings=${own}${slugs === undefined ? '' : `.${slugs}`}`;
      const response = await fetch(origin + path, { headers: { cookie } });
      const sent = await response.text();
      return [cacheStatus(response), sent.replace(`settings=${own}`, '')];
    };
    const four = formatCookie({ ...DEFAULT_SETTINGS, translations: ['a', 'de-b', 'ur', '2'] });
    const longest = 'x'.repeat(40);
    for (const slugs of ['ur-misal', 'de-x~ur-y', four.replace(`${own}.`, ''), longest]) {
      for (const path of ['/verses/2:255', '/surahs/2', '/pages/3', '/juz/4', '/posts/quran/2']) {
        expect(await read(path, slugs)).toEqual(['MISS', `.${slugs}`]);
        expect(await read(path, slugs)).toEqual(['HIT', `.${slugs}`]);
      }
    }
    expect(await read('/verses/2:255')).toEqual(['MISS', '']);
    for (const path of [
      '/',
      '/about',
      '/posts',
      '/posts/quran',
      '/verses',
      '/surahs',
      '/roots/2',
    ]) {
      expect([path, ...(await read(path))]).toEqual([path, 'MISS', '']);
      expect([path, ...(await read(path, 'ur-misal'))]).toEqual([path, 'HIT', '']);
    }
    for (const slugs of ['', '-a', 'A', 'a~', 'a~b~c~d~e', `${longest}x`, 'a.b']) {
      expect([slugs, (await read('/verses/2:255', slugs))[0]]).toEqual([slugs, 'BYPASS']);
    }
  });

  test('/metrics is not public', async () => {
    const { methods, statusesOf } = await withServers(succeeds, succeeds);
    expect(await statusesOf('GET', '/metrics')).toEqual([404, 404, 404, 404]);
    expect(methods).toEqual([]);
  });
});
