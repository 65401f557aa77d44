import { addressBehind } from './caller';
import type { CompiledQueries } from './compiledQueries';
import type { FastPath } from './fastPath';
import { headersOf, type RateLimit } from './rateLimit';
import type { RequestContexts } from './requestContext';

interface CompiledQueryOptions {
  queries: CompiledQueries;
  /** Documents of persisted queries by their hashes. */
  persisted: ReadonlyMap<string, string>;
  limit: RateLimit;
  contexts: RequestContexts;
  trustProxy: number;
}

/** Executes compiled queries without Hono and Yoga, within the same limits. */
export function compiledQueryExecution({
  queries,
  persisted,
  limit,
  contexts,
  trustProxy,
}: CompiledQueryOptions): FastPath['executeCompiled'] {
  return ({ query, documentId = '', variables }, { remote, forwardedFor }) => {
    const context = contexts.ofAnyone('');
    const execution = queries.find(query ?? persisted.get(documentId) ?? '', variables, context);
    const address = addressBehind(remote, forwardedFor, trustProxy);
    if (!execution || !limit.allows(address, execution.units)) return undefined;
    return execution.json().then((json) => {
      if (json === undefined) return undefined;
      const budget = limit.charge(address, execution.units);
      const { isCacheable, tags } = context;
      return { json, isCacheable, tags, headers: budget ? headersOf(budget) : [] };
    });
  };
}
