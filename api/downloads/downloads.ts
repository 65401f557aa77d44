/** The whole public content as files such as /downloads/words.json.gz, with a manifest. */
import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Database } from '../database/database';
import { CachedFiles } from './cachedFiles';
import { fileNames, type FileSet } from './files';
import { manifestOf } from './manifest';

const BASE = '/downloads';
const MANIFEST = 'manifest.json';

export function downloadRoutes(database: Database): Hono {
  const files = new CachedFiles(database);
  const downloads = new Hono();
  downloads.get(BASE, (c) => c.redirect(`${BASE}/${MANIFEST}`));
  downloads.get(`${BASE}/${MANIFEST}`, async (c) => {
    const set = await files.current();
    const body = Buffer.from(JSON.stringify(manifestOf(set, BASE), null, 2));
    const sha256 = createHash('sha256').update(body).digest('hex');
    return respond(c, set, { body, sha256 }, { 'Content-Type': 'application/json; charset=utf-8' });
  });
  downloads.get(`${BASE}/:name`, async (c) => {
    const name = c.req.param('name');
    if (!fileNames.has(name)) return c.notFound();
    const set = await files.current();
    const file = set.files.find((one) => one.name === name);
    if (!file) return c.notFound();
    return respond(c, set, file, {
      'Content-Type': 'application/gzip',
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  });
  // Other addresses below are not pages of the site.
  downloads.get(`${BASE}/*`, (c) => c.notFound());
  return downloads;
}

interface Body {
  body: Buffer<ArrayBuffer>;
  sha256: string;
}

function respond(
  c: Context,
  { revision }: FileSet,
  { body, sha256 }: Body,
  type: Record<string, string>,
): Response {
  const common = {
    ETag: `"${sha256}"`,
    // The files belong to the manifest of the same content revision.
    'Cache-Control': 'public, no-cache',
    'X-Content-Revision': String(revision),
  };
  const etags = c.req.header('If-None-Match')?.split(',');
  // A proxy that compresses the response makes its ETag weak.
  const isNotModified = etags?.some((tag) =>
    ['*', common.ETag].includes(tag.trim().replace(/^W\//, '')),
  );
  if (isNotModified) return c.body(null, 304, common);
  return c.body(body, 200, { ...common, ...type, 'Content-Length': String(body.length) });
}
