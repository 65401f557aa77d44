import { graphql, useRelayEnvironment } from 'react-relay';
import type { useRestoreAliasMutation } from '../__generated__/useRestoreAliasMutation.graphql';
import { useRestore } from '../editing/useRestore';
import { commit } from '../relay/commit';

/** Returns a function that restores a deleted name of verses. */
export function useRestoreAlias(onRestored: () => void): (databaseId: number) => Promise<void> {
  const environment = useRelayEnvironment();
  const send = async (databaseId: number) => {
    const answer = await commit<useRestoreAliasMutation>(
      environment,
      graphql`
        mutation useRestoreAliasMutation($input: RestoreVerseAliasInput!) {
          restoreVerseAlias(input: $input) {
            __typename
            ... on ValidationError {
              ...outcome_problems @alias(as: "invalid")
            }
          }
        }
      `,
      { input: { databaseId } },
    );
    return answer.restoreVerseAlias;
  };
  return useRestore(send, onRestored);
}
