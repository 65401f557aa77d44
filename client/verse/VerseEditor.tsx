import { graphql, readInlineData, useLazyLoadQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type {
  VerseEditor_verse$data,
  VerseEditor_verse$key,
} from '../__generated__/VerseEditor_verse.graphql';
import type { VerseEditorMutation } from '../__generated__/VerseEditorMutation.graphql';
import type { VerseEditorQuery } from '../__generated__/VerseEditorQuery.graphql';
import { editedHtml } from '../ui/richText/tidyHtml';
import { outcomeOf, type Saved } from '../editing/outcome';
import { editVersePath } from '../page/editAddress';
import { workOf, workVariables } from '../page/workAddress';
import { useMutation } from '../relay/useMutation';
import { TranslationForm, type Translations } from './TranslationForm';

interface VerseEditorProps {
  verseKey: string;
  onClose(): void;
}

/**
 * The editor of both translations of a verse, with their stored HTML. In the translation queue, the
 * next verse of the queue can be opened after saving.
 */
export function VerseEditor({ verseKey, onClose }: VerseEditorProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const part = workOf(search);
  const { verse, place } = useLazyLoadQuery<VerseEditorQuery>(
    graphql`
      query VerseEditorQuery(
        $key: String!
        $isInQueue: Boolean!
        $language: Language!
        $kind: TranslationWorkKind
        $surah: Int
      ) {
        verse(key: $key) {
          ...VerseEditor_verse
        }
        place: translationWorkNeighbors(key: $key, language: $language, kind: $kind, surah: $surah)
          @include(if: $isInQueue) {
          nextKey
        }
      }
    `,
    {
      key: verseKey,
      isInQueue: part !== undefined,
      ...workVariables(part ?? { language: 'turkish' }),
    },
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
  const nextKey = place?.nextKey;
  const goOn = part && nextKey ? () => navigate(editVersePath(nextKey, part)) : undefined;
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
      goOn={goOn && (() => void goOn())}
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
