/** The whole public content for other software: /downloads/words.json.gz, and a manifest of all. */
import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Database } from '../database/database';
import { fileNames, type FileSet } from './files';
import { KeptFiles } from './keptFiles';
import { manifestOf } from './manifest';

const BASE = '/downloads';
const MANIFEST = 'manifest.json';

export function downloadRoutes(database: Database): Hono {
  const kept = new KeptFiles(database);
  const downloads = new Hono();
  downloads.get(BASE, (c) => c.redirect(`${BASE}/${MANIFEST}`));
  downloads.get(`${BASE}/${MANIFEST}`, async (c) => {
    const set = await kept.current();
    const body = Buffer.from(JSON.stringify(manifestOf(set, BASE), null, 2));
    const sha256 = createHash('sha256').update(body).digest('hex');
    return answer(c, set, { body, sha256 }, { 'Content-Type': 'application/json; charset=utf-8' });
  });
  downloads.get(`${BASE}/:name`, async (c) => {
    const name = c.req.param('name');
    if (!fileNames.has(name)) return c.notFound();
    const set = await kept.current();
    const file = set.files.find((one) => one.name === name);
    if (!file) return c.notFound();
    return answer(c, set, file, {
      'Content-Type': 'application/gzip',
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  });
  // Not a page of the site.
  downloads.get(`${BASE}/*`, (c) => c.notFound());
  return downloads;
}

interface Body {
  body: Buffer<ArrayBuffer>;
  sha256: string;
}

function answer(
  c: Context,
  { revision }: FileSet,
  { body, sha256 }: Body,
  type: Record<string, string>,
): Response {
  const common = {
    ETag: `"${sha256}"`,
    'Cache-Control': 'public, max-age=60',
    'X-Content-Revision': String(revision),
  };
  const known = c.req.header('If-None-Match')?.split(',');
  // A tag that was compressed on the way comes back as a weak one.
  const isKnown = known?.some((tag) => ['*', common.ETag].includes(tag.trim().replace(/^W\//, '')));
  if (isKnown) return c.body(null, 304, common);
  return c.body(body, 200, { ...common, ...type, 'Content-Length': String(body.length) });
}
