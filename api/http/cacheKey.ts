/** Keys of the response cache: everything that a response depends on, except the content. */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { LIMITS } from './limits';
import type { PageRequest } from './pages';

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
  /** Origin of canonical addresses; that of the request if undefined. */
  publicUrl: string | undefined;
}

export function cacheKeys({ pageKeyOf, publicUrl }: KeyOptions): KeyOf {
  const pageKeys = new LRUCache<string, { key: string | undefined }>({ max: MAX_PAGE_KEYS });

  /** Parsing addresses, cookies and languages takes longer than sending a stored page. */
  const pageKey = ({ target, origin, header }: RequestParts) => {
    const cookie = header('cookie') ?? '';
    const language = header('accept-language') ?? '';
    const text = `${target}\n${cookie}\n${language}`;
    const remembered = pageKeys.get(text);
    if (remembered) return remembered.key;
    const headers = new Headers({ cookie, 'accept-language': language });
    const key = pageKeyOf?.({ url: origin + target, headers });
    if (text.length <= MAX_REMEMBERED_CHARACTERS) pageKeys.set(text, { key });
    return key;
  };

  const longKeyOf: KeyOf = (parts) => {
    const { method, target, header, body } = parts;
    if (header('authorization') != null) return undefined;
    const end = target.indexOf('?');
    const path = end < 0 ? target : target.slice(0, end);
    if (path === '/graphql') {
      const accept = header('accept') ?? '';
      if (method === 'GET') return `${accept} ${target}`;
      const type = header('content-type');
      if (method !== 'POST' || type == null || body === undefined) return undefined;
      return `${accept} ${type} ${target} ${body}`;
    }
    if (method !== 'GET' || isFile(path)) return undefined;
    if (path.startsWith('/api/')) return target;
    const origin = publicUrl ?? parts.origin;
    if (path === '/sitemap.xml' || path.startsWith('/sitemaps/')) return `${origin} ${path}`;
    const page = pageKey(parts);
    return page && `${origin} ${page}`;
  };

  return (parts) => {
    const key = longKeyOf(parts);
    return key === undefined || key.length < MAX_KEY_CHARACTERS
      ? key
      : hash('sha256', key, 'base64');
  };
}

/** True for static files and downloads, which have caches of their own. */
const isFile = (path: string) =>
  (/\.\w+$/.test(path) && !path.endsWith('.xml') && !path.startsWith('/api/')) ||
  path.startsWith('/downloads/');

/** Reads the parts of a request, and the body of one that can be a query. */
export async function partsOf(request: Request): Promise<RequestParts> {
  const { method, url, headers } = request;
  const { pathname, search, origin } = new URL(url);
  const isQuery =
    method === 'POST' &&
    pathname === '/graphql' &&
    headers.has('content-type') &&
    !headers.has('authorization');
  const body = isQuery ? await bodyOf(request) : undefined;
  return { method, target: pathname + search, origin, header: (name) => headers.get(name), body };
}

/** Undefined for a body that is too large, which the app reports. */
async function bodyOf(request: Request): Promise<string | undefined> {
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length > LIMITS.bytes) return undefined;
  const body = await request.clone().text();
  return body.length > LIMITS.bytes ? undefined : body;
}
