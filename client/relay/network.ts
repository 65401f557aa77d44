import type { FetchFunction, GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { whileLoading } from './loading';
import { RequestError } from './RequestError';
import { simplifyDeep } from './simplifyArabic';

interface NetworkOptions {
  /** False passes every answer through the simplification of Arabic and transcription letters. */
  useComplexCharacters: boolean;
}

/** What a request may say of itself, as `networkCacheConfig: { metadata }`. */
export interface RequestMetadata {
  /** Leaves the loading overlay out. */
  skipLoader?: boolean;
  /** Leaves the message about a failure to whoever asks. */
  skipToast?: boolean;
}

type Send = (request: RequestParameters, variables: Variables) => Promise<GraphQLResponse>;

/**
 * How requests go out: the queries of the build by GET with their hash, so that they can be cached
 * on the way. What else an admin sends is in adminTransport.ts, which takes the place of this.
 */
export const transport: { send: Send } = {
  send: ({ id, name }, variables) => requestJson(name, addressOf(id, variables)),
};

export function addressOf(id: string | null | undefined, variables: Variables): URL {
  const url = new URL('/graphql', location.origin);
  url.searchParams.set('documentId', id ?? '');
  url.searchParams.set('variables', JSON.stringify(variables));
  return url;
}

export function createBrowserFetch({ useComplexCharacters }: NetworkOptions): FetchFunction {
  return async (operation, variables, cacheConfig) => {
    const request = transport.send(operation, variables);
    const { skipLoader, skipToast } = (cacheConfig.metadata ?? {}) as RequestMetadata;
    if (!skipToast) request.then(tellErrors, tellFailure);
    const answer = await (skipLoader ? request : whileLoading(request));
    return useComplexCharacters ? answer : simplifyDeep(answer);
  };
}

/** The first of an answer's errors is told; an answer without any is none. */
function tellErrors(answer: GraphQLResponse): void {
  const { errors } = answer as { errors?: Error[] };
  if (errors?.[0]) tellFailure(errors[0]);
}

function tellFailure(error: Error): void {
  import('./failureToast').then(
    (loaded) => loaded.showFailure(error),
    () => {
      // Where not even this can be loaded, the page itself says what failed.
    },
  );
}

export const HEADERS = { accept: 'application/graphql-response+json, application/json' };

export async function requestJson(
  name: string,
  url: URL | string,
  init: RequestInit = { headers: HEADERS },
): Promise<GraphQLResponse> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch {
    throw new RequestError(`${name}: the server can't be reached.`);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (answer && typeof answer === 'object' && ('data' in answer || 'errors' in answer)) {
    return answer as GraphQLResponse;
  }
  throw new RequestError(`${name}: the server answered ${response.status}.`, response.status);
}
