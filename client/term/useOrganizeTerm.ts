import { graphql } from 'react-relay';
import type { useOrganizeTermMutation } from '../__generated__/useOrganizeTermMutation.graphql';
import { outcomeOf } from '../editing/outcome';
import { useOperation } from '../editing/useOperation';
import { useMutation } from '../relay/useMutation';

/** Recounts and reorders the elements of a term, and shows the result. */
export function useOrganizeTerm(databaseId: number, expectedVersion: number) {
  const { run, ...operation } = useOperation('organized');
  const [send] = useMutation<useOrganizeTermMutation>(
    graphql`
      mutation useOrganizeTermMutation($input: OrganizeTermInput!) {
        organizeTerm(input: $input) {
          __typename
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
        }
      }
    `,
    { skipToast: true },
  );
  const organize = () =>
    run(async () =>
      outcomeOf((await send({ input: { databaseId, expectedVersion } })).organizeTerm),
    );
  return { organize, ...operation };
}
