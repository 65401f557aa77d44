import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { savePostMutation } from '../__generated__/savePostMutation.graphql';
import { outcomeOf, type Outcome } from '../editing/outcome';
import { commit } from '../relay/commit';
import { inputOf } from './postInput';
import type { PostValues } from './readPost';

interface Sent {
  outcome: Outcome<never>;
  /** Its version after the save; undefined if it was not saved. */
  version: number | undefined;
}

/** Saves a post without a form, over the version that was read. */
export async function savePost(
  environment: IEnvironment,
  databaseId: number,
  expectedVersion: number,
  values: PostValues,
): Promise<Sent> {
  const { updatePost } = await commit<savePostMutation>(
    environment,
    graphql`
      mutation savePostMutation($input: UpdatePostInput!) {
        updatePost(input: $input) {
          __typename
          ... on UpdatePostPayload {
            post {
              version
            }
          }
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
          ... on ConflictError {
            __typename
          }
        }
      }
    `,
    { input: { databaseId, expectedVersion, ...inputOf(values) } },
    { skipToast: true },
  );
  return {
    outcome: outcomeOf(updatePost),
    version: updatePost.__typename === 'UpdatePostPayload' ? updatePost.post.version : undefined,
  };
}
