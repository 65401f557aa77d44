/** Single attempts, against real receivers. */
import { createServer, type Socket } from 'node:net';
import { post, type PostOptions } from '../../../api/webhooks/post';
import { newSecret, signatureOf } from '../../../api/webhooks/signature';
import { freePort } from '../../support/freePort';
import {
  answering,
  hanging,
  onlyRequest,
  startReceiver,
  type Receiver,
} from '../../support/receiver';

const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const BODY = '{"type":"webhook.test","text":"الله"}';
const secret = newSecret();
const ALLOWED = { isPrivateAllowed: true };

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = answering(204);
});
afterAll(() => receiver.close());

const send = (options: PostOptions = ALLOWED, url = receiver.url) =>
  post({ id: ID, url, secret, body: BODY }, options);

test('the signature is that of the example of Standard Webhooks', () => {
  const message = {
    id: ID,
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  expect(signatureOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('a secret has the form and the length of Standard Webhooks', () => {
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(newSecret()).not.toBe(secret);
});

test('a message is a signed POST of JSON', async () => {
  const before = Math.floor(Date.now() / 1000);
  expect(await send()).toEqual({ status: 204 });
  const { method, headers, body } = onlyRequest(receiver);
  expect([method, body]).toEqual(['POST', BODY]);
  const timestamp = Number(headers['webhook-timestamp']);
  expect(timestamp).toBeGreaterThanOrEqual(before);
  expect(timestamp).toBeLessThanOrEqual(Date.now() / 1000);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(BODY)),
    'webhook-id': ID,
    'webhook-signature': signatureOf(secret, { id: ID, timestamp, body: BODY }),
  });
});

test.each([
  [200, {}, { status: 200 }],
  [400, {}, { status: 400, error: 'The receiver answered 400.' }],
  [503, { 'Retry-After': '90' }, { status: 503, retryAfter: 90 }],
  [503, { 'Retry-After': 'Sat, 28 Nov 2026 12:00:00 GMT' }, { status: 503, retryAfter: undefined }],
])('the status %i is what counts', async (status, headers, outcome) => {
  receiver.answer = answering(status, headers);
  expect(await send()).toMatchObject(outcome);
});

test('a redirect is not followed', async () => {
  receiver.answer = answering(307, { Location: receiver.url });
  expect(await send()).toEqual({
    status: 307,
    error: 'The receiver answered 307; redirects are not followed.',
    retryAfter: undefined,
  });
  expect(receiver.received).toHaveLength(1);
});

test('an attempt has a time limit', async () => {
  receiver.answer = hanging;
  expect(await send({ ...ALLOWED, timeoutMs: 100 })).toEqual({
    error: 'No response within 0.1 seconds.',
  });
});

test('an attempt ends when the server stops', async () => {
  receiver.answer = hanging;
  const stopping = new AbortController();
  const attempt = send({ ...ALLOWED, signal: stopping.signal });
  while (receiver.received.length === 0) await new Promise(setImmediate);
  stopping.abort();
  expect(await attempt).toEqual({ error: 'The server stopped during the attempt.' });
});

test('a response without end is left, and its status counts', async () => {
  const closed = new AbortController();
  receiver.answer = (_request, response) => {
    response.writeHead(200).on('close', () => closed.abort());
    const write = () => {
      if (!closed.signal.aborted) response.write('x'.repeat(10_000), () => setImmediate(write));
    };
    write();
  };
  expect(await send()).toEqual({ status: 200 });
  while (!closed.signal.aborted) await new Promise(setImmediate);
});

test('a status without the rest of the response counts', async () => {
  receiver.answer = (_request, response) => {
    response.writeHead(200, { 'Content-Length': '10' });
    response.write('x', () => response.destroy());
  };
  expect(await send()).toEqual({ status: 200 });
});

test.each(['127.0.0.1', 'localhost', '2130706433', '[::1]'])(
  'nothing is sent to %s without the setting',
  async (host) => {
    // http:// is refused before, so this is a server to which a TLS connection could be made.
    const sockets: Socket[] = [];
    const server = createServer((socket) => sockets.push(socket));
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, () => resolve()));
    const { error } = await send({ isPrivateAllowed: false }, `https://${host}:${port}/`);
    expect(error).toMatch(/^(127\.0\.0\.1|::1) is not an address of the public internet/);
    expect(sockets).toEqual([]);
    server.close();
  },
);

test('a refused connection has its code', async () => {
  const url = `http://127.0.0.1:${await freePort()}/`;
  expect(await send(ALLOWED, url)).toEqual({ error: 'No connection: ECONNREFUSED.' });
});

test.each([
  ['no HTTP', 'SSH-2.0-OpenSSH\r\n', /^No connection: HPE_\w+\.$/],
  [
    'a change of the protocol',
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    /^No connection: the receiver answered 101\.$/,
  ],
])('%s is a failure', async (_what, answer, expected) => {
  const server = createServer((socket) => socket.on('error', () => undefined).end(answer));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const { error } = await send(ALLOWED, `http://127.0.0.1:${port}/`);
  expect(error).toMatch(expected);
  server.close();
});
