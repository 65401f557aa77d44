import { addressBehind } from './caller';
import type { CompiledQueries } from './compiledQueries';
import type { ExecuteCompiled } from './fastPath';
import type { PublicResponseCache } from './publicResponseCache';
import { headersOf, type RateLimit } from './rateLimit';
import type { RequestContexts } from './requestContext';

interface CompiledQueryOptions {
  queries: CompiledQueries;
  /** Documents of persisted queries by their hashes. */
  persisted: ReadonlyMap<string, string>;
  responses: PublicResponseCache;
  limit: RateLimit;
  contexts: RequestContexts;
  trustProxy: number;
}

/** Executes compiled queries without Hono and Yoga, within the same limits. */
export function compiledQueryExecution({
  queries,
  persisted,
  responses,
  limit,
  contexts,
  trustProxy,
}: CompiledQueryOptions): ExecuteCompiled {
  return ({ query, documentId = '', variables }, { remote, forwardedFor }) => {
    const context = contexts.ofAnyone('');
    const execution = queries.find(query ?? persisted.get(documentId) ?? '', variables, context);
    const address = addressBehind(remote, forwardedFor, trustProxy);
    if (!execution || !limit.allows(address, execution.units)) return undefined;
    const { revision } = responses;
    return execution.json().then((json) => {
      if (json === undefined || revision !== responses.revision) return undefined;
      const budget = limit.charge(address, execution.units);
      const { isCacheable } = context;
      return { json, revision, isCacheable, headers: budget ? headersOf(budget) : [] };
    });
  };
}
