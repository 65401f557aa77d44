/** The files of the built client, which the response cache sends as the build has compressed them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { Client } from '../../../api/http/pages/pages';
import { makeTestApp, type TestApp } from '../../support/app';
import { describeOneDatabase } from '../../support/database';
import { newFolder } from '../../support/testRun';

const SCRIPT = `console.log(${JSON.stringify('tibyan '.repeat(1000))});`;
/** Differs from the script to show that it is sent. */
const compressed = (encoding: string) => `${SCRIPT}// ${encoding}`;
const FONT = Buffer.from('not a real font, but longer than a kilobyte'.repeat(50));

const INSTALLED = ['sw.js', 'manifest-tr.webmanifest', 'manifest-en.webmanifest', 'icon-192.png'];

function filesOfClient(): string {
  const root = newFolder();
  mkdirSync(join(root, 'assets'));
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(root, 'assets', name), content);
  write('a.js', SCRIPT);
  write('a.js.br', brotliCompressSync(compressed('br')));
  write('a.js.gz', gzipSync(compressed('gzip')));
  write('a.woff2', FONT);
  for (const name of ['favicon.svg', 'share-tr.png', 'share-en.png', ...INSTALLED]) {
    writeFileSync(join(root, name), name);
  }
  return root;
}

describeOneDatabase('the files of the client', (databases) => {
  const database = databases.use('migrated');
  let app: TestApp;
  let rendered: string[];
  beforeAll(() => {
    rendered = [];
    const client: Client = {
      files: filesOfClient(),
      persistedQueries: {},
      keyOf: () => undefined,
      render: async ({ url }) => {
        rendered.push(new URL(url).pathname);
        return new Response('a page', { status: 404 });
      },
    };
    app = makeTestApp(database(), { client });
  });

  const get = async (path: string, encoding: string) => {
    const response = await app.fetch(path, { headers: { 'accept-encoding': encoding } });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  test.each([
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest-tr.webmanifest', 'application/manifest+json', null],
    ['/manifest-en.webmanifest', 'application/manifest+json', null],
    ['/icon-192.png', 'image/png', null],
  ])('%s, which installed sites need, is %s', async (path, type, control) => {
    for (const cache of ['miss', 'hit']) {
      const { response, bytes } = await get(path, 'br');
      const { status, headers } = response;
      expect({ cache, status, type: headers.get('content-type') }).toEqual({
        cache,
        status: 200,
        type,
      });
      expect(headers.get('cache-control')).toBe(control);
      expect(bytes.toString()).toBe(path.slice(1));
    }
  });

  test.each([
    ['br', 'br', brotliDecompressSync, compressed('br')],
    ['gzip, deflate', 'gzip', gunzipSync, compressed('gzip')],
    ['gzip;q=0.9', 'gzip', gunzipSync, compressed('gzip')],
    ['deflate', null, (bytes: Buffer) => bytes, SCRIPT],
  ])('a script for %s is sent as the build has written it', async (accepted, sent, read, text) => {
    for (const cache of ['miss or hit', 'hit']) {
      const { response, bytes } = await get('/assets/a.js', accepted);
      expect([cache, response.headers.get('content-encoding')]).toEqual([cache, sent]);
      expect(read(bytes).toString()).toBe(text);
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  test.each(['/assets/a.woff2', '/share-tr.png'])('%s is not compressed', async (path) => {
    const { response, bytes } = await get(path, 'gzip, br');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(bytes.equals(path.endsWith('.woff2') ? FONT : Buffer.from('share-tr.png'))).toBe(true);
  });

  test('all requests but the first are answered from the response cache', async () => {
    const cached = () => app.log.filter(({ path, cached: hit }) => path === '/assets/a.js' && hit);
    await get('/assets/a.js', 'br');
    const before = cached().length;
    await get('/assets/a.js', 'br');
    expect(cached()).toHaveLength(before + 1);
  });

  test.each([
    '/assets/missing.js',
    '/assets/a.js.br',
    '/assets/a.js.gz',
    '/assets/..%2ffavicon.svg',
    '/assets/a/b',
    '/graphiql/a/b',
    '/graphiql/missing.js',
    '/metrics',
  ])('%s is a 404 for which no page is rendered', async (path) => {
    const { response } = await get(path, 'br');
    expect(response.status).toBe(404);
    expect(rendered).toEqual([]);
  });
});
