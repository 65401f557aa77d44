/** Serves the pages of the site, which the client renders. */
import { execute, parse, type DocumentNode, type ExecutionResult } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Handler } from 'hono';
import type { Context } from '../../context';
import { schema } from '../../schema';
import type { AppEnv } from '../appEnv';
import type { PageRequest } from '../cache/cacheKey';
import { markPublic, PAGE_CACHE_CONTROL } from '../cache/publicResponses';
import { maskErrors } from '../masking';
import type { PictureMaker } from '../pictures/picture';
import type { PageAllowance } from '../limits/pageAllowance';
import type { RequestContexts } from '../requestContext';

interface PersistedQuery {
  document: DocumentNode;
  /** Errors of a query that can't be compiled. */
  compiled?: CompiledQuery | ExecutionResult;
}

/** Executes a persisted query of the client in this process, without HTTP. */
type ExecutePersisted = (
  documentId: string,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult>;

export interface RenderOptions {
  execute: ExecutePersisted;
  /** Origin of canonical addresses, without a trailing slash. */
  origin: string;
  /** Whether pages offer recordings of verses. */
  hasRecordings: boolean;
}

/** The built client. */
export interface Client {
  /** Folder of the static files. */
  files: string;
  /** Documents of persisted queries by their hashes. */
  persistedQueries: Record<string, string>;
  render(request: Request, options: RenderOptions): Promise<Response>;
  /** Reads the answers of the queries of pages as a text; without it, there are no bundles of answers. */
  collect?(paths: readonly string[], options: Pick<RenderOptions, 'execute'>): Promise<Response>;
  /** Address of the Arabic font. */
  quranFont?: string | undefined;
  /** Without it shared links have no pictures of their own. */
  pictures?: PictureMaker;
  /** Ends what renders pages. */
  close?(): Promise<unknown>;
  /**
   * Everything that the page of a request depends on except the content and the origin; undefined
   * for a page that must not be cached. Without this function, no page is cached.
   */
  keyOf?(request: PageRequest): string | undefined;
}

interface PageOptions {
  client: Client;
  executeFor: ReturnType<typeof persistedExecution>;
  contexts: RequestContexts;
  allowance: PageAllowance;
  originOf(url: string): string;
  hasRecordings: boolean;
}

export function pageHandler(options: PageOptions): Handler<AppEnv> {
  const { client, executeFor, contexts, allowance, originOf, hasRecordings } = options;
  return async (c) => {
    const { raw } = c.req;
    const origin = originOf(raw.url);
    const context = contexts.ofAnyone(c.env.exchange.requestId, origin);
    const page = await allowance.respond(c, () =>
      client.render(raw, { execute: executeFor(context), origin, hasRecordings }),
    );
    const isPublic =
      page.status === 200 && context.isCacheable && client.keyOf?.(raw) !== undefined;
    if (page.headers.get('Content-Type')?.startsWith('text/html')) {
      page.headers.set('Cache-Control', isPublic ? PAGE_CACHE_CONTROL : 'private, no-cache');
      // A page also depends on the language and the theme.
      page.headers.set('Vary', 'Cookie, Accept-Language, Accept-Encoding');
    }
    if (isPublic) markPublic(c, context.tags);
    return page;
  };
}

/** Executes persisted queries, each of which is parsed once and compiled when it repeats. */
export function persistedExecution(persisted: ReadonlyMap<string, string>) {
  const queries = new Map<string, PersistedQuery>();
  const queryOf = (id: string): PersistedQuery => {
    const text = persisted.get(id);
    if (text === undefined) throw new Error(`No persisted query ${id}.`);
    const query = queries.get(id) ?? { document: parse(text) };
    queries.set(id, query);
    return query;
  };
  return (contextValue: Context): ExecutePersisted =>
    async (documentId, variableValues) => {
      const isRepeated = queries.has(documentId);
      const query = queryOf(documentId);
      if (isRepeated) query.compiled ??= compileQuery(schema, query.document);
      const compiled =
        query.compiled && isCompiledQuery(query.compiled) ? query.compiled : undefined;
      const quick = await compiled?.query(undefined, contextValue, variableValues);
      // The errors of compiled queries lack what graphql-js reports.
      if (quick && !quick.errors) return quick;
      const { document } = query;
      const result = await execute({ schema, document, variableValues, contextValue });
      // A failed query may succeed the next time.
      if (result.errors) contextValue.isCacheable = false;
      return maskErrors(result, contextValue);
    };
}
