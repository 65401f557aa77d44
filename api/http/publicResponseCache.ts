import { createHash } from 'node:crypto';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { ResponseCache, bytesOf } from './responseCache';
import type { Database } from '../database/database';

const MAX_KEY_CHARACTERS = 1000;

/**
 * Responses to anonymous queries, computed once per content revision. Requests with a token and
 * mutations bypass the cache.
 */
export class PublicResponseCache {
  private readonly cache: ResponseCache;
  private readonly bypassing = new WeakSet<Response>();

  constructor(database: Database) {
    this.cache = new ResponseCache(database);
  }

  /** The content revision of the cached responses. */
  get revision(): number {
    return this.cache.revision;
  }

  /** @param body of a POST; undefined for a GET */
  async respond(
    request: Request,
    body: string | undefined,
    compute: (request: Request) => Promise<Response> | Response,
  ): Promise<Response> {
    const { headers, url, method } = request;
    const withBody = body === undefined ? request : new Request(url, { method, headers, body });
    if (headers.has('Authorization') || !['GET', 'POST'].includes(method)) return compute(withBody);
    return this.cache.respond(
      keyOf(request, body),
      request,
      () => compute(withBody),
      async (response) => {
        const contentType = response.headers.get('Content-Type') ?? '';
        if (response.status !== 200 || !contentType.includes('json')) return undefined;
        if (this.bypassing.has(response) || (method === 'POST' && !isQuery(body))) return undefined;
        const identity = await bytesOf(response);
        // Errors may be temporary, such as an unavailable database.
        return hasErrors(identity) ? undefined : { identity };
      },
    );
  }

  /** Excludes a response from the cache. */
  bypass(response: Response): void {
    this.bypassing.add(response);
  }
}

/** Everything a response depends on: method, media type, address, document and variables. */
function keyOf({ method, url, headers }: Request, body: string | undefined): string {
  const { pathname, search } = new URL(url);
  const key = `${method} ${headers.get('Accept') ?? ''} ${pathname}${search} ${body ?? ''}`;
  return key.length < MAX_KEY_CHARACTERS ? key : createHash('sha256').update(key).digest('base64');
}

/** A GET can execute only queries; the document of a POST has to be inspected. */
function isQuery(body: string | undefined): boolean {
  try {
    const { query, operationName } = JSON.parse(body ?? '') as Record<string, string | undefined>;
    // A POST without a document is a persisted mutation: the client sends its queries by GET.
    if (query === undefined) return false;
    return getOperationAST(parse(query), operationName)?.operation === OperationTypeNode.QUERY;
  } catch {
    return false;
  }
}

function hasErrors(json: Uint8Array): boolean {
  return 'errors' in (JSON.parse(new TextDecoder().decode(json)) as object);
}
