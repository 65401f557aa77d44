/** Keys of the response cache: everything that a response depends on, except the content. */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isAuthorized } from '../apiKeyHeader';
import { isForGraphiQL } from '../graphiql';
import { requestKindOf, SCHEMA_FILES } from '../requestKind';
import { withSortedFields } from './fieldsKey';

/** The parts of a request that a page depends on. */
export interface PageRequest {
  url: string;
  headers: { get(name: string): string | null };
}

/** The parts of a request that responses depend on. */
export interface RequestParts {
  method: string;
  /** Path and query. */
  target: string;
  origin: string;
  /** A header by its name in lower case. */
  header(name: string): string | null | undefined;
  /** Body of a POST. */
  body: string | undefined;
}

/** @returns undefined for a request whose response is never stored */
export type KeyOf = (parts: RequestParts) => string | undefined;

const MAX_KEY_CHARACTERS = 1000;
const MAX_PAGE_KEYS = 10_000;
/** Longer addresses and cookies are not remembered. */
const MAX_REMEMBERED_CHARACTERS = 2000;

interface KeyOptions {
  /** Undefined if pages are not stored. */
  pageKeyOf: ((request: PageRequest) => string | undefined) | undefined;
  /** Of addresses that embed or quote, which depend on few parts of a request. Undefined for what is not stored. */
  quotedKeyOf?: ((target: string, acceptLanguage: string) => string | undefined) | undefined;
  /** Origin of canonical addresses; that of the request if undefined. */
  publicUrl: string | undefined;
}

export function cacheKeys({ pageKeyOf, quotedKeyOf, publicUrl }: KeyOptions): KeyOf {
  const pageKeys = new LRUCache<string, { key: string | undefined }>({ max: MAX_PAGE_KEYS });

  /** Parsing addresses, cookies and languages takes longer than sending a stored page. */
  const pageKey = ({ target, header }: RequestParts) => {
    const cookie = header('cookie') ?? '';
    const language = header('accept-language') ?? '';
    const text = `${target}\n${cookie}\n${language}`;
    const remembered = pageKeys.get(text);
    if (remembered) return remembered.key;
    const headers = new Headers({ cookie, 'accept-language': language });
    const key = pageKeyOf?.({ url: `${ANY_ORIGIN}${target}`, headers });
    if (text.length <= MAX_REMEMBERED_CHARACTERS) pageKeys.set(text, { key });
    return key;
  };

  const longKeyOf: KeyOf = (parts) => {
    const { method, target, header, body } = parts;
    if (isAuthorized(header('authorization'))) return undefined;
    const end = target.indexOf('?');
    const path = end < 0 ? target : target.slice(0, end);
    // Responses contain absolute addresses.
    const ofOrigin = publicUrl === undefined ? `${parts.origin}\n` : '';
    if (path === '/graphql') {
      const accept = header('accept') ?? '';
      if (isForGraphiQL(method, accept)) return path;
      if (method === 'GET') return `${ofOrigin}${target}\n${accept}`;
      const type = header('content-type');
      if (method !== 'POST' || type == null || body === undefined) return undefined;
      // No header has a line break.
      return `${ofOrigin}${target}\n${accept}\n${type}\n${body}`;
    }
    if (method !== 'GET' || !isPlain(path)) return undefined;
    if (path.startsWith('/api/')) return ofOrigin + withSortedFields(target);
    if (requestKindOf(path) === 'static' || isOneOf(SCHEMA_FILES, path)) return path;
    // The query of a picture only tells apart its versions.
    if (path.startsWith('/share/')) return path;
    const origin = publicUrl ?? parts.origin;
    if (isQuoted(path)) {
      const quoted = quotedKeyOf?.(target, header('accept-language') ?? '');
      return quoted && `${origin}\n${quoted}`;
    }
    if (HAS_ORIGIN.test(path)) return `${origin}\n${path}`;
    if (isFile(path)) return undefined;
    const page = pageKey(parts);
    return page && `${origin}\n${page}`;
  };

  return (parts) => {
    const key = longKeyOf(parts);
    return key === undefined || key.length < MAX_KEY_CHARACTERS
      ? key
      : hash('sha256', key, 'base64');
  };
}

/** Sitemaps and feeds: they have whole addresses, and their queries have no meaning. */
const HAS_ORIGIN = /^\/(sitemap\.xml$|(sitemaps|feeds)\/)/;

/** Page keys get their origin separately. */
const ANY_ORIGIN = 'http://localhost';

const isOneOf = (paths: readonly string[], path: string) => paths.includes(path);

/** False for a whole address, and for a path that the app reads as another one, such as `/a/../b`. */
const isPlain = (path: string) =>
  path.startsWith('/') &&
  !path.startsWith('//') &&
  URL.canParse(ANY_ORIGIN + path) &&
  new URL(ANY_ORIGIN + path).pathname === path;

/** True for embedded pages, and for verses, surahs and topics as text and JSON. */
const isQuoted = (path: string) =>
  path.startsWith('/embed/') || /^\/(verses|surahs|posts)\/[^/]+\.(txt|json)$/.test(path);

/** True for what is no page, and for downloads, which have a cache of their own. */
const isFile = (path: string) =>
  (/\.\w+$/.test(path) && !path.endsWith('.xml')) || path.startsWith('/downloads/');

/** The parts of a request without a body. */
export function partsOf({ method, url, headers }: Request): RequestParts {
  const { pathname, search, origin } = new URL(url);
  const header = (name: string) => headers.get(name);
  return { method, target: pathname + search, origin, header, body: undefined };
}
