import { graphql, readInlineData, useLazyLoadQuery } from 'react-relay';
import type {
  VerseEditor_verse$data,
  VerseEditor_verse$key,
} from '../__generated__/VerseEditor_verse.graphql';
import type { VerseEditorMutation } from '../__generated__/VerseEditorMutation.graphql';
import type { VerseEditorQuery } from '../__generated__/VerseEditorQuery.graphql';
import { editedHtml } from '../ui/richText/tidyHtml';
import { outcomeOf, type Saved } from '../editing/outcome';
import { useMutation } from '../relay/useMutation';
import { TranslationForm, type Translations } from './TranslationForm';

interface VerseEditorProps {
  verseKey: string;
  onClose(): void;
}

/** The editor of both translations of a verse, with their stored HTML. */
export function VerseEditor({ verseKey, onClose }: VerseEditorProps) {
  const { verse } = useLazyLoadQuery<VerseEditorQuery>(
    graphql`
      query VerseEditorQuery($key: String!) {
        verse(key: $key) {
          ...VerseEditor_verse
        }
      }
    `,
    { key: verseKey },
    { fetchPolicy: 'network-only' },
  );
  const [update] = useMutation<VerseEditorMutation>(
    graphql`
      mutation VerseEditorMutation($input: UpdateVerseInput!) {
        updateVerse(input: $input) {
          __typename
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
          ... on ConflictError {
            current {
              ...VerseEditor_verse @alias(as: "row")
            }
          }
        }
      }
    `,
    { skipToast: true },
  );
  const data = dataOf(verse);
  if (!data) return null;
  const { databaseId } = data;
  return (
    <TranslationForm
      row={`verse/${databaseId}`}
      label={() => verseKey}
      saved={savedOf(data)}
      send={async (translations, expectedVersion) => {
        const { updateVerse } = await update({
          input: { databaseId, expectedVersion, ...translations },
        });
        return outcomeOf(updateVerse, (current: VerseEditor_verse$key) => savedOf(dataOf(current)));
      }}
      onClose={onClose}
    />
  );
}

function savedOf(verse: VerseEditor_verse$data): Saved<Translations> {
  return {
    values: {
      turkishTranslation: editedHtml(verse.turkishTranslationAdmin, verse.turkishTranslation),
      englishTranslation: editedHtml(verse.englishTranslationAdmin, verse.englishTranslation),
    },
    version: verse.version,
  };
}

function dataOf(verse: VerseEditor_verse$key): VerseEditor_verse$data;
function dataOf(
  verse: VerseEditor_verse$key | null | undefined,
): VerseEditor_verse$data | null | undefined;
function dataOf(verse: VerseEditor_verse$key | null | undefined) {
  return readInlineData(
    graphql`
      fragment VerseEditor_verse on Verse @inline {
        databaseId
        version
        turkishTranslation
        englishTranslation
        turkishTranslationAdmin
        englishTranslationAdmin
      }
    `,
    verse,
  );
}
