import { createContext, use } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Number of retries after a failure; a new number fetches again. */
export const Attempt = createContext(0);

/**
 * Reads the data of an admin page, fetched again each time the page opens: a response that React prepared
 * for a page and did not show would be kept for five minutes under the same key.
 */
export function useAdminQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Query['response'] {
  const { key } = useLocation();
  return useLazyLoadQuery<Query>(query, variables, {
    fetchPolicy: 'network-only',
    fetchKey: `${use(Attempt)} ${key}`,
  });
}
