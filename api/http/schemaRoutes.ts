/** The GraphQL schema and what has changed in the API, as text. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Tag } from '../database/tags';
import { publicSdl, wholeSdl } from '../sdl';
import { API_VERSION } from '../../text/apiVersion';
import type { AppEnv } from './appEnv';
import { cacheControlOf, markPublic } from './cache/publicResponses';
import { allowAllOrigins } from './headers';
import { SCHEMA_FILES } from './requestKind';

const CHANGELOG = join(process.cwd(), 'docs', 'schema-changelog.md');

const FILES: Record<(typeof SCHEMA_FILES)[number], () => string | Promise<string>> = {
  '/schema.graphql': publicSdl,
  '/schema.full.graphql': wholeSdl,
  '/schema-changelog.md': () => readFile(CHANGELOG, 'utf8'),
};

export function schemaRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const path of SCHEMA_FILES) {
    routes.use(path, allowAllOrigins('GET'));
    routes.get(path, async (c) => {
      const tags = new Set<Tag>();
      markPublic(c, tags);
      const type = path.endsWith('.md') ? 'text/markdown' : 'text/plain';
      return c.body(await FILES[path](), 200, {
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': cacheControlOf(tags),
        'API-Version': API_VERSION,
      });
    });
  }
  return routes;
}
