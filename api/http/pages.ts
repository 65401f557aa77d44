/** Serves the pages of the site, which the client renders, from a cache per content revision. */
import { execute, parse, type DocumentNode, type ExecutionResult } from 'graphql';
import type { Handler } from 'hono';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { schema } from '../schema';
import type { AppEnv } from './appEnv';
import { maskErrors } from './masking';
import type { RequestContexts } from './requestContext';
import { bytesOf, ResponseCache } from './responseCache';

/** Executes a persisted query of the client in this process, without HTTP. */
type ExecutePersisted = (
  documentId: string,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult>;

/** The built client. */
export interface Client {
  /** Folder of the static files. */
  files: string;
  /** Documents of persisted queries by their hashes. */
  persistedQueries: Record<string, string>;
  render(
    request: Request,
    options: { execute: ExecutePersisted; origin: string },
  ): Promise<Response>;
  /**
   * Everything that the page of a request depends on except the content and the origin; undefined
   * for a page that must not be cached. Without this function, no page is cached.
   */
  keyOf?(request: Request): string | undefined;
}

interface PageOptions {
  client: Client;
  database: Database;
  /** Documents of persisted queries by their hashes. */
  persisted: ReadonlyMap<string, string>;
  contexts: RequestContexts;
  originOf(url: string): string;
}

export function pageHandler(options: PageOptions): Handler<AppEnv> {
  const { client, database, persisted, contexts, originOf } = options;
  const pages = new ResponseCache(database, PAGE_HEADERS);
  const executeFor = persistedExecution(persisted);
  return async (c) => {
    const { raw } = c.req;
    const context = contexts.ofAnyone(c.get('requestId'));
    const origin = originOf(raw.url);
    const render = async () =>
      withPageHeaders(await client.render(raw, { execute: executeFor(context), origin }));
    const key = client.keyOf?.(raw);
    // Without a database the client renders an error page, which is not cached.
    if (key === undefined || !(await isDatabaseAvailable(pages))) return render();
    return pages.respond(`${origin} ${key}`, raw, render, async (page) =>
      page.status === 200 && context.isCacheable ? { identity: await bytesOf(page) } : undefined,
    );
  };
}

/** A page also depends on the language and the theme. */
const PAGE_HEADERS = {
  'Cache-Control': 'private, no-cache',
  Vary: 'Cookie, Accept-Language, Accept-Encoding',
};

function withPageHeaders(page: Response): Response {
  if (page.headers.get('Content-Type')?.startsWith('text/html')) {
    for (const [name, value] of Object.entries(PAGE_HEADERS)) page.headers.set(name, value);
  }
  return page;
}

const isDatabaseAvailable = (pages: ResponseCache) =>
  pages.loadRevision().then(
    () => true,
    () => false,
  );

/** Executes persisted queries, each of which is parsed once. */
function persistedExecution(persisted: ReadonlyMap<string, string>) {
  const documents = new Map<string, DocumentNode>();
  const documentOf = (id: string): DocumentNode => {
    const text = persisted.get(id);
    if (text === undefined) throw new Error(`No persisted query ${id}.`);
    const document = documents.get(id) ?? parse(text);
    documents.set(id, document);
    return document;
  };
  return (contextValue: Context): ExecutePersisted =>
    async (documentId, variableValues) => {
      const document = documentOf(documentId);
      const result = await execute({ schema, document, variableValues, contextValue });
      // A failed query may succeed the next time.
      if (result.errors) contextValue.isCacheable = false;
      return maskErrors(result, contextValue);
    };
}
