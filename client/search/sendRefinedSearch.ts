import { getRequest, graphql } from 'relay-runtime';
import { isSameQuery } from '../../text/sameQuery';
import { HEADERS, requestJson } from '../relay/network';

/** Anonymous: without the session and cookies, also for admins. */
export async function sendRefinedSearch(query: string, refinedTo: string): Promise<void> {
  if (isSameQuery(query, refinedTo)) return;
  const { params } = getRequest(graphql`
    mutation sendRefinedSearchMutation($input: CountRefinedSearchInput!) {
      countRefinedSearch(input: $input) {
        isCounted
      }
    }
  `);
  await requestJson(params.name, '/graphql', {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: params.id, variables: { input: { query, refinedTo } } }),
    credentials: 'omit',
    keepalive: true,
  });
}
