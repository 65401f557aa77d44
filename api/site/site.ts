/** Files for search engines: robots.txt and the sitemap. */
import { Hono, type Context } from 'hono';
import type { Database } from '../database/database';
import { LISTS, type Tag } from '../database/tags';
import type { AppEnv } from '../http/appEnv';
import type { PageAllowance } from '../http/limits/pageAllowance';
import { cacheControlOf, markPublic } from '../http/cache/publicResponses';
import { addressesOf } from './addresses';
import { llmsText } from './llms';
import { MAX_PAGES_PER_SITEMAP, sitemapIndexOf, sitemapOf } from './sitemap';

const SITEMAP = '/sitemap.xml';

interface SiteOptions {
  database: Database;
  /** Origin of canonical addresses, without a trailing slash. */
  originOf(url: string): string;
  allowance: PageAllowance;
}

export function siteRoutes({ database, allowance, originOf }: SiteOptions): Hono<AppEnv> {
  const site = new Hono<AppEnv>();
  /** Reads the paths of the pages of each sitemap. */
  const readParts = async () => {
    const paths = await addressesOf(database.sql);
    const count = Math.ceil(paths.length / MAX_PAGES_PER_SITEMAP);
    return Array.from({ length: count }, (_part, index) =>
      paths.slice(index * MAX_PAGES_PER_SITEMAP, (index + 1) * MAX_PAGES_PER_SITEMAP),
    );
  };
  const respond = (c: Context<AppEnv>, xml: string) => {
    markPublic(c, TAGS);
    return c.body(xml, 200, { ...XML, 'Cache-Control': cacheControlOf(TAGS) });
  };

  site.get('/robots.txt', (c) =>
    c.text(robotsOf(originOf(c.req.url)), 200, { 'Cache-Control': 'public, max-age=3600' }),
  );
  site.get('/llms.txt', (c) =>
    c.body(llmsText(originOf(c.req.url)), 200, {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    }),
  );
  site.get(SITEMAP, (c) =>
    allowance.respond(c, async () => {
      const origin = originOf(c.req.url);
      const [first = [], ...others] = await readParts();
      if (others.length === 0) return respond(c, sitemapOf(origin, first));
      const addresses = [first, ...others].map((_part, index) => origin + addressOf(index));
      return respond(c, sitemapIndexOf(addresses));
    }),
  );
  site.get('/sitemaps/:name', (c) =>
    allowance.respond(c, async () => {
      const part = (await readParts()).find((_part, index) => addressOf(index) === c.req.path);
      return part ? respond(c, sitemapOf(originOf(c.req.url), part)) : c.notFound();
    }),
  );
  return site;
}

/** The lists of pages that may change. */
const TAGS = new Set<Tag>([LISTS.posts, LISTS.terms, LISTS.roots]);

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
Disallow: /mcp
Disallow: /api/
Disallow: /auth

Sitemap: ${origin}${SITEMAP}
`;
