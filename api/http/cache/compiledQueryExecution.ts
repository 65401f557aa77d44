import type { CompiledQueries } from './compiledQueries';
import type { FastPath } from './fastPath';
import { unitsOfRequest } from '../limits/limits';
import { headersOf, type RateLimit } from '../limits/rateLimit';
import type { RequestContexts } from '../requestContext';

interface CompiledQueryOptions {
  queries: CompiledQueries;
  /** Documents of persisted queries by their hashes. */
  persisted: ReadonlyMap<string, string>;
  limit: RateLimit;
  contexts: RequestContexts;
}

/** Executes compiled queries without Hono and Yoga, within the same limits. */
export function compiledQueryExecution({
  queries,
  persisted,
  limit,
  contexts,
}: CompiledQueryOptions): FastPath['executeCompiled'] {
  return ({ query, documentId = '', variables }, { address, origin, characters }) => {
    const context = contexts.ofAnyone('', origin);
    const execution = queries.find(query ?? persisted.get(documentId) ?? '', variables, context);
    if (!execution) return undefined;
    const units = unitsOfRequest(characters, execution.units);
    if (!limit.allows(address, units)) return undefined;
    return execution.json().then((json) => {
      if (json === undefined) return undefined;
      const budget = limit.charge(address, units);
      const { isCacheable, tags } = context;
      const headers = budget ? headersOf(budget) : [];
      return { json, isCacheable, tags, units, headers };
    });
  };
}
