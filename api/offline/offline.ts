/** Routes of the bundles: /offline/manifest.json and /offline/surah-36?sha256=… */
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { Hono } from 'hono';
import type { AppEnv } from '../http/appEnv';
import { Bundles, type Bundle, type BundleOptions } from './bundles';
import { hashOfQueries } from './hashOfQueries';

interface OfflineOptions extends BundleOptions {
  /** Documents of the queries of this release, by their hashes. */
  persisted: ReadonlyMap<string, string>;
}

const BASE = '/offline';
const MANIFEST = `${BASE}/manifest.json`;
/** Below the time limits of proxies. */
const PATIENCE_MS = 5000;
const RETRY_SECONDS = 2;
const IMMUTABLE = 'public, max-age=31536000, immutable';

export function offlineRoutes(options: OfflineOptions): Hono<AppEnv> {
  const bundles = new Bundles(options);
  const queries = hashOfQueries(options.persisted.keys());
  const offline = new Hono<AppEnv>();
  offline.get(MANIFEST, async (c) => {
    const current = await bundles.current(PATIENCE_MS);
    c.header('Cache-Control', 'public, no-cache');
    if ('made' in current) {
      c.header('Retry-After', String(RETRY_SECONDS));
      return c.json(current, 503);
    }
    return c.json({ queries, bundles: current.map(describe) });
  });
  offline.get(`${BASE}/:name`, async (c) => {
    const bundle = bundles.find(c.req.param('name'), c.req.query('sha256') ?? '');
    if (!bundle) {
      // Another process has made the manifest, and this one has to make its bundles first.
      const current = await bundles.current(PATIENCE_MS);
      if (!('made' in current)) return c.notFound();
      c.header('Retry-After', String(RETRY_SECONDS));
      return c.json(current, 503);
    }
    c.header('Content-Type', 'text/plain; charset=utf-8');
    c.header('Cache-Control', IMMUTABLE);
    c.header('Vary', 'Accept-Encoding');
    if (!/\bbr\b/.test(c.req.header('Accept-Encoding') ?? '')) {
      return c.body(Uint8Array.from(await promisify(brotliDecompress)(bundle.body)));
    }
    c.header('Content-Encoding', 'br');
    c.header('Content-Length', String(bundle.body.length));
    return c.body(bundle.body);
  });
  // Other addresses below are not pages of the site.
  offline.all(`${BASE}/*`, (c) => c.notFound());
  return offline;
}

const describe = ({ name, sha256, body, plainBytes }: Bundle) => ({
  name,
  sha256,
  bytes: body.length,
  plainBytes,
});
