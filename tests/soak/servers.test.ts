/** Two servers behind nginx for five minutes, with everything that operators and accidents do to them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDatabase, postgres, urlOf } from '../support/database';
import { hasNginx, startNginx } from '../support/nginx';
import { proxyTo, type Proxy } from '../support/proxy';
import { insertAdmin } from '../support/signIn';
import { saveFirstVerse, startServer, tokenOf } from '../support/startedServer';

/** Between two events. */
const QUIET_MS = 60_000;
const OUTAGE_MS = 3000;
/** After the database is back. */
const RECOVERY_MS = 2000;
const MAX_AGE_MS = 2000;
/** nginx counts the age of its responses in whole seconds, and a save has to reach the other server. */
const TOLERANCE_MS = 500;
const VERSES = 293;

type Server = Awaited<ReturnType<typeof startServer>>;

(hasNginx() && postgres.isHere() ? describe : describe.skip)('two servers behind nginx', () => {
  let name: string;
  let database: Proxy;
  let servers: [Server, Server];
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let token: string;

  const start = (port = '0') => {
    const url = new URL(urlOf(name));
    url.host = `127.0.0.1:${database.port}`;
    const settings = { DATABASE_URL: url.href, TRUST_PROXY: '1', DRAIN_SECONDS: '2', PORT: port };
    return startServer(postgres, name, settings);
  };
  const startAgain = async (index: 0 | 1) => {
    servers[index] = await start(new URL(servers[index].origin).port);
  };

  beforeAll(async () => {
    name = await makeDatabase(postgres, 'small');
    const own = await postgres.open(name);
    await insertAdmin(own, 'a');
    await own.close();
    const { hostname, port } = new URL(urlOf(name));
    database = await proxyTo(hostname, Number(port || 5432));
    servers = [await start(), await start()];
    nginx = await startNginx([servers[0].origin, servers[1].origin]);
    token = await tokenOf(nginx.origin, 'a');
  });
  afterAll(async () => {
    await nginx.stop();
    for (const { child } of servers) child.kill('SIGKILL');
    await Promise.all(servers.map(({ child }) => child.end));
    await database.close();
    await postgres.drop(name);
  });

  test('a kill, a rolling restart and an outage of the database, with a save each second', async () => {
    const state = { isOver: false, mayBeUnavailable: false };
    const failures: string[] = [];
    const counts = { reads: 0, unavailable: 0, saves: 0 };
    /** Times when the saves were answered; the text is the index. */
    const savedAt: number[] = [];
    let oldest = 0;
    /** When it was read, and of what. */
    let oldestRead = '';
    const begun = performance.now();
    const outage = { from: Infinity, to: Infinity };

    const isExpected = (status: number, headers: Headers) => {
      if (status === 200) return true;
      counts.unavailable++;
      return state.mayBeUnavailable && status === 503 && headers.has('retry-after');
    };

    async function readOn(method: string, pathOf: (count: number) => string) {
      for (let count = 0; !state.isOver; count++) {
        const path = pathOf(count);
        const sentAt = performance.now();
        try {
          const response = await fetch(nginx.origin + path, { method });
          const text = await response.text();
          counts.reads++;
          if (!isExpected(response.status, response.headers)) {
            failures.push(`${response.status} ${method} ${path}`);
          }
          const shown = /edit (\d+)$/.exec(text)?.[1];
          if (shown !== undefined) noteAge(Number(shown), sentAt, path);
        } catch (error) {
          failures.push(`${String(error)} ${method} ${path}`);
        }
        await sleep(10);
      }
    }

    /**
     * A text is too old from when the next one was saved. The time without a database does not count, because a
     * server that kept a text can't hear then that it was replaced just before.
     */
    function noteAge(shown: number, sentAt: number, path: string) {
      const replaced = savedAt[shown + 1];
      if (replaced === undefined) return;
      const away = Math.min(sentAt, outage.to) - Math.max(replaced, outage.from);
      const age = sentAt - replaced - Math.max(0, away);
      if (age <= oldest) return;
      oldest = age;
      oldestRead = `${path} after ${Math.round((sentAt - begun) / 1000)} s`;
    }

    async function saveOn() {
      while (!state.isOver) {
        const text = `edit ${savedAt.length}`;
        const response = await saveFirstVerse(nginx.origin, token, text);
        const body = await response.text();
        if (body.includes('UpdateVersePayload')) {
          counts.saves++;
          savedAt.push(performance.now());
        } else if (!state.mayBeUnavailable || !body.includes('SERVICE_UNAVAILABLE')) {
          failures.push(`${response.status} save: ${body}`);
        }
        await sleep(1000);
      }
    }

    async function events() {
      await sleep(QUIET_MS);
      servers[0].child.kill('SIGKILL');
      await servers[0].child.end;
      await sleep(QUIET_MS / 2);
      await startAgain(0);
      await sleep(QUIET_MS);
      for (const index of [0, 1] as const) {
        servers[index].child.kill('SIGTERM');
        await servers[index].child.end;
        await startAgain(index);
        await sleep(QUIET_MS / 4);
      }
      await sleep(QUIET_MS);
      state.mayBeUnavailable = true;
      outage.from = performance.now();
      await database.cut();
      await sleep(OUTAGE_MS);
      await database.restore();
      outage.to = performance.now();
      await sleep(RECOVERY_MS);
      state.mayBeUnavailable = false;
      await sleep(QUIET_MS);
      state.isOver = true;
    }

    const query = (key: string) => `/graphql?query={verse(key:"${key}"){key,turkishTranslation}}`;
    await Promise.all([
      events(),
      saveOn(),
      readOn('GET', () => '/verses/1:1'),
      readOn('GET', () => '/verses/1:1'),
      readOn('HEAD', (count) => `/verses/2:${(count % 286) + 1}`),
      readOn('GET', (count) => `/api/verses/${(count % VERSES) + 1}`),
      readOn('GET', (count) => query(`2:${(count % 286) + 1}`)),
    ]);
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(
      `${seconds} s: ${JSON.stringify(counts)}, oldest text ${Math.round(oldest)} ms after a save (${oldestRead})`,
    );
    expect(failures).toEqual([]);
    expect(counts.reads).toBeGreaterThan(10_000);
    expect(oldest).toBeLessThan(MAX_AGE_MS + TOLERANCE_MS);
  }, 600_000);
});
