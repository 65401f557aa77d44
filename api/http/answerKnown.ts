import { addressBehind } from './caller';
import type { KnownQueries } from './knownQueries';
import type { PublicAnswers } from './publicAnswers';
import { headersOf, type RateLimit } from './rateLimit';
import type { RequestContexts } from './requestContext';
import type { AnswerKnown } from './wire';

interface AnswerKnownOptions {
  known: KnownQueries;
  /** Query text by the hash under which the browser asks for it. */
  persisted: ReadonlyMap<string, string>;
  answers: PublicAnswers;
  limit: RateLimit;
  contexts: RequestContexts;
  trustProxy: number;
}

/** Answers a query that was asked before without the app around it. */
export function answeringKnown({
  known,
  persisted,
  answers,
  limit,
  contexts,
  trustProxy,
}: AnswerKnownOptions): AnswerKnown {
  return ({ query, documentId = '', variables }, { remote, forwardedFor }) => {
    const context = contexts.ofAnyone('');
    const found = known.find(query ?? persisted.get(documentId) ?? '', variables, context);
    const address = addressBehind(remote, forwardedFor, trustProxy);
    if (!found || !limit.allows(address, found.units)) return undefined;
    const { revision } = answers;
    return found.json().then((json) => {
      if (json === undefined || revision !== answers.revision) return undefined;
      const budget = limit.charge(address, found.units);
      const { isKept } = context;
      return { json, revision, isKept, headers: budget ? headersOf(budget) : [] };
    });
  };
}
