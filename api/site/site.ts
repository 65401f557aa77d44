/** Files for search engines: robots.txt and the sitemap. */
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Hono, type Context } from 'hono';
import type { Database } from '../database/database';
import { BROTLI_OPTIONS, bytesOf, ResponseCache } from '../http/responseCache';
import { addressesOf } from './addresses';
import { MAX_PAGES_PER_SITEMAP, sitemapIndexOf, sitemapOf } from './sitemap';

const SITEMAP = '/sitemap.xml';

interface SiteOptions {
  database: Database;
  /** Origin of canonical addresses, without a trailing slash. */
  originOf(url: string): string;
}

export function siteRoutes({ database, originOf }: SiteOptions): Hono {
  const site = new Hono();
  const sitemaps = new ResponseCache(database);
  /** Reads the paths of the pages of each sitemap. */
  const readParts = async () => {
    const paths = await addressesOf(database.sql);
    const count = Math.ceil(paths.length / MAX_PAGES_PER_SITEMAP);
    return Array.from({ length: count }, (_part, index) =>
      paths.slice(index * MAX_PAGES_PER_SITEMAP, (index + 1) * MAX_PAGES_PER_SITEMAP),
    );
  };
  const respond = (c: Context, write: (origin: string) => Promise<string | undefined>) => {
    const origin = originOf(c.req.url);
    const compute = async () => {
      const xml = await write(origin);
      return xml === undefined ? c.notFound() : c.body(xml, 200, XML);
    };
    return sitemaps.respond(`${origin}${c.req.path}`, c.req.raw, compute, compressedBodies);
  };

  site.get('/robots.txt', (c) =>
    c.text(robotsOf(originOf(c.req.url)), 200, { 'Cache-Control': 'public, max-age=3600' }),
  );
  site.get(SITEMAP, (c) =>
    respond(c, async (origin) => {
      const [first = [], ...others] = await readParts();
      if (others.length === 0) return sitemapOf(origin, first);
      return sitemapIndexOf([first, ...others].map((_part, index) => origin + addressOf(index)));
    }),
  );
  site.get('/sitemaps/:name', (c) =>
    respond(c, async (origin) => {
      const part = (await readParts()).find((_part, index) => addressOf(index) === c.req.path);
      return part && sitemapOf(origin, part);
    }),
  );
  return site;
}

const XML = { 'Content-Type': 'application/xml; charset=utf-8' };

/** Address of a sitemap if there are several. */
const addressOf = (index: number) => `/sitemaps/${index + 1}.xml`;

/**
 * Only the first page of search results may be crawled, because the number of pages is unlimited.
 * Without it, browser audits report the search page as not indexable.
 */
const robotsOf = (origin: string) => `User-agent: *
Allow: /
Disallow: /query?*pageIndex=
Disallow: /graphql
Disallow: /api
Disallow: /auth

Sitemap: ${origin}${SITEMAP}
`;

/** Compresses in other threads, because a large sitemap would block the event loop. */
async function compressedBodies(response: Response) {
  if (response.status !== 200) return undefined;
  const identity = await bytesOf(response);
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(identity),
    promisify(brotliCompress)(identity, BROTLI_OPTIONS),
  ]);
  return { identity, gzip: gzipped, br };
}
