import { use } from 'react';
import { byLanguage } from '../language';
import { usePostEditingTexts } from '../i18n/postEditing';
import { useSettings } from '../settings/SettingsProvider';
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
  const { prefLanguage } = useSettings().settings;
  const post = use(saved);
  const update = useUpdatePost();
  if (!post) return <p role="alert">{t('noPost')}</p>;
  return (
    <PostForm
      draftKey={`post/${databaseId}`}
      label={`${post.values.number} - ${byLanguage(prefLanguage, post.values, 'Title')}`}
      initial={post.values}
      version={post.version}
      ownVerses={post.ownVerses}
      send={(values, expectedVersion) => update(databaseId, values, expectedVersion)}
      onClose={onClose}
    />
  );
}
