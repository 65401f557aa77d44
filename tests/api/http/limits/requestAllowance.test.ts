/** The number of requests of an address, cached responses included. */
import { connect } from 'node:net';
import type { SentResponse } from '../../../../api/http/appEnv';
import { Budgets } from '../../../../api/http/limits/budgets';
import { HttpServer } from '../../../../api/http/httpServer';
import { createRequestAllowance } from '../../../../api/http/limits/requestAllowance';

describe('the requests of an address', () => {
  let server: HttpServer;
  let origin: string;
  const served: string[] = [];
  const reported: SentResponse[] = [];
  beforeAll(async () => {
    // 40 requests a minute, of which 6 at once.
    const allowance = createRequestAllowance({
      rateLimit: 2,
      trustProxy: 1,
      budgets: new Budgets(),
      report: (sent) => reported.push(sent),
      refusalDelayMs: 0,
    });
    const listener = allowance.allow((request, response) => {
      served.push(request.url ?? '');
      const bytes = request.url === '/large' ? 120_000 : 6;
      response.end('a'.repeat(bytes));
      allowance.countResponse({ address: String(request.headers['x-forwarded-for']), bytes });
    });
    server = new HttpServer(listener);
    origin = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  });
  afterAll(() => server.close());

  const get = (path: string, address: string, method = 'GET') =>
    fetch(origin + path, { method, headers: { 'X-Forwarded-For': address } });

  test('are refused beyond the allowance with the error of the API, and no others are', async () => {
    const statuses = [];
    for (let count = 0; count < 8; count++) {
      statuses.push((await get('/verses/1:1', '192.0.2.1', count % 2 ? 'HEAD' : 'GET')).status);
    }
    expect(statuses).toEqual([...Array<number>(6).fill(200), 429, 429]);
    expect(served).toHaveLength(6);
    expect(reported.map(({ method, bytes }) => [method, bytes > 0])).toEqual([
      ['GET', true],
      ['HEAD', false],
    ]);
    expect((await get('/verses/1:1', '192.0.2.2')).status).toBe(200);

    const refused = await get('/api/verses/1', '192.0.2.1');
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect(reported.at(-1)).toMatchObject({
      requestId: refused.headers.get('X-Request-Id'),
      path: '/api/verses/1',
      status: 429,
      bytes: (await refused.clone().text()).length,
      address: '192.0.2.1',
      refusedBy: 'requests',
    });
    expect(await refused.json()).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' });
    const query = await get('/graphql?query={__typename}', '192.0.2.1');
    expect(await query.json()).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
  });

  test.each([
    ['a length', 20_000, [200, 200, 429]],
    ['no length', undefined, [200, 429]],
  ])('a body with %s counts as several', async (about, length, expected) => {
    const post = () =>
      fetch(origin, {
        method: 'POST',
        headers: { 'X-Forwarded-For': `address ${about}` },
        ...(length === undefined
          ? { body: new Blob(['short']).stream(), duplex: 'half' }
          : { body: 'a'.repeat(length) }),
      });
    const statuses = [];
    while (statuses.length < expected.length) statuses.push((await post()).status);
    expect(statuses).toEqual(expected);
  });

  test('a large response counts as several', async () => {
    const statuses = [];
    for (let count = 0; count < 3; count++) {
      const response = await get('/large', '192.0.2.4');
      await response.text();
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('are not read further on a connection that does not wait for a refusal', async () => {
    const request = 'GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.3\r\n\r\n';
    const refusals = reported.length;
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const closed = new Promise((resolve) =>
      socket.once('close', resolve).on('error', () => undefined),
    );
    socket.resume().write(request.repeat(1000));
    await closed;
    expect(reported.length - refusals).toBeLessThanOrEqual(1);
  });
});
