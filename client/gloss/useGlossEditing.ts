import { useState } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type { useGlossEditing_word$key } from '../__generated__/useGlossEditing_word.graphql';
import type { useGlossEditingMutation } from '../__generated__/useGlossEditingMutation.graphql';
import { outcomeOf, type Outcome } from '../editing/outcome';
import { useEditing } from '../editing/useEditing';
import { glossTexts } from '../i18n/gloss';
import { byLanguage, type Language } from '../language';
import { useMutation } from '../relay/useMutation';
import { LANGUAGE_NAMES } from './glossAddress';

export interface GlossValues {
  gloss: string;
}

/** Reads the gloss of a word in one language, and its version. */
function readGloss(word: useGlossEditing_word$key, language: Language) {
  const data = readInlineData(
    graphql`
      fragment useGlossEditing_word on Word @inline {
        databaseId
        key
        version
        turkishTranslation
        englishTranslation
      }
    `,
    word,
  );
  const { databaseId, key, version } = data;
  const values: GlossValues = { gloss: byLanguage(language, data, 'Translation') ?? '' };
  return { databaseId, key, version, values };
}

/** The state of the gloss of one word, which is saved in the background. */
export function useGlossEditing(word: useGlossEditing_word$key, language: Language) {
  const [wasSaved, setWasSaved] = useState(false);
  const [start] = useState(() => readGloss(word, language));
  const { databaseId, key, version, values: initial } = start;
  const [replace] = useMutation<useGlossEditingMutation>(
    graphql`
      mutation useGlossEditingMutation($input: ReplaceGlossesInput!) {
        replaceGlosses(input: $input) {
          __typename
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
          ... on StaleWordsError {
            words {
              ...useGlossEditing_word
            }
          }
        }
      }
    `,
    { skipToast: true },
  );
  const send = async (
    { gloss }: GlossValues,
    expectedVersion: number | null,
  ): Promise<Outcome<GlossValues>> => {
    const words = [{ key, expectedVersion }];
    const { replaceGlosses: answer } = await replace({
      input: { language: LANGUAGE_NAMES[language], words, gloss },
    });
    if (answer.__typename !== 'StaleWordsError') return outcomeOf(answer);
    const [current] = answer.words;
    return current ? { kind: 'conflict', theirs: readGloss(current, language) } : { kind: 'gone' };
  };
  const editing = useEditing<GlossValues>({
    row: `gloss/${language}/${databaseId}`,
    label: (name) => glossTexts[name].draft.replace('{{key}}', key),
    initial,
    version,
    send,
    onSaved: () => setWasSaved(true),
    isQuiet: true,
  });
  return { editing, wasSaved: wasSaved && !editing.isChanged };
}
