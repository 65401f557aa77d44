/** What search engines ask a site for: robots.txt and the sitemap. */
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Hono, type Context } from 'hono';
import type { Database } from '../database/database';
import { AnswerCache, BROTLI, bytesOf } from '../http/answerCache';
import { addressesOf } from './addresses';
import { PAGES_OF_SITEMAP, sitemapIndexOf, sitemapOf } from './sitemap';

const SITEMAP = '/sitemap.xml';

interface SiteOptions {
  database: Database;
  /** Origin of canonical addresses, without a trailing slash. */
  originOf(url: string): string;
}

export function siteRoutes({ database, originOf }: SiteOptions): Hono {
  const site = new Hono();
  const sitemaps = new AnswerCache(database);
  /** The pages of each sitemap. */
  const readParts = async () => {
    const paths = await addressesOf(database.sql);
    const count = Math.ceil(paths.length / PAGES_OF_SITEMAP);
    return Array.from({ length: count }, (_part, index) =>
      paths.slice(index * PAGES_OF_SITEMAP, (index + 1) * PAGES_OF_SITEMAP),
    );
  };
  const answer = (c: Context, make: (origin: string) => Promise<string | undefined>) => {
    const origin = originOf(c.req.url);
    const compute = async () => {
      const xml = await make(origin);
      return xml === undefined ? c.notFound() : c.body(xml, 200, XML);
    };
    return sitemaps.of(`${origin}${c.req.path}`, c.req.raw, compute, compressedForms);
  };

  site.get('/robots.txt', (c) =>
    c.text(robotsOf(originOf(c.req.url)), 200, { 'Cache-Control': 'public, max-age=3600' }),
  );
  site.get(SITEMAP, (c) =>
    answer(c, async (origin) => {
      const [first = [], ...others] = await readParts();
      if (others.length === 0) return sitemapOf(origin, first);
      return sitemapIndexOf([first, ...others].map((_part, index) => origin + addressOf(index)));
    }),
  );
  site.get('/sitemaps/:name', (c) =>
    answer(c, async (origin) => {
      const part = (await readParts()).find((_part, index) => addressOf(index) === c.req.path);
      return part && sitemapOf(origin, part);
    }),
  );
  return site;
}

const XML = { 'Content-Type': 'application/xml; charset=utf-8' };

/** Of a sitemap, when there is more than one. */
const addressOf = (index: number) => `/sitemaps/${index + 1}.xml`;

/**
 * Pages of results have no end; their first, which a search on the site begins with, may be read. So
 * a search stays what browsers' audits take for a page that can be found.
 */
const robotsOf = (origin: string) => `User-agent: *
Allow: /
Disallow: /query?*pageIndex=
Disallow: /graphql
Disallow: /api
Disallow: /auth

Sitemap: ${origin}${SITEMAP}
`;

/** All at once and beside the event loop, which the largest would hold up. */
async function compressedForms(answer: Response) {
  if (answer.status !== 200) return undefined;
  const identity = await bytesOf(answer);
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(identity),
    promisify(brotliCompress)(identity, BROTLI),
  ]);
  return { identity, gzip: gzipped, br };
}
