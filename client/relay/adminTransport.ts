/**
 * Sends mutations by POST, and the user's token with every request. It is loaded when either is
 * first needed, and then replaces the transport of readers.
 */
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { addressOfQuery, HEADERS, requestJson, transport } from './network';
import { RequestError } from './RequestError';

/** Set by client/auth. */
export const sessionCredentials: {
  jwt?: string | undefined;
  /** Called when the response to a request is 401 or 403. */
  onRefused?(): void;
} = {};

transport.send = async (request, variables) => {
  try {
    const answer = await send(request, variables);
    if (isForbidden(answer)) sessionCredentials.onRefused?.();
    return answer;
  } catch (error) {
    const status = error instanceof RequestError ? error.status : undefined;
    if (status === 401 || status === 403) sessionCredentials.onRefused?.();
    throw error;
  }
};

function send({ id, name, operationKind }: RequestParameters, variables: Variables) {
  const { jwt } = sessionCredentials;
  const headers = { ...HEADERS, ...(jwt && { authorization: `Bearer ${jwt}` }) };
  if (operationKind !== 'mutation') {
    return requestJson(name, addressOfQuery(id, variables), {
      headers,
      // A response in the browser's cache may have changed since.
      cache: 'no-store',
    });
  }
  return requestJson(name, '/graphql', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: id, variables }),
  });
}

/** GraphQL responses with status 403 have the code in their errors. */
function isForbidden(answer: GraphQLResponse): boolean {
  const { errors = [] } = answer as { errors?: { extensions?: { code?: string } }[] };
  return errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN');
}
