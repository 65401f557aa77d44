import { use } from 'react';
import { byLanguage } from '../language';
import { usePostEditingTexts } from '../i18n/postEditing';
import { PostForm } from './PostForm';
import type { SavedPost } from './readPost';
import { useUpdatePost } from './useUpdatePost';

interface EditPostProps {
  databaseId: number;
  saved: Promise<SavedPost | undefined>;
  onClose(): void;
}

/** The form of an existing post. */
export function EditPost({ databaseId, saved, onClose }: EditPostProps) {
  const t = usePostEditingTexts();
  const post = use(saved);
  const update = useUpdatePost();
  if (!post) return <p role="alert">{t('noPost')}</p>;
  return (
    <PostForm
      row={`post/${databaseId}`}
      label={(language) => `${post.values.number} - ${byLanguage(language, post.values, 'Title')}`}
      databaseId={databaseId}
      initial={post.values}
      version={post.version}
      ownVerses={post.ownVerses}
      send={(values, expectedVersion) => update(databaseId, values, expectedVersion)}
      onClose={onClose}
    />
  );
}
