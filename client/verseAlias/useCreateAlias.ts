import { graphql } from 'react-relay';
import type { useCreateAliasMutation } from '../__generated__/useCreateAliasMutation.graphql';
import { outcomeOf } from '../editing/outcome';
import { sendCreation } from '../editing/sendCreation';
import { useMutation } from '../relay/useMutation';
import { readAlias, type AliasValues } from './aliasValues';
import { useUpdateAlias } from './useUpdateAlias';

/** Returns the function that sends the form of a new name of verses. */
export function useCreateAlias() {
  const [create] = useMutation<useCreateAliasMutation>(
    graphql`
      mutation useCreateAliasMutation($input: CreateVerseAliasInput!) {
        createVerseAlias(input: $input) {
          __typename
          ... on CreateVerseAliasPayload {
            isRepeated
            verseAlias {
              ...aliasValues_alias
            }
          }
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
        }
      }
    `,
    { skipToast: true },
  );
  const update = useUpdateAlias();
  return sendCreation<AliasValues, ReturnType<typeof readAlias>>({
    async create(values, clientKey) {
      const { createVerseAlias: answer } = await create({ input: { ...values, clientKey } });
      if (answer.__typename !== 'CreateVerseAliasPayload') return outcomeOf(answer);
      const row = readAlias(answer.verseAlias);
      return { row, version: row.version, isRepeated: answer.isRepeated };
    },
    update: ({ databaseId }, values, expectedVersion) =>
      update(databaseId, values, expectedVersion),
    read: (row) => row,
  });
}
