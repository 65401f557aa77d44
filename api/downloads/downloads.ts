/** The whole public content as files such as /downloads/words.json.gz, with a manifest. */
import { createHash } from 'node:crypto';
import { Hono, type Context as HonoContext } from 'hono';
import type { Context } from '../context';
import { methodNotAllowed, noSuchContent, rangeNotSatisfiable } from '../errors';
import type { AppEnv } from '../http/appEnv';
import { CachedFiles, type CachedFilesOptions } from './cachedFiles';
import { CHANGES_FILE, changesFile } from './changesFile';
import { isNotModified, requestedRange } from './conditions';
import { fileNames } from './files';
import { manifestOf } from './manifest';

interface DownloadOptions extends CachedFilesOptions {
  contextOf(c: HonoContext<AppEnv>): Context;
  /** Takes cost units from the budget of the caller; throws if it is used up. */
  charge(context: Context, units: number): Promise<void>;
}

const BASE = '/downloads';
const MANIFEST = 'manifest.json';
/** Bytes sent for one cost unit, besides one unit per request. */
const BYTES_PER_UNIT = 1_000_000;
/** The files belong to the manifest of the same content revision. */
const REVALIDATED = 'public, no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';

export function downloadRoutes(options: DownloadOptions): Hono<AppEnv> {
  const files = new CachedFiles(options);
  const downloads = new Hono<AppEnv>();
  downloads.get(BASE, (c) => c.redirect(`${BASE}/${MANIFEST}`));
  downloads.get(`${BASE}/${MANIFEST}`, async (c) => {
    const set = await files.current();
    const body = Buffer.from(JSON.stringify(manifestOf(set, BASE), null, 2));
    const sha256 = createHash('sha256').update(body).digest('hex');
    const { revision, lastModified } = set;
    const content = { body, sha256, revision, lastModified, cacheControl: REVALIDATED };
    return respond(c, options, content, { 'Content-Type': 'application/json; charset=utf-8' });
  });
  downloads.get(`${BASE}/${CHANGES_FILE}`, (c) => sendChanges(c, options));
  downloads.get(`${BASE}/:name`, async (c) => {
    const name = c.req.param('name');
    if (!fileNames.has(name)) return c.notFound();
    const sha256 = c.req.query('sha256');
    const file = await files.find(name, sha256);
    if (!file) throw noSuchContent(name);
    const cacheControl = sha256 === undefined ? REVALIDATED : IMMUTABLE;
    return respond(c, options, { ...file, cacheControl, hasRanges: true }, typeOf(name));
  });
  // Other addresses below are not pages of the site.
  downloads.get(`${BASE}/*`, (c) => c.notFound());
  downloads.all(`${BASE}/*`, () => {
    throw methodNotAllowed('GET, HEAD');
  });
  return downloads;
}

/** @param name of the file */
const typeOf = (name: string) => ({
  'Content-Type': 'application/gzip',
  'Content-Disposition': `attachment; filename="${name}"`,
});

async function sendChanges(
  c: HonoContext<AppEnv>,
  { database, contextOf, charge }: DownloadOptions,
): Promise<Response> {
  const context = contextOf(c);
  const { since, until } = c.req.query();
  const file = await changesFile(database.sql, { since, until });
  const lastModified = pastOnly(file.lastModified);
  const validators = { etag: `"${file.tag}"`, lastModified };
  const isKnown = isNotModified((name) => c.req.header(name), validators);
  await charge(context, isKnown ? 1 : 1 + file.units);
  const headers = {
    ...Object.fromEntries(context.caller.headers),
    // Its rows never change, but how they are compressed may.
    ETag: `W/${validators.etag}`,
    ...(lastModified && { 'Last-Modified': lastModified.toUTCString() }),
    'Cache-Control': until === undefined ? REVALIDATED : IMMUTABLE,
    'X-Content-Revision': String(file.until),
  };
  if (isKnown) return c.body(null, 304, headers);
  c.env.exchange.isStreamed = true;
  const report = (err: unknown) => context.log.error({ err }, 'the changes could not be sent');
  const name = `changes-${file.since}-${file.until}.jsonl.gz`;
  return c.body(file.open(report), 200, { ...headers, ...typeOf(name) });
}

/** A date that is still to come may become that of other content. */
const pastOnly = (date: Date) => (date.getTime() <= Date.now() ? date : undefined);

interface Content {
  body: Buffer<ArrayBuffer>;
  sha256: string;
  revision: number;
  lastModified: Date;
  cacheControl: string;
  /** The manifest has none: it is short, and compressed as the caller accepts it. */
  hasRanges?: boolean;
}

async function respond(
  c: HonoContext<AppEnv>,
  { contextOf, charge }: DownloadOptions,
  content: Content,
  type: Record<string, string>,
): Promise<Response> {
  const { body, revision, cacheControl, hasRanges } = content;
  const context = contextOf(c);
  const header = (name: string) => c.req.header(name);
  const etag = `"${content.sha256}"`;
  const lastModified = pastOnly(content.lastModified);
  const validators = { etag, lastModified };
  const isKnown = isNotModified(header, validators);
  const range = hasRanges && !isKnown ? requestedRange(header, validators, body.length) : undefined;
  const part = range ? body.subarray(range.first, range.last + 1) : body;
  const sent = isKnown || range === null ? 0 : part.length;
  await charge(context, 1 + Math.floor(sent / BYTES_PER_UNIT));
  if (range === null) throw rangeNotSatisfiable(body.length);
  const common = {
    ...Object.fromEntries(context.caller.headers),
    ETag: etag,
    ...(lastModified && { 'Last-Modified': lastModified.toUTCString() }),
    ...(hasRanges && { 'Accept-Ranges': 'bytes' }),
    'Cache-Control': cacheControl,
    'X-Content-Revision': String(revision),
  };
  if (isKnown) return c.body(null, 304, common);
  const headers = { ...common, ...type, 'Content-Length': String(part.length) };
  if (!range) return c.body(part, 200, headers);
  const contentRange = `bytes ${range.first}-${range.last}/${body.length}`;
  return c.body(part, 206, { ...headers, 'Content-Range': contentRange });
}
