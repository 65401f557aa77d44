/** Several processes of the server under one command. */
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDatabase, postgres } from '../../support/database';
import { insertAdmin } from '../../support/signIn';
import { JSON_HEADERS, startServer, tokenOf } from '../../support/startedServer';

/** Cost units a minute; 100 a second. */
const RATE_LIMIT = 6000;

const block = postgres.isHere() ? describe : describe.skip;

block('two workers', () => {
  let name: string;
  let server: Awaited<ReturnType<typeof startServer>>;

  beforeAll(async () => {
    name = await makeDatabase(postgres, 'small');
    const database = await postgres.open(name);
    await insertAdmin(database, 'a');
    await database.close();
    const env = {
      WORKERS: '2',
      LOG_LEVEL: 'info',
      METRICS_PORT: '0',
      TRUST_PROXY: '1',
      RATE_LIMIT: String(RATE_LIMIT),
    };
    server = await startServer(postgres, name, env);
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    expect((await server.child.end).code).toBe(0);
    await postgres.drop(name);
  });

  /** Sends a request on a connection of its own, or on one that is kept. */
  const read = (path: string, init: RequestInit = {}, connection = 'close') =>
    fetch(server.origin + path, {
      ...init,
      headers: { ...JSON_HEADERS, connection, ...init.headers },
    });

  /** The process that responded; its request ids have a prefix of their own. */
  const workerOf = ({ headers }: Response) =>
    headers.get('x-request-id')?.split('-').slice(0, -1).join('-') ?? '';

  const nextWorker = async () => {
    const response = await read('/healthz');
    expect(response.status).toBe(200);
    return workerOf(response);
  };

  /** The processes that respond, once there are two. */
  const twoWorkers = async (except: readonly string[] = []) => {
    const found = new Set<string>();
    while (found.size < 2) {
      const worker = await nextWorker();
      if (!except.includes(worker)) found.add(worker);
    }
    return [...found];
  };

  /** The statuses of requests that are sent until `action` has ended. */
  const statusesDuring = async (action: Promise<unknown>) => {
    const state = { isOver: false };
    const over = action.finally(() => {
      state.isOver = true;
    });
    const statuses = new Set<number | string>();
    const readOn = async (connection: string) => {
      while (!state.isOver) {
        const reading = read('/api/verses/1', {}, connection).then(async (response) => {
          await response.arrayBuffer();
          return response.status;
        });
        statuses.add(await reading.catch(String));
        await sleep(5);
      }
    };
    await Promise.all([over, ...['close', 'close', 'keep-alive', 'keep-alive'].map(readOn)]);
    return [...statuses];
  };

  test('both respond, and both show a save', async () => {
    const headers = { authorization: `Bearer ${await tokenOf(server.origin, 'a')}` };
    const save = { turkishTranslation: 'kaydedildi', englishTranslation: 'saved' };
    const body = JSON.stringify(save);
    const saved = await read('/api/verses/1', { method: 'PUT', headers, body });
    expect(saved.status).toBe(200);
    const texts = new Map<string, string>();
    while (texts.size < 2 || [...texts.values()].some((text) => text !== 'saved')) {
      const response = await read('/api/verses/1');
      const { data } = (await response.json()) as { data: { englishTranslation: string } };
      texts.set(workerOf(response), data.englishTranslation);
    }
  });

  test('warn once that the address of the site is not known', () => {
    const warnings = server.child.lines.filter((line) => line.includes('PUBLIC_URL is not set'));
    expect(warnings).toEqual([expect.stringContaining('"level":40')]);
  });

  test('have their metrics added up, on a port of the primary process', async () => {
    const line = await server.child.line((output) => output.startsWith('Metrics: '));
    const metrics = async () => (await fetch(line.replace('Metrics: ', ''))).text();
    const counter = /^tibyan_http_requests_total\{kind="health",status="2xx",.* (\d+)$/m;
    const counted = async () => Number(counter.exec(await metrics())?.[1]);
    await twoWorkers();
    const before = await counted();
    for (let time = 0; time < 10; time++) await nextWorker();
    expect(await counted()).toBe(before + 10);
    expect(await metrics()).toMatch(/^tibyan_processes 2$/m);
    expect(await metrics()).toMatch(/^tibyan_database_connections\{state="idle"\} \d+$/m);
    expect((await read('/metrics')).status).toBe(404);
  });

  test('share the budget of an address', async () => {
    const begin = performance.now();
    let sent = 0;
    const worker = async (characters: number) => {
      // Repeated queries are answered from the cache and cost nothing.
      const query = `{ n${++sent}: __typename }`;
      const body = JSON.stringify({ query }).padEnd(characters);
      const response = await read('/graphql', { method: 'POST', body });
      const remaining = response.headers.get('ratelimit-remaining');
      expect(remaining).toMatch(/^\d+$/);
      return { worker: workerOf(response), remaining: Number(remaining) };
    };
    // Each costs more than 80 units.
    while (sent < 30) await worker(90_000);
    const refilled = () => ((performance.now() - begin) / 60_000) * RATE_LIMIT;
    const remaining = new Map<string, number>();
    const isShared = () =>
      remaining.size === 2 &&
      [...remaining.values()].every((units) => units < RATE_LIMIT - 30 * 80 + refilled());
    while (!isShared()) {
      // Budgets that are not shared would be full again later.
      expect(refilled()).toBeLessThan(2000);
      await sleep(50);
      const one = await worker(0);
      remaining.set(one.worker, one.remaining);
    }
  });

  test('one that is killed is replaced', async () => {
    const before = await twoWorkers();
    const { lines } = server.child;
    const pids = () =>
      new Set(lines.flatMap((line) => /^\{.*"pid":(\d+).*"request"/.exec(line)?.[1] ?? []));
    const [killed = ''] = pids();
    process.kill(Number(killed), 'SIGKILL');
    await server.child.line((line) => line.includes('a worker died'));
    const after = await twoWorkers();
    expect(after.filter((worker) => before.includes(worker)).length).toBeLessThan(2);
  });

  test('SIGHUP replaces them without a failed request', async () => {
    const before = await twoWorkers();
    server.child.kill('SIGHUP');
    const told = server.child.line((line) =>
      /all workers were replaced|could not start/.test(line),
    );
    expect(await statusesDuring(told)).toEqual([200]);
    expect(await told).toContain('all workers were replaced');
    const after = await twoWorkers();
    expect(after.filter((worker) => before.includes(worker))).toEqual([]);
  });
});
