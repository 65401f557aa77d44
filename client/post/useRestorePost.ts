import { graphql, useRelayEnvironment } from 'react-relay';
import type { useRestorePostMutation } from '../__generated__/useRestorePostMutation.graphql';
import { useRefreshPage } from '../editing/EditorScope';
import { useRestore } from '../editing/useRestore';
import { commit } from '../relay/commit';

/** Returns a function that restores a post. */
export function useRestorePost(): (databaseId: number) => Promise<void> {
  const environment = useRelayEnvironment();
  const send = async (databaseId: number) => {
    const answer = await commit<useRestorePostMutation>(
      environment,
      graphql`
        mutation useRestorePostMutation($input: RestorePostInput!) {
          restorePost(input: $input) {
            __typename
            ... on ValidationError {
              ...outcome_problems @alias(as: "invalid")
            }
          }
        }
      `,
      { input: { databaseId } },
    );
    return answer.restorePost;
  };
  return useRestore(send, useRefreshPage());
}
