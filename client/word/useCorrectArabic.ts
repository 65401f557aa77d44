import { graphql } from 'react-relay';
import type { useCorrectArabicMutation } from '../__generated__/useCorrectArabicMutation.graphql';
import { outcomeOf } from '../editing/outcome';
import { useOperation } from '../editing/useOperation';
import { useMutation } from '../relay/useMutation';

/** Corrects the Arabic text of a word. The dialogs below get the new text and version from the store. */
export function useCorrectArabic({ databaseId, version }: { databaseId: number; version: number }) {
  const { run, isRunning, signInAgain } = useOperation('corrected');
  const [send] = useMutation<useCorrectArabicMutation>(
    graphql`
      mutation useCorrectArabicMutation($input: CorrectWordArabicInput!) {
        correctWordArabic(input: $input) {
          __typename
          ... on CorrectWordArabicPayload {
            word {
              # eslint-disable-next-line relay/unused-fields -- for the store
              arabicText
              # eslint-disable-next-line relay/unused-fields -- for the store
              version
              # eslint-disable-next-line relay/unused-fields -- for the store
              turkishTranscription
              # eslint-disable-next-line relay/unused-fields -- for the store
              englishTranscription
              # eslint-disable-next-line relay/unused-fields -- for the store
              lemma
              # The correction removes it.
              grammar {
                __typename
              }
            }
          }
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
          ... on ConflictError {
            current {
              ... on Word @alias(as: "row") {
                # eslint-disable-next-line relay/unused-fields -- for the store
                arabicText
                # eslint-disable-next-line relay/unused-fields -- for the store
                version
              }
            }
          }
        }
      }
    `,
    { skipToast: true },
  );
  return {
    isRunning,
    signInAgain,
    /** Resolves to true if the text is corrected; a failure has been shown. */
    correct: (arabicText: string) =>
      run(async () => {
        const input = { databaseId, arabicText, expectedVersion: version };
        return outcomeOf((await send({ input })).correctWordArabic);
      }),
  };
}
