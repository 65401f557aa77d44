import { useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useShownQuery } from '../relay/page';

/** Reads an editor's data from the server when it opens and whenever the page is refreshed. */
export function useEditorQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Query['response'] {
  const environment = useRelayEnvironment();
  useShownQuery(query, variables, environment);
  return useLazyLoadQuery<Query>(query, variables, { fetchPolicy: 'network-only' });
}
