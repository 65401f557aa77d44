import { Suspense, useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { useMatch, useNavigate } from 'react-router-dom';
import type { DeletePostDialogMutation } from '../__generated__/DeletePostDialogMutation.graphql';
import { EditorScope } from '../editing/EditorScope';
import { outcomeOf } from '../editing/outcome';
import { useOperation } from '../editing/useOperation';
import { usePostEditingTexts } from '../i18n/postEditing';
import { useEditingTexts } from '../i18n/editing';
import { useMutation } from '../relay/useMutation';
import buttons from '../ui/buttons/buttons.module.css';
import { Dialog } from '../ui/controls/Dialog';
import { HoldButton } from '../ui/buttons/HoldButton';
import type { ControlProps } from '../ui/controls/useControl';
import styles from './PostDialog.module.css';
import { postIdOf } from './postAddress';
import { PostPicker } from './PostPicker';
import { readPosts, type ListedPost } from './readPosts';
import { useRestorePost } from './useRestorePost';

/** Deletes a post, at first the one of the page, with a button that has to be held. */
export function DeletePostDialog(control: ControlProps) {
  const t = usePostEditingTexts();
  return (
    <Dialog isForm title={t('deleteTitle')} className={styles.choice} {...control}>
      <div className={styles.content}>
        <EditorScope onError={control.onClose}>
          <DeletePost onClose={control.onClose} />
        </EditorScope>
      </div>
    </Dialog>
  );
}

function DeletePost({ onClose }: { onClose(): void }) {
  const t = usePostEditingTexts();
  const editing = useEditingTexts();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const params = useMatch('/posts/:section?/:postId')?.params;
  const operation = useOperation('deleted');
  const restore = useRestorePost();
  const read = async () =>
    (await readPosts(environment)).filter(({ databaseId }) => databaseId !== 1);
  const [posts, setPosts] = useState(read);
  const [picked, setPicked] = useState<ListedPost>();
  const shown = params && postIdOf(params);
  useEffect(() => {
    // The topic of the page is the one that is meant, unless another is picked.
    posts.then(
      (list) =>
        setPicked((current) => current ?? list.find(({ databaseId }) => databaseId === shown)),
      () => undefined,
    );
  }, [posts, shown]);
  const [remove] = useMutation<DeletePostDialogMutation>(
    graphql`
      mutation DeletePostDialogMutation($input: DeletePostInput!) {
        deletePost(input: $input) {
          __typename
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
        }
      }
    `,
    { skipToast: true },
  );
  const deletePicked = async ({ databaseId, version }: ListedPost) => {
    const isDone = await operation.run(async () => {
      const { deletePost } = await remove({ input: { databaseId, expectedVersion: version } });
      const outcome = outcomeOf(deletePost);
      if (outcome.kind !== 'saved') {
        // The post has changed since it was picked.
        setPicked(undefined);
        setPosts(read());
        return outcome;
      }
      if (shown === databaseId) await navigate('/');
      return { ...outcome, action: { label: t('undo'), onClick: () => void restore(databaseId) } };
    });
    if (isDone) onClose();
  };
  return (
    <>
      <Suspense fallback={<p className={styles.loading}>{t('loading')}</p>}>
        <PostPicker posts={posts} picked={picked?.databaseId} onPick={setPicked} />
      </Suspense>
      <p className={styles.warning}>{t('deleteHint')}</p>
      <div className={buttons.actions}>
        <button
          type="button"
          className={buttons.secondary}
          data-takes-dialog-escape
          onClick={onClose}
        >
          {editing('cancel')}
        </button>
        <HoldButton
          isDisabled={!picked || operation.isRunning}
          onHeld={() => picked && void deletePicked(picked)}
        >
          {t('delete')}
        </HoldButton>
      </div>
      {operation.signInAgain}
    </>
  );
}
