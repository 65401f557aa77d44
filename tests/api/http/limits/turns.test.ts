import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFastPathListener, type FastPath } from '../../../../api/http/cache/fastPath';
import { HttpServer } from '../../../../api/http/httpServer';
import { Turns } from '../../../../api/http/limits/turns';

test('requests of an address are computed one after the other; others do not wait', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const finish = new Map<string, (failure?: Error) => void>();
  const compute = (name: string) => {
    begun.push(name);
    return new Promise<string>((resolve, reject) =>
      finish.set(name, (failure) => (failure ? reject(failure) : resolve(name))),
    );
  };
  const run = (name: string) =>
    turns.run(
      name.charAt(0),
      () => compute(name),
      () => 0,
    );
  const begins = async (name: string) => {
    while (begun.at(-1) !== name) await sleep(1);
  };
  const requests = ['a1', 'a2', 'a3', 'b1'].map(run);
  await begins('b1');
  expect(begun).toEqual(['a1', 'b1']);
  finish.get('a1')?.(new Error('failed'));
  await expect(requests[0]).rejects.toThrow('failed');
  await begins('a2');
  finish.get('a2')?.();
  expect(await requests[1]).toBe('a2');
  await begins('a3');
  for (const name of ['a3', 'b1']) finish.get(name)?.();
  await Promise.all([requests[2], requests[3]]);
  const last = run('a4');
  await begins('a4');
  finish.get('a4')?.();
  await last;
});

test('the next request of an address waits for the pause after the last one', async () => {
  const turns = new Turns();
  const results: (string | undefined)[] = [];
  const pauseAfter = (result: string | undefined, ms: number) => {
    results.push(result);
    expect(ms).toBeGreaterThanOrEqual(0);
    return 40;
  };
  const ends: number[] = [];
  const run = async (address: string, compute: () => string) => {
    await turns.run(address, compute, pauseAfter).catch(() => undefined);
    ends.push(performance.now());
  };
  const fail = () => {
    throw new Error('failed');
  };
  await Promise.all([run('a', () => 'first'), run('a', fail), run('b', () => 'other')]);
  expect(results).toEqual(['first', 'other', undefined]);
  const [first = 0, , second = 0] = ends;
  // Timers may end a millisecond early.
  expect(second - first).toBeGreaterThan(38);
});

/** Notes the pauses after requests. */
class NotedTurns extends Turns {
  readonly pauses: number[] = [];

  override run: Turns['run'] = (address, compute, pauseAfter) =>
    super.run(address, compute, (result, ms) => {
      const pause = pauseAfter(result, ms);
      this.pauses.push(pause);
      return pause;
    });
}

const TOGETHER = ['/one', '/other'];
/** Begin while another request is handled. */
const WITHOUT_TURNS = ['/healthz', '/assets/a.js'];

describe('the requests of an address to a server', () => {
  const events: string[] = [];
  const turns = new NotedTurns();
  let http: HttpServer;
  let origin: string;
  beforeAll(async () => {
    const fast: Partial<FastPath> = {
      turns,
      keyOf: () => undefined,
      trustProxy: 1,
      isSignedIn: (authorization) => authorization === 'Bearer issued',
    };
    const listener = createFastPathListener(() => ({
      async fetch(request) {
        const path = new URL(request.url).pathname;
        await request.text();
        events.push(`${path} begins`);
        await sleep(30);
        // Ends only when the request of the other address has begun too.
        while (TOGETHER.includes(path) && events.length < TOGETHER.length) await sleep(1);
        const awaited = path === '/first' ? WITHOUT_TURNS : [];
        while (!awaited.every((other) => events.includes(`${other} begins`))) await sleep(1);
        events.push(`${path} ends`);
        return new Response(null, { status: path === '/refused' ? 429 : 200 });
      },
      fast: fast as FastPath,
    }));
    http = new HttpServer(listener);
    origin = `http://127.0.0.1:${await http.listen(0, '127.0.0.1')}`;
  });
  beforeEach(() => events.splice(0));
  afterAll(() => http.close());

  const get = (path: string, address = '192.0.2.1', headers = {}) =>
    fetch(origin + path, { headers: { 'x-forwarded-for': address, ...headers } });
  const token = { authorization: 'Bearer forged' };

  test('are computed in turn, with any token, except those for files and of load balancers', async () => {
    const first = get('/first');
    while (events.length === 0) await sleep(1);
    await Promise.all([
      first,
      get('/second', '192.0.2.1', token),
      ...WITHOUT_TURNS.map((path) => get(path)),
    ]);
    for (const other of WITHOUT_TURNS) {
      expect(events.indexOf(`${other} begins`)).toBeLessThan(events.indexOf('/first ends'));
    }
    expect(events.indexOf('/first ends')).toBeLessThan(events.indexOf('/second begins'));
    events.splice(0);
    const [one, other] = [get('/one'), get('/other', '192.0.2.2')];
    await Promise.all([one, other]);
    expect(events.slice(0, 2).sort()).toEqual(['/one begins', '/other begins']);
  });

  test.each(['POST /graphql', 'PUT /api/verses/1'])(
    'do not wait for a slow body of %s',
    async (sent) => {
      const slow = connect(Number(new URL(origin).port), '127.0.0.1');
      slow.write(
        `${sent} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.4\r\nAuthorization: Bearer forged\r\nContent-Length: 9\r\n\r\n{`,
      );
      await sleep(50);
      expect((await get('/next', '192.0.2.4')).status).toBe(200);
      slow.write('"a": 1 }');
      while (!events.includes(`${sent.split(' ')[1]} ends`)) await sleep(1);
      slow.destroy();
    },
  );

  const issued = { authorization: 'Bearer issued' };
  test.each([
    ['as long as the last one took, at most 50 ms', '/page', {}, [28, 50]],
    ['also after a forged token', '/page', token, [28, 50]],
    ['not after one of an admin', '/page', issued, [0, 0]],
    ['50 ms after a refused one', '/refused', issued, [50, 50]],
  ])('wait %s', async (_what, path, headers, [least = 0, most = 0]) => {
    turns.pauses.splice(0);
    await get(path, '192.0.2.3', headers);
    while (turns.pauses.length === 0) await sleep(1);
    const [pause] = turns.pauses;
    expect(pause).toBeGreaterThanOrEqual(least);
    expect(pause).toBeLessThanOrEqual(most);
  });
});
