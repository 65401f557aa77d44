import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { AppEnv } from './appEnv';
import { markPublic } from './cache/publicResponses';
import { STATIC_FILES } from './requestKind';

const ASSETS = '/assets';
/** The build gives an asset another name when its content changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Browsers compare it with the one that they have. */
const SERVICE_WORKER = '/sw.js';

const isCompressed = (path: string) => /\.(br|gz)$/.test(path);

const typeOf = (path: string) => getMimeType(path) ?? 'application/octet-stream';

/**
 * Serves the files of the built client by way of the response cache, with the compressed versions that
 * the build has written.
 */
export function staticFiles(root: string): Hono<AppEnv> {
  const folder = join(root, ASSETS);
  const assets = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const served = new Hono<AppEnv>();
  const readVersion = (path: string, suffix: string) =>
    assets.has(path.slice(ASSETS.length + 1) + suffix)
      ? readFile(join(root, path + suffix))
      : undefined;
  served.get(`${ASSETS}/:name`, async (c) => {
    const { path } = c.req;
    const body = isCompressed(path) ? undefined : await readVersion(path, '');
    if (!body) return c.notFound();
    const [br, gzip] = await Promise.all([readVersion(path, '.br'), readVersion(path, '.gz')]);
    markPublic(c, new Set(), { ...(br && { br }), ...(gzip && { gzip }) });
    return c.body(body, 200, {
      'Content-Type': typeOf(path),
      'Cache-Control': IMMUTABLE,
      Vary: 'Accept-Encoding',
    });
  });
  served.all(`${ASSETS}/*`, (c) => c.notFound());
  for (const path of STATIC_FILES) {
    served.get(path, async (c) => {
      markPublic(c, new Set(), {});
      const headers = {
        'Content-Type': typeOf(path),
        ...(path === SERVICE_WORKER && { 'Cache-Control': 'no-cache' }),
      };
      return c.body(await readFile(join(root, path)), 200, headers);
    });
  }
  return served;
}
