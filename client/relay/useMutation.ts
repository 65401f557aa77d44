import { useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { commit } from './commit';
import type { RequestMetadata } from './network';

/**
 * A mutation that can be awaited, and whether it is in flight. Only lazily loaded code may import
 * it, because readers only send that of sendRefinedSearch.ts, which needs less.
 */
export function useMutation<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { skipToast = false }: RequestMetadata = {},
) {
  const environment = useRelayEnvironment();
  const [inFlight, setInFlight] = useState(0);
  const send = useCallback(
    async (variables: Mutation['variables']) => {
      setInFlight((count) => count + 1);
      try {
        return await commit<Mutation>(environment, mutation, variables, { skipToast });
      } finally {
        setInFlight((count) => count - 1);
      }
    },
    [environment, mutation, skipToast],
  );
  return [send, inFlight > 0] as const;
}
