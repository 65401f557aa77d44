import type { FetchFunction, GraphQLResponse } from 'relay-runtime';
import { whileLoading } from './loading';
import { simplifyDeep } from './simplifyArabic';

/** The server couldn't be reached, or answered something that isn't GraphQL. */
export class RequestError extends Error {
  override name = 'RequestError';
  constructor(
    message: string,
    /** HTTP status, or undefined when there was no answer. */
    readonly status?: number,
  ) {
    super(message);
  }
}

interface NetworkOptions {
  /** False passes every answer through the simplification of Arabic and transcription letters. */
  useComplexCharacters: boolean;
}

/** Sends the queries of the build by GET with their hash, so that they can be cached on the way. */
export function createBrowserFetch({ useComplexCharacters }: NetworkOptions): FetchFunction {
  return async ({ id, name }, variables, cacheConfig) => {
    const url = new URL('/graphql', location.origin);
    url.searchParams.set('documentId', id ?? '');
    url.searchParams.set('variables', JSON.stringify(variables));
    const request = requestJson(url, name);
    const skipLoader = cacheConfig.metadata?.['skipLoader'] === true;
    const answer = await (skipLoader ? request : whileLoading(request));
    return useComplexCharacters ? answer : simplifyDeep(answer);
  };
}

async function requestJson(url: URL, name: string): Promise<GraphQLResponse> {
  const headers = { accept: 'application/graphql-response+json, application/json' };
  let response: Response;
  try {
    response = await fetch(url, { headers });
  } catch {
    throw new RequestError(`${name}: the server can't be reached.`);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (answer && typeof answer === 'object' && ('data' in answer || 'errors' in answer)) {
    return answer as GraphQLResponse;
  }
  throw new RequestError(`${name}: the server answered ${response.status}.`, response.status);
}
