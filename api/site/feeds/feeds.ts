/** Atom feeds: new and changed topics in each language, and the revisions of the content. */
import { Hono, type Context } from 'hono';
import type { Database } from '../../database/database';
import { EVERYTHING, LISTS, type Tag } from '../../database/tags';
import type { AppEnv } from '../../http/appEnv';
import { cacheControlOf, markPublic } from '../../http/cache/publicResponses';
import type { PageAllowance } from '../../http/limits/pageAllowance';
import { contentFeed } from './contentFeed';
import { FEED_TEXTS, type FeedLanguage } from './texts';
import { topicFeed } from './topicFeed';

interface FeedOptions {
  database: Database;
  allowance: PageAllowance;
  originOf(url: string): string;
}

const LANGUAGES: FeedLanguage[] = ['turkish', 'english'];

export function feedRoutes({ database, allowance, originOf }: FeedOptions): Hono<AppEnv> {
  const feeds = new Hono<AppEnv>();
  const respond = (c: Context<AppEnv>, xml: string, tags: ReadonlySet<Tag>) => {
    markPublic(c, tags);
    const headers = { 'Content-Type': ATOM, 'Cache-Control': cacheControlOf(tags) };
    return c.body(xml, 200, headers);
  };
  for (const language of LANGUAGES) {
    const path = `/feeds/topics.${FEED_TEXTS[language].tag}.atom`;
    feeds.get(path, (c) =>
      allowance.respond(c, async () => {
        const origin = originOf(c.req.url);
        return respond(c, await topicFeed(database.sql, language, { origin, path }), OF_TOPICS);
      }),
    );
  }
  feeds.get(CHANGES, (c) =>
    allowance.respond(c, async () => {
      const origin = originOf(c.req.url);
      return respond(c, await contentFeed(database.sql, { origin, path: CHANGES }), OF_ALL);
    }),
  );
  // Other addresses below are not pages of the site.
  feeds.get('/feeds/*', (c) => c.notFound());
  return feeds;
}

const CHANGES = '/feeds/changes.atom';
const ATOM = 'application/atom+xml; charset=utf-8';
const OF_TOPICS = new Set<Tag>([LISTS.topicChanges]);
const OF_ALL = new Set<Tag>([EVERYTHING]);
