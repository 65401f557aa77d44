/** The pages of the site: rendered by the client, kept while the content stays the same. */
import { execute, parse, type DocumentNode, type ExecutionResult } from 'graphql';
import type { Handler } from 'hono';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { schema } from '../schema';
import { AnswerCache, bytesOf } from './answerCache';
import type { AppEnv } from './appEnv';
import { maskErrors } from './masking';
import type { RequestContexts } from './requestContext';

/** Answers a persisted query of the client in this process, without HTTP. */
type Execute = (documentId: string, variables: Record<string, unknown>) => Promise<ExecutionResult>;

/** The built client: its folder of files, its queries and what renders a page. */
export interface Client {
  files: string;
  /** Query text by the hash under which the browser asks for it. */
  persistedQueries: Record<string, string>;
  render(request: Request, options: { execute: Execute; origin: string }): Promise<Response>;
  /**
   * All of a request that its page depends on, but for the content and the origin; undefined for a
   * page that is to be rendered each time, as all are without this.
   */
  keyOf?(request: Request): string | undefined;
}

interface PageOptions {
  client: Client;
  database: Database;
  /** Query text by the hash under which the browser asks for it. */
  persisted: ReadonlyMap<string, string>;
  contexts: RequestContexts;
  originOf(url: string): string;
}

export function answerPages(options: PageOptions): Handler<AppEnv> {
  const { client, database, persisted, contexts, originOf } = options;
  const pages = new AnswerCache(database, PAGE_HEADERS);
  const executeFor = persistedExecution(persisted);
  return async (c) => {
    const { raw } = c.req;
    const context = contexts.ofAnyone(c.get('requestId'));
    const origin = originOf(raw.url);
    const render = async () =>
      withPageHeaders(await client.render(raw, { execute: executeFor(context), origin }));
    const key = client.keyOf?.(raw);
    // While the database is away a page says so by itself.
    if (key === undefined || !(await isAnswering(pages))) return render();
    return pages.of(`${origin} ${key}`, raw, render, async (page) =>
      page.status === 200 && context.isKept ? { identity: await bytesOf(page) } : undefined,
    );
  };
}

/** The same address is another page in another language or theme. */
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

/** False while the database is away. */
const isAnswering = (pages: AnswerCache) =>
  pages.know().then(
    () => true,
    () => false,
  );

/** Parses each persisted query once. */
function persistedExecution(persisted: ReadonlyMap<string, string>) {
  const documents = new Map<string, DocumentNode>();
  const documentOf = (id: string): DocumentNode => {
    const text = persisted.get(id);
    if (text === undefined) throw new Error(`No persisted query ${id}.`);
    const document = documents.get(id) ?? parse(text);
    documents.set(id, document);
    return document;
  };
  return (contextValue: Context): Execute =>
    async (documentId, variableValues) => {
      const document = documentOf(documentId);
      const result = await execute({ schema, document, variableValues, contextValue });
      // What failed may succeed the next time.
      if (result.errors) contextValue.isKept = false;
      return maskErrors(result, contextValue);
    };
}
