import { graphql } from 'react-relay';
import type {
  UpdateTermElementInput,
  useUpdateElementMutation,
} from '../__generated__/useUpdateElementMutation.graphql';
import { useMutation } from '../relay/useMutation';

/** Returns a function that saves an element; a conflict has to be read with all verses of the element. */
export function useUpdateElement() {
  const [update] = useMutation<useUpdateElementMutation>(
    graphql`
      mutation useUpdateElementMutation($input: UpdateTermElementInput!) {
        updateTermElement(input: $input) {
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
  return async (input: UpdateTermElementInput) => (await update({ input })).updateTermElement;
}
