import { createHash } from 'node:crypto';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { AnswerCache, bytesOf } from './answerCache';
import type { Database } from '../database/database';

/**
 * Answers to anonymous queries, computed once for each content revision. A request with a token,
 * and any mutation, goes by.
 */
export class PublicAnswers {
  private readonly cache: AnswerCache;
  private readonly passing = new WeakSet<Response>();

  constructor(database: Database) {
    this.cache = new AnswerCache(database);
  }

  /** The content revision that answers are computed for. */
  get revision(): number {
    return this.cache.revision;
  }

  /** @param body of a POST; undefined for a GET */
  async of(
    request: Request,
    body: string | undefined,
    compute: (request: Request) => Promise<Response> | Response,
  ): Promise<Response> {
    const { headers, url, method } = request;
    const again = body === undefined ? request : new Request(url, { method, headers, body });
    if (headers.has('Authorization') || !['GET', 'POST'].includes(method)) return compute(again);
    return this.cache.of(
      keyOf(request, body),
      request,
      () => compute(again),
      async (answer) => {
        const contentType = answer.headers.get('Content-Type') ?? '';
        if (answer.status !== 200 || !contentType.includes('json')) return undefined;
        if (this.passing.has(answer) || (method === 'POST' && !isQuery(body))) return undefined;
        const identity = await bytesOf(answer);
        // An error may pass, such as a database that is down.
        return hasErrors(identity) ? undefined : { identity };
      },
    );
  }

  /** Lets an answer go out without being kept. */
  passBy(answer: Response): void {
    this.passing.add(answer);
  }
}

/** What the answer depends on: the address, the document, its variables, the media type asked for. */
function keyOf({ method, url, headers }: Request, body: string | undefined): string {
  const { pathname, search } = new URL(url);
  const key = `${method} ${headers.get('Accept') ?? ''} ${pathname}${search} ${body ?? ''}`;
  return key.length < 1000 ? key : createHash('sha256').update(key).digest('base64');
}

/** By GET nothing but queries is executed; by POST the document has to be looked at. */
function isQuery(body: string | undefined): boolean {
  try {
    const { query, operationName } = JSON.parse(body ?? '') as Record<string, string | undefined>;
    // A persisted query has no document here: it is one of the client's, sent by GET.
    if (query === undefined) return false;
    return getOperationAST(parse(query), operationName)?.operation === OperationTypeNode.QUERY;
  } catch {
    return false;
  }
}

function hasErrors(text: Uint8Array): boolean {
  return 'errors' in (JSON.parse(new TextDecoder().decode(text)) as object);
}
