import { useState } from 'react';
import { graphql, readInlineData, useLazyLoadQuery } from 'react-relay';
import { type Language, byLanguage } from '../language';
import type {
  PostVerseEditor_postVerse$data,
  PostVerseEditor_postVerse$key,
} from '../__generated__/PostVerseEditor_postVerse.graphql';
import type { PostVerseEditorMutation } from '../__generated__/PostVerseEditorMutation.graphql';
import type { PostVerseEditorQuery } from '../__generated__/PostVerseEditorQuery.graphql';
import { editedHtml } from '../ui/richText/tidyHtml';
import { outcomeOf, type Saved } from '../editing/outcome';
import { useVerseEditingTexts } from '../i18n/verseEditing';
import { useMutation } from '../relay/useMutation';
import { useSettings } from '../settings/SettingsProvider';
import { SelectField } from '../ui/fields/SelectField';
import { TranslationForm, type Translations } from '../verse/TranslationForm';

interface PostVerseEditorProps {
  /** Integer key of the verse in the current post. */
  databaseId: number;
  onClose(): void;
}

/**
 * Edits a post's own translations of a verse. Another post that uses the verse can be chosen; the
 * input for one post remains a draft until that post is chosen again.
 */
export function PostVerseEditor({ databaseId, onClose }: PostVerseEditorProps) {
  const t = useVerseEditingTexts();
  const { prefLanguage } = useSettings().settings;
  const [target, setTarget] = useState(databaseId);
  const { postVerse } = useLazyLoadQuery<PostVerseEditorQuery>(
    graphql`
      query PostVerseEditorQuery($databaseId: Int!) {
        postVerse(databaseId: $databaseId) {
          verse {
            key
            postVerses(first: 100) {
              edges {
                node {
                  databaseId
                  post {
                    number
                    turkishTitle
                    englishTitle
                  }
                  ...PostVerseEditor_postVerse
                }
              }
            }
          }
        }
      }
    `,
    { databaseId },
    { fetchPolicy: 'network-only' },
  );
  const [update] = useMutation<PostVerseEditorMutation>(
    graphql`
      mutation PostVerseEditorMutation($input: UpdatePostVerseInput!) {
        updatePostVerse(input: $input) {
          __typename
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
          ... on ConflictError {
            current {
              ...PostVerseEditor_postVerse @alias(as: "row")
            }
          }
        }
      }
    `,
    { skipToast: true },
  );
  const uses = postVerse?.verse.postVerses.edges.map(({ node }) => node) ?? [];
  const chosen = uses.find((use) => use.databaseId === target);
  if (!postVerse || !chosen) return null;
  const titleOf = (use: (typeof uses)[number], language: Language) =>
    t('place', { number: use.post.number, title: byLanguage(language, use.post, 'Title') });
  return (
    <>
      <SelectField
        label={t('post')}
        name="post"
        value={String(target)}
        options={uses.map((use) => ({
          value: String(use.databaseId),
          label: titleOf(use, prefLanguage),
        }))}
        onChange={(value) => setTarget(Number(value))}
        hint={t('postHint')}
      />
      <TranslationForm
        key={target}
        row={`postVerse/${target}`}
        label={(language) => `${postVerse.verse.key} · ${titleOf(chosen, language)}`}
        saved={savedOf(dataOf(chosen))}
        mayBeEmpty
        send={async (translations, expectedVersion) => {
          const { updatePostVerse } = await update({
            input: { databaseId: target, expectedVersion, ...ownOf(translations, dataOf(chosen)) },
          });
          return outcomeOf(updatePostVerse, (current: PostVerseEditor_postVerse$key) =>
            savedOf(dataOf(current)),
          );
        }}
        onClose={onClose}
      />
    </>
  );
}

function savedOf(postVerse: PostVerseEditor_postVerse$data): Saved<Translations> {
  const { turkishTranslationHtml, englishTranslationHtml } = postVerse;
  return {
    values: {
      turkishTranslation: editedHtml(turkishTranslationHtml, postVerse.turkishTranslation),
      englishTranslation: editedHtml(englishTranslationHtml, postVerse.englishTranslation),
    },
    version: postVerse.version,
  };
}

/** Texts that equal those of the verse are not saved for the post. */
function ownOf(translations: Translations, postVerse: PostVerseEditor_postVerse$data) {
  const own = (language: Language) => {
    const html = byLanguage(language, translations, 'Translation');
    const isOfVerse =
      byLanguage(language, postVerse, 'TranslationHtml') === null &&
      html === editedHtml(null, byLanguage(language, postVerse, 'Translation'));
    return isOfVerse ? null : html;
  };
  return { turkishTranslation: own('turkish'), englishTranslation: own('english') };
}

function dataOf(postVerse: PostVerseEditor_postVerse$key): PostVerseEditor_postVerse$data {
  return readInlineData(
    graphql`
      fragment PostVerseEditor_postVerse on PostVerse @inline {
        version
        turkishTranslation
        englishTranslation
        turkishTranslationHtml
        englishTranslationHtml
      }
    `,
    postVerse,
  );
}
