/** Responses that are the same for everyone, and how long they may be used again. */
import type { Context as HonoContext } from 'hono';
import { EVERYTHING, TODAY, type Tag } from '../../database/tags';
import { isAuthorized } from '../apiKeyHeader';
import type { AppEnv, CompressedBodies } from '../appEnv';

/** For how long the caches of callers may send a response again, and those of proxies. */
const MAX_AGE_SECONDS = 30;
const SHARED_MAX_AGE_SECONDS = 1;

/** A proxy must not answer a request with a wrong API key. */
export const VARY = 'Accept-Encoding, Authorization, X-Api-Key';

/**
 * Marks the response to a request as the same for everyone, until a change affects one of the tags.
 * @param compressedBodies its body in all other encodings to send; undefined to compress it
 */
export function markPublic(
  c: HonoContext<AppEnv>,
  tags: ReadonlySet<Tag>,
  compressedBodies?: CompressedBodies,
): void {
  c.set('publicTags', tags);
  c.set('compressedBodies', compressedBodies);
}

/** The Cache-Control header of a public response of the API. */
export const cacheControlOf = (tags: ReadonlySet<Tag>) =>
  tags.has(EVERYTHING) || tags.has(TODAY)
    ? 'public, no-cache'
    : `public, max-age=${MAX_AGE_SECONDS}, s-maxage=${SHARED_MAX_AGE_SECONDS}`;

/** Browsers revalidate pages, so that editors see what they saved. */
export const PAGE_CACHE_CONTROL = `public, max-age=0, s-maxage=${SHARED_MAX_AGE_SECONDS}`;

/** True if the response to a request is that of everyone, also to one with an API key. */
export const isForEveryone = (c: HonoContext<AppEnv>) =>
  !isAuthorized(c.req.header('Authorization'));
