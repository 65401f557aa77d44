import { createHash } from 'node:crypto';
import type { Database } from '../../../api/database/database';
import { tagOf } from '../../../api/database/tags';
import { hashOfQueries } from '../../../api/offline/hashOfQueries';
import { offlineRoutes } from '../../../api/offline/offline';

const TEXT = 'the answers of surah 1';

const routes = offlineRoutes({
  persisted: new Map([
    ['b', 'query'],
    ['a', 'query'],
  ]),
  database: { onRevision: () => undefined } as unknown as Database,
  readPaths: () => Promise.resolve(['/verses/1:1']),
  collect: () =>
    Promise.resolve({ text: new TextEncoder().encode(TEXT), tags: new Set([tagOf.verse(1)]) }),
  now: () => 0,
  report: (error) => {
    throw error;
  },
});
const get = (path: string, headers: Record<string, string> = {}) =>
  routes.request(`http://localhost${path}`, { headers });

interface Manifest {
  queries: string;
  bundles: { name: string; sha256: string; bytes: number; plainBytes: number }[];
}

test('the manifest names each bundle with its hash and sizes, and the queries of the release', async () => {
  const response = await get('/offline/manifest.json');
  expect(response.headers.get('cache-control')).toBe('public, no-cache');
  const sha256 = createHash('sha256').update(TEXT).digest('hex');
  expect((await response.json()) as Manifest).toEqual({
    queries: hashOfQueries(['a', 'b']),
    bundles: [
      { name: 'surah-1', sha256, bytes: expect.any(Number) as number, plainBytes: TEXT.length },
    ],
  });
});

test('a bundle is immutable, and compressed for those who accept it', async () => {
  const { bundles } = (await (await get('/offline/manifest.json')).json()) as Manifest;
  const [{ sha256, bytes } = { sha256: '', bytes: 0 }] = bundles;
  const plain = await get(`/offline/surah-1?sha256=${sha256}`);
  expect(await plain.text()).toBe(TEXT);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('cache-control')).toMatch(/immutable/);
  const compressed = await get(`/offline/surah-1?sha256=${sha256}`, {
    'accept-encoding': 'gzip, br',
  });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect((await compressed.arrayBuffer()).byteLength).toBe(bytes);
});

test.each([
  '/offline/surah-1',
  '/offline/surah-1?sha256=0',
  '/offline/surah-2?sha256=0',
  '/offline/a/b',
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404);
});
