import { graphql, useRelayEnvironment } from 'react-relay';
import type { useUpdatePostMutation } from '../__generated__/useUpdatePostMutation.graphql';
import { outcomeOf, type Outcome } from '../editing/outcome';
import { useMutation } from '../relay/useMutation';
import { inputOf } from './postInput';
import { readPost, type PostValues } from './readPost';

/** Returns a function that saves a post; a conflict has the current post with all its verses. */
export function useUpdatePost() {
  const environment = useRelayEnvironment();
  const [update] = useMutation<useUpdatePostMutation>(
    graphql`
      mutation useUpdatePostMutation($input: UpdatePostInput!) {
        updatePost(input: $input) {
          __typename
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
          ... on ConflictError {
            __typename
          }
        }
      }
    `,
    { skipToast: true },
  );
  return async (
    databaseId: number,
    values: PostValues,
    expectedVersion: number | null,
  ): Promise<Outcome<PostValues>> => {
    const input = { databaseId, expectedVersion, ...inputOf(values) };
    const { updatePost } = await update({ input });
    if (updatePost.__typename !== 'ConflictError') return outcomeOf(updatePost);
    const theirs = await readPost(environment, databaseId);
    return theirs ? { kind: 'conflict', theirs } : { kind: 'gone' };
  };
}
