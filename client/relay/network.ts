import type { FetchFunction, GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { whileLoading } from './loading';
import { RequestError } from './RequestError';

interface NetworkOptions {
  /** If false, the Arabic and the dotted letters of every response are simplified. */
  useComplexCharacters: boolean;
}

/** Options of a request, in `networkCacheConfig: { metadata }`. */
export interface RequestMetadata {
  /** Shows no loading overlay. */
  skipLoader?: boolean;
  /** Shows no toast about a failure; the caller reports it. */
  skipToast?: boolean;
  /** Of a page, which says itself that the server can't be reached. */
  isPage?: boolean;
  /** Called when the request is sent, which it isn't if the same one is still in flight. */
  onSend?: () => void;
}

type Send = (request: RequestParameters, variables: Variables) => Promise<GraphQLResponse>;

/**
 * Sends persisted queries by GET with their hash, so that HTTP caches can serve them. For admins,
 * adminTransport.ts replaces it.
 */
export const transport: { send: Send } = {
  send: ({ id, name }, variables) => requestJson(name, addressOfQuery(id, variables)),
};

export function addressOfQuery(id: string | null | undefined, variables: Variables): URL {
  const url = new URL('/graphql', location.origin);
  url.searchParams.set('documentId', id ?? '');
  url.searchParams.set('variables', JSON.stringify(variables));
  return url;
}

/** Makes the fetch function of a Relay environment in the browser. */
export function createBrowserFetch({ useComplexCharacters }: NetworkOptions): FetchFunction {
  return async (operation, variables, cacheConfig) => {
    const { skipLoader, skipToast, isPage, onSend } = (cacheConfig.metadata ??
      {}) as RequestMetadata;
    onSend?.();
    const sent = transport.send(operation, variables);
    const request = useComplexCharacters ? sent : simplified(sent);
    if (!skipToast) {
      request.then(showErrors, (error: unknown) => {
        const hasNoResponse = error instanceof RequestError && error.status === undefined;
        if (!isPage || !hasNoResponse) tellFailure(error as Error);
      });
    }
    return skipLoader ? request : whileLoading(request);
  };
}

/** Loads the code beside the answer. The first page was simplified on the server. */
async function simplified(request: Promise<GraphQLResponse>): Promise<GraphQLResponse> {
  const [answer, { simplifyDeep }] = await Promise.all([request, import('./simplifyArabic')]);
  return simplifyDeep(answer);
}

/** Shows the first error of a response, if there is one. */
function showErrors(answer: GraphQLResponse): void {
  const { errors } = answer as { errors?: Error[] };
  if (errors?.[0]) tellFailure(errors[0]);
}

function tellFailure(error: Error): void {
  import('./failureToast').then(
    (loaded) => loaded.showFailure(error),
    () => {
      // If the toast cannot be loaded, the page itself still shows the failure.
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
