import { graphql } from 'react-relay';
import type {
  Language,
  useCreateAliasMutation,
  useCreateAliasMutation$data,
} from '../__generated__/useCreateAliasMutation.graphql';
import type { useCreateAliasUpdateMutation } from '../__generated__/useCreateAliasUpdateMutation.graphql';
import { outcomeOf, type Saved } from '../editing/outcome';
import { sendCreation } from '../editing/sendCreation';
import { useMutation } from '../relay/useMutation';
import { parseVerseKey, verseRunText } from '../../text/verseReference';

export const ALIAS_LANGUAGES = ['TURKISH', 'ENGLISH', 'ARABIC'] as const satisfies Language[];

export interface AliasValues {
  name: string;
  language: (typeof ALIAS_LANGUAGES)[number];
  /** "2:255" or "2:285-286" */
  verses: string;
}

type Alias = Extract<
  useCreateAliasMutation$data['createVerseAlias'],
  { __typename: 'CreateVerseAliasPayload' }
>['verseAlias'];

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
              databaseId
              version
              name
              language
              firstVerse {
                key
              }
              lastVerse {
                key
              }
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
  const [update] = useMutation<useCreateAliasUpdateMutation>(
    graphql`
      mutation useCreateAliasUpdateMutation($input: UpdateVerseAliasInput!) {
        updateVerseAlias(input: $input) {
          __typename
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
        }
      }
    `,
    { skipToast: true },
  );
  return sendCreation<AliasValues, Alias>({
    async create(values, clientKey) {
      const { createVerseAlias: answer } = await create({ input: { ...values, clientKey } });
      if (answer.__typename !== 'CreateVerseAliasPayload') return outcomeOf(answer);
      const { verseAlias, isRepeated } = answer;
      return { row: verseAlias, version: verseAlias.version, isRepeated };
    },
    async update({ databaseId }, values, expectedVersion) {
      const answer = await update({ input: { databaseId, expectedVersion, ...values } });
      return outcomeOf(answer.updateVerseAlias);
    },
    read: savedOf,
  });
}

function savedOf({ name, language, firstVerse, lastVerse, version }: Alias): Saved<AliasValues> {
  const [first, last] = [parseVerseKey(firstVerse.key), parseVerseKey(lastVerse.key)];
  const verses = (first && last && verseRunText({ first, last })) ?? firstVerse.key;
  const known = ALIAS_LANGUAGES.find((one) => one === language) ?? 'ENGLISH';
  return { values: { name, language: known, verses }, version };
}
