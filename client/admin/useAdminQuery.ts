import { createContext, use } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Number of retries after a failure; a new number fetches again. */
export const Attempt = createContext(0);

/** Reads the data of an admin page, fetched again each time the page opens. */
export function useAdminQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Query['response'] {
  return useLazyLoadQuery<Query>(query, variables, {
    fetchPolicy: 'network-only',
    fetchKey: use(Attempt),
  });
}
