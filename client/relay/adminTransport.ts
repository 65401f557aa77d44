/**
 * Sends mutations by POST, and the token of who is signed in with every request. It takes the place
 * of the readers' transport when the first of either is needed, which is when it is loaded.
 */
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { addressOf, HEADERS, requestJson, transport } from './network';
import { RequestError } from './RequestError';

/** Filled by client/auth. */
export const credentials: {
  jwt?: string | undefined;
  /** Told that a request was answered with 401 or 403. */
  onRefused?(): void;
} = {};

transport.send = async (request, variables) => {
  try {
    const answer = await send(request, variables);
    if (isForbidden(answer)) credentials.onRefused?.();
    return answer;
  } catch (error) {
    const status = error instanceof RequestError ? error.status : undefined;
    if (status === 401 || status === 403) credentials.onRefused?.();
    throw error;
  }
};

function send({ id, name, operationKind }: RequestParameters, variables: Variables) {
  const { jwt } = credentials;
  const headers = { ...HEADERS, ...(jwt && { authorization: `Bearer ${jwt}` }) };
  if (operationKind !== 'mutation') {
    return requestJson(name, addressOf(id, variables), {
      headers,
      // What a reader was answered a moment ago may have been changed since.
      cache: 'no-store',
    });
  }
  return requestJson(name, '/graphql', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: id, variables }),
  });
}

/** Answers with status 403 are GraphQL too, and say so in their errors. */
function isForbidden(answer: GraphQLResponse): boolean {
  const { errors = [] } = answer as { errors?: { extensions?: { code?: string } }[] };
  return errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN');
}
