/** Verses and topics on other sites: pages for frames, and oEmbed, which describes them. */
import { createHash } from 'node:crypto';
import { Hono, type Context as HonoContext } from 'hono';
import type { AppEnv } from '../http/appEnv';
import { cacheControlOf, markPublic } from '../http/cache/publicResponses';
import type { PageAllowance } from '../http/limits/pageAllowance';
import type { RequestContexts } from '../http/requestContext';
import { embedPage, missingPage } from './embedPage';
import { languageOf, subjectOfEmbed, themeOf } from './embedRequest';
import { embedStyles } from './embedStyles';
import { readEmbedded } from './embedded';
import { oEmbedOf, subjectOfPage, xmlOf, type Size } from './oEmbed';

interface EmbedOptions {
  contexts: RequestContexts;
  allowance: PageAllowance;
  /** Origin of this site, without a trailing slash. */
  originOf(url: string): string;
  /** Address of the Arabic font; undefined without a built client. */
  font: string | undefined;
}

export function embedRoutes(options: EmbedOptions): Hono<AppEnv> {
  const { contexts, allowance, originOf } = options;
  const styles = embedStyles(options.font);
  const hash = createHash('sha256').update(styles).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`;
  const routes = new Hono<AppEnv>();

  routes.get('/embed/*', (c) =>
    allowance.respond(c, async () => {
      c.set('contentSecurityPolicy', policy);
      c.set('isEmbeddable', true);
      const { pathname, searchParams } = new URL(c.req.url);
      const page = {
        language: languageOf(searchParams, c.req.header('Accept-Language') ?? ''),
        theme: themeOf(searchParams),
        origin: originOf(c.req.url),
        styles,
      };
      const subject = subjectOfEmbed(pathname);
      const context = contexts.ofAnyone(c.env.exchange.requestId, originOf(c.req.url));
      const embedded = subject && (await readEmbedded(subject, page.language, context));
      const headers = { 'Content-Type': 'text/html; charset=utf-8', Vary: VARY };
      if (!embedded) {
        return c.body(missingPage(page), 404, { ...headers, 'Cache-Control': 'no-store' });
      }
      markPublic(c, context.tags);
      const cacheControl = cacheControlOf(context.tags);
      return c.body(embedPage(embedded, page), 200, { ...headers, 'Cache-Control': cacheControl });
    }),
  );

  routes.get('/oembed', (c) =>
    allowance.respond(c, async () => {
      const { searchParams } = new URL(c.req.url);
      const format = searchParams.get('format') ?? 'json';
      if (format !== 'json' && format !== 'xml') {
        return refuse(c, 501, '`format` must be json or xml.');
      }
      const size = sizeOf(searchParams);
      if (!size) {
        return refuse(c, 400, '`maxwidth` and `maxheight` must be whole numbers from 1 to 10000.');
      }
      const origin = originOf(c.req.url);
      const page = pageOf(searchParams.get('url'), origin);
      if (!page) return refuse(c, 400, `\`url\` must be an address of ${origin}.`);
      if (page.searchParams.has('at')) {
        return refuse(c, 404, 'Pages at an earlier revision cannot be embedded.');
      }
      const subject = subjectOfPage(page);
      const language = languageOf(page.searchParams, c.req.header('Accept-Language') ?? '');
      const context = contexts.ofAnyone(c.env.exchange.requestId, originOf(c.req.url));
      const embedded = subject && (await readEmbedded(subject, language, context));
      if (!embedded) {
        return refuse(c, 404, 'Only pages of verses, surahs and topics can be embedded.');
      }
      const description = oEmbedOf(page, subject, { embedded, origin, language, size });
      const headers = { 'Cache-Control': 'public, max-age=300', Vary: VARY };
      if (format === 'json') return c.json(description, 200, headers);
      const xml = { ...headers, 'Content-Type': 'text/xml; charset=utf-8' };
      return c.body(xmlOf(description), 200, xml);
    }),
  );
  routes.all('/embed/*', refuseMethod).all('/oembed', refuseMethod);
  return routes;
}

const VARY = 'Accept-Encoding, Accept-Language';

/** Undefined for an address of another site. */
function pageOf(url: string | null, origin: string): URL | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  const page = new URL(url);
  const isWeb = page.protocol === 'https:' || page.protocol === 'http:';
  return isWeb && page.host === new URL(origin).host ? page : undefined;
}

/** Undefined if a size is not a whole number. */
function sizeOf(search: URLSearchParams): Size | undefined {
  const read = (name: string) => {
    const text = search.get(name);
    if (text === null) return Infinity;
    const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    return number <= 10_000 ? number : 0;
  };
  const size = { maxWidth: read('maxwidth'), maxHeight: read('maxheight') };
  return size.maxWidth > 0 && size.maxHeight > 0 ? size : undefined;
}

const refuse = (c: HonoContext<AppEnv>, status: 400 | 404 | 501, message: string) =>
  c.json({ error: message }, status, { 'Cache-Control': 'no-store' });

const refuseMethod = (c: HonoContext<AppEnv>) =>
  c.json({ error: 'This address supports GET, HEAD only.' }, 405, {
    Allow: 'GET, HEAD',
    'Cache-Control': 'no-store',
  });
