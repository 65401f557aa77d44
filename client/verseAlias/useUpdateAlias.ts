import { graphql } from 'react-relay';
import type { aliasValues_alias$key } from '../__generated__/aliasValues_alias.graphql';
import type { useUpdateAliasMutation } from '../__generated__/useUpdateAliasMutation.graphql';
import { outcomeOf, type Outcome } from '../editing/outcome';
import { useMutation } from '../relay/useMutation';
import { readAlias, type AliasValues } from './aliasValues';

/** Returns the function that saves a changed name of verses. */
export function useUpdateAlias() {
  const [update] = useMutation<useUpdateAliasMutation>(
    graphql`
      mutation useUpdateAliasMutation($input: UpdateVerseAliasInput!) {
        updateVerseAlias(input: $input) {
          __typename
          ... on UpdateVerseAliasPayload {
            verseAlias {
              id
              ...aliasValues_alias
            }
          }
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
          ... on ConflictError {
            current {
              ...aliasValues_alias @alias(as: "row")
            }
          }
        }
      }
    `,
    { skipToast: true },
  );
  return async (
    databaseId: number,
    values: AliasValues,
    expectedVersion: number | null,
  ): Promise<Outcome<AliasValues>> => {
    const answer = await update({ input: { databaseId, expectedVersion, ...values } });
    return outcomeOf(answer.updateVerseAlias, (current: aliasValues_alias$key) =>
      readAlias(current),
    );
  };
}
