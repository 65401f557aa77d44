/** GraphiQL: a small page, with its script and style in files that browsers keep. */
import { hash } from 'node:crypto';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { Hono, type Context as HonoContext } from 'hono';
import type { Tag } from '../database/tags';
import type { AppEnv } from './appEnv';
import { exampleQueries } from './exampleQueries';
import { cacheControlOf, markPublic } from './cache/publicResponses';

interface GraphiQL {
  page: string;
  /** The files by their paths. */
  files: Map<string, { text: string; type: string }>;
}

const FOLDER = '/graphiql';

let made: GraphiQL | undefined;

/** Splits the page of 9 MB that the package renders. */
function graphiql(): GraphiQL {
  if (made) return made;
  const files: GraphiQL['files'] = new Map();
  const pathOf = (text: string, extension: string, type: string) => {
    const path = `${FOLDER}/${hash('sha256', text, 'base64url').slice(0, 12)}.${extension}`;
    files.set(path, { text, type });
    return path;
  };
  const page = renderGraphiQL({ title: 'Tibyan GraphQL', defaultQuery: exampleQueries })
    .replace(/<link rel="icon"[^>]*>/, '<link rel="icon" href="/favicon.svg" />')
    .replace(/<style>([\s\S]*?)<\/style>/g, (_style, text: string) => {
      return `<link rel="stylesheet" href="${pathOf(text, 'css', 'text/css')}" />`;
    })
    .replace(/<script>([\s\S]*?)<\/script>/g, (_script, text: string) => {
      return `<script src="${pathOf(text, 'js', 'text/javascript')}"></script>`;
    });
  return (made = { page, files });
}

/** True for a request of a browser for GraphiQL, which shows the query in the address, if there is one. */
export const isForGraphiQL = (method: string, accept: string) =>
  method === 'GET' && accept.includes('text/html');

export function respondGraphiQL(c: HonoContext<AppEnv>): Response {
  const tags = new Set<Tag>();
  markPublic(c, tags);
  c.set('contentSecurityPolicy', POLICY);
  return c.html(graphiql().page, 200, {
    'Cache-Control': cacheControlOf(tags),
    Vary: 'Accept, Accept-Encoding, Authorization',
  });
}

export function graphiqlFiles(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get(`${FOLDER}/:name`, (c) => {
    const file = graphiql().files.get(c.req.path);
    if (!file) return c.notFound();
    markPublic(c, new Set());
    return c.body(file.text, 200, {
      'Content-Type': `${file.type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
  routes.all(`${FOLDER}/*`, (c) => c.notFound());
  return routes;
}

/** Content security policy of the page: its editor has inline styles, and workers from blobs. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');
