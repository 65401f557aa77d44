import { useEffect } from 'react';
import { useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { shownQueries } from '../relay/page';

/**
 * Reads what an editor shows, from the server whenever it begins, and again whenever the page is
 * refreshed.
 * @param variables keep their identity while they are the same
 */
export function useEditorQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Query['response'] {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const shown = { query, variables, environment };
    shownQueries.add(shown);
    return () => void shownQueries.delete(shown);
  }, [environment, query, variables]);
  return useLazyLoadQuery<Query>(query, variables, { fetchPolicy: 'network-only' });
}
