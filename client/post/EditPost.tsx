import { use } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { byLanguage } from '../language';
import type { EditPostMutation } from '../__generated__/EditPostMutation.graphql';
import { outcomeOf, type Outcome, type Saved } from '../editing/outcome';
import { usePostEditingTexts } from '../i18n/postEditing';
import { useMutation } from '../relay/useMutation';
import { useSettings } from '../settings/SettingsProvider';
import { PostForm } from './PostForm';
import { inputOf } from './postInput';
import { readPost, type PostValues } from './readPost';

interface EditPostProps {
  databaseId: number;
  saved: Promise<Saved<PostValues> | undefined>;
  onClose(): void;
}

/** The form of an existing post. */
export function EditPost({ databaseId, saved, onClose }: EditPostProps) {
  const t = usePostEditingTexts();
  const { prefLanguage } = useSettings().settings;
  const environment = useRelayEnvironment();
  const post = use(saved);
  const [update] = useMutation<EditPostMutation>(
    graphql`
      mutation EditPostMutation($input: UpdatePostInput!) {
        updatePost(input: $input) {
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
  if (!post) return <p role="alert">{t('noPost')}</p>;
  const send = async (
    values: PostValues,
    expectedVersion: number | null,
  ): Promise<Outcome<PostValues>> => {
    const input = { databaseId, expectedVersion, ...inputOf(values) };
    const { updatePost } = await update({ input });
    if (updatePost.__typename !== 'ConflictError') return outcomeOf(updatePost);
    const theirs = await readPost(environment, databaseId);
    return theirs ? { kind: 'conflict', theirs } : { kind: 'gone' };
  };
  return (
    <PostForm
      draftKey={`post/${databaseId}`}
      label={`${post.values.number} - ${byLanguage(prefLanguage, post.values, 'Title')}`}
      initial={post.values}
      version={post.version}
      send={send}
      onClose={onClose}
    />
  );
}
