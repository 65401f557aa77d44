import { createHash } from 'node:crypto';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { AnswerCache } from './answerCache';
import type { Database } from '../database/database';

/**
 * Answers to anonymous queries, computed once for each content revision. A request with a token,
 * and any mutation, goes by.
 */
export class PublicAnswers {
  private readonly cache = new AnswerCache();
  private knowing: Promise<void> | undefined;
  private readonly passing = new WeakSet<Response>();

  constructor(private readonly database: Database) {}

  /** The content revision that answers are computed for. */
  get revision(): number {
    return this.cache.currentRevision;
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
    await this.know();
    const key = keyOf(request, body);
    const asked = {
      ifNoneMatch: headers.get('If-None-Match') ?? undefined,
      acceptEncoding: headers.get('Accept-Encoding') ?? undefined,
    };
    const found = this.cache.find(key, asked);
    if (found) return found;
    const revision = this.cache.currentRevision;
    const answer = await compute(again);
    const contentType = answer.headers.get('Content-Type') ?? '';
    if (answer.status !== 200 || !contentType.includes('json')) return answer;
    if (this.passing.has(answer)) return answer;
    if (method === 'POST' && !isQuery(body)) return answer;
    const text = new Uint8Array(await answer.clone().arrayBuffer());
    // An error may pass, such as a database that is down.
    if (hasErrors(text)) return answer;
    this.cache.keep(key, revision, contentType, text);
    const kept = this.cache.find(key, asked);
    if (!kept) return answer;
    answer.headers.forEach((value, name) => {
      if (name.startsWith('ratelimit-')) kept.headers.set(name, value);
    });
    return kept;
  }

  /** Lets an answer go out without being kept. */
  passBy(answer: Response): void {
    this.passing.add(answer);
  }

  /** Learns the revision of the content before the first answer, and every one after it. */
  private know(): Promise<void> {
    this.knowing ??= this.begin().catch((error: unknown) => {
      this.knowing = undefined;
      throw error;
    });
    return this.knowing;
  }

  private async begin(): Promise<void> {
    const [row] = await this.database.sql<{ revision: number }>`
      SELECT revision FROM "ContentRevision"`;
    this.cache.setRevision(row?.revision ?? 0);
    this.database.onRevision((revision) => this.cache.setRevision(revision));
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
