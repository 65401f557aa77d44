import { createContext, use } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** How often the page was tried again after it failed. */
export const Attempt = createContext(0);

/** What an admin's page reads: asked for anew each time that it is opened. */
export function useAdminQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Query['response'] {
  return useLazyLoadQuery<Query>(query, variables, {
    fetchPolicy: 'network-only',
    fetchKey: use(Attempt),
  });
}
