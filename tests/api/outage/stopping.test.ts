/** Stopping a server with requests in flight, and disconnecting clients that are too slow. */
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { backupsIn } from '../../../api/database/backups';
import { embedded, folderOf, makeDatabase, postgres } from '../../support/database';
import { MANIFEST, sha256, type FileEntry, type Manifest } from '../../support/downloads';
import { storedVerse } from '../../support/save';
import { insertAdmin } from '../../support/signIn';
import { IS_SOAK } from '../../support/soak';
import { JSON_HEADERS, startServer, tokenOf } from '../../support/startedServer';

const SAVES = IS_SOAK ? 200 : 80;
/** The system buffers what it can of a response that is not read. */
const MORE_BYTES_THAN_BUFFERS = 20_000_000;
/** Time in which a client reads nothing. */
const SLOW_READER_MS = 3000;

let slowClients: Promise<void>;
beforeAll(() => {
  slowClients = testSlowClients();
  // The last test reports the failure.
  slowClients.catch(() => undefined);
});

for (const kind of [embedded, postgres]) {
  const run = kind.isHere() ? test : test.skip;
  run(`SIGTERM during saves: every accepted request is answered (${kind.name})`, async () => {
    const name = await makeDatabase(kind, 'small');
    const before = await kind.open(name);
    await insertAdmin(before, 'a');
    await before.close();
    const { child, origin, dataDir } = await startServer(kind, name);
    const headers = { ...JSON_HEADERS, authorization: `Bearer ${await tokenOf(origin, 'a')}` };
    const statuses = await Promise.all(
      Array.from({ length: SAVES }, async (_, index) => {
        const body = { turkishTranslation: 'metin', englishTranslation: 'text' };
        const saving = fetch(`${origin}/api/verses/${index + 1}`, {
          method: 'PUT',
          headers,
          body: JSON.stringify(body),
        });
        if (index === SAVES - 1) setTimeout(() => child.kill('SIGTERM'), 60);
        return saving.then(
          async (response) => {
            await response.json();
            return response.status;
          },
          () => 0,
        );
      }),
    );
    const { code } = await child.end;
    expect(code).toBe(0);
    // A connection that was not yet accepted is refused; no save fails in another way.
    expect(statuses.filter((status) => status !== 200 && status !== 0)).toEqual([]);
    expect(statuses).toContain(200);

    const folder = join(dataDir, 'postgres');
    if (kind === embedded) cpSync(folder, folderOf(name), { recursive: true, force: true });
    const after = await kind.open(name);
    for (const [index, status] of statuses.entries()) {
      const { version, revisions } = await storedVerse(after, index + 1);
      if (status === 200) expect([index, version]).toEqual([index, 2]);
      expect(revisions).toHaveLength(version - 1);
    }
    await after.close();
    await kind.drop(name);
    expect(backupsIn(join(dataDir, 'backups'))).toHaveLength(kind === embedded ? 1 : 0);
  });
}

test('a server counts large responses, says when it stops, and serves until its connections are drained', async () => {
  const name = await makeDatabase(embedded, 'small');
  // 200 requests at once.
  const settings = { DRAIN_SECONDS: '2', RATE_LIMIT: '60', TRUST_PROXY: '1' };
  const { child, origin } = await startServer(embedded, name, settings);
  const silent = connect(Number(new URL(origin).port), '127.0.0.1');
  silent.on('error', () => undefined);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect(await messageOfRefusal(origin)).toContain('1200 requests per minute');
  child.kill('SIGTERM');
  await child.line((line) => line.includes('stopping'));
  const ready = await fetch(`${origin}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable' }]);
  expect((await fetch(`${origin}/api/verses/1`)).status).toBe(200);
  const { code } = await child.end;
  expect(code).toBe(0);
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed');
  silent.destroy();
  await embedded.drop(name);
});

/** The error with which a server that allows 200 requests at once refuses one of 60 with large responses. */
async function messageOfRefusal(origin: string): Promise<string | undefined> {
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  for (let count = 0; count < 60; count++) {
    const response = await fetch(`${origin}/downloads/words.json.gz`, { headers });
    if (response.status === 429) {
      return ((await response.json()) as { errorMessage: string }).errorMessage;
    }
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(200_000);
  }
  return undefined;
}

test('SIGTERM during downloads: they are finished before the process ends', async () => {
  const name = await makeDatabase(embedded, 'small');
  const { child, origin } = await startServer(embedded, name);
  const { files } = (await (await fetch(`${origin}${MANIFEST}`)).json()) as Manifest;
  const file = files.find(({ path }) => path.endsWith('/words.json.gz')) as FileEntry;
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const count = Math.ceil(MORE_BYTES_THAN_BUFFERS / file.bytes);
  socket.write(`GET ${file.path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(count));
  await once(socket, 'readable');
  child.kill('SIGTERM');
  await child.line((line) => line.includes('stopping'));
  await sleep(SLOW_READER_MS);
  const received = await buffer(socket);
  expect((await child.end).code).toBe(0);
  expect(received.length).toBeGreaterThan(count * file.bytes);
  expect(sha256(received.subarray(-file.bytes))).toBe(file.sha256);
  await embedded.drop(name);
});

test('a client that sends its headers or its body too slowly is disconnected', () => slowClients);

/** Waits half a minute for the server, so it runs alongside the other tests. */
async function testSlowClients(): Promise<void> {
  const name = await makeDatabase(embedded, 'small');
  const { child, origin } = await startServer(embedded, name);
  const answerTo = async (begun: string) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(begun);
    // One byte per second does not keep the connection open.
    const drip = setInterval(() => socket.write('x'), 1000);
    const answer = await text(socket).catch(() => '');
    clearInterval(drip);
    return answer.split('\r\n')[0];
  };
  const started = Date.now();
  const [headers, body] = await Promise.all([
    answerTo('GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: '),
    answerTo(
      'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    ),
  ]);
  expect(headers).toBe('HTTP/1.1 408 Request Timeout');
  expect(body).toMatch(/^(HTTP\/1.1 408 Request Timeout)?$/);
  expect(Date.now() - started).toBeLessThan(60_000);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await child.end).code).toBe(0);
  await embedded.drop(name);
}
