import { Suspense, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { EditorScope } from '../editing/EditorScope';
import { usePostEditingTexts } from '../i18n/postEditing';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import { EditPost } from './EditPost';
import styles from './PostDialog.module.css';
import { PostPicker } from './PostPicker';
import { readPost } from './readPost';
import { readPosts } from './readPosts';

interface UpdatePostDialogProps extends ControlProps {
  /** Integer key of the post to edit; undefined to choose one first. */
  postId?: number;
}

/** Edits a post, which is picked first unless its key is given. */
export function UpdatePostDialog({ postId, ...control }: UpdatePostDialogProps) {
  const t = usePostEditingTexts();
  const [isPicked, setPicked] = useState(postId !== undefined);
  return (
    <Dialog
      isForm
      title={t('updateTitle')}
      className={isPicked ? styles.form : styles.choice}
      {...control}
    >
      <div className={styles.content}>
        <EditorScope onError={control.onClose}>
          <UpdatePost postId={postId} onPick={() => setPicked(true)} onClose={control.onClose} />
        </EditorScope>
      </div>
    </Dialog>
  );
}

interface UpdatePostProps {
  postId: number | undefined;
  onPick(): void;
  onClose(): void;
}

function UpdatePost({ postId, onPick, onClose }: UpdatePostProps) {
  const t = usePostEditingTexts();
  const environment = useRelayEnvironment();
  const [posts] = useState(() => (postId === undefined ? readPosts(environment) : undefined));
  const read = (id: number) => ({ id, saved: readPost(environment, id) });
  const [picked, setPicked] = useState(() => (postId === undefined ? undefined : read(postId)));
  const loading = <p className={styles.loading}>{t('loading')}</p>;
  return (
    <>
      {posts && (
        <Suspense fallback={loading}>
          <PostPicker
            posts={posts}
            picked={picked?.id}
            onPick={({ databaseId }) => {
              setPicked(read(databaseId));
              onPick();
            }}
          />
        </Suspense>
      )}
      {picked && (
        <Suspense key={picked.id} fallback={loading}>
          <EditPost databaseId={picked.id} saved={picked.saved} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
