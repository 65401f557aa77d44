import { Suspense, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { EditorScope } from '../editing/EditorScope';
import { useAddingVersesTexts } from '../i18n/addingVerses';
import { usePostEditingTexts } from '../i18n/postEditing';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import { AddToPost } from './AddToPost';
import styles from './PostDialog.module.css';
import { PostPicker } from './PostPicker';
import { readStoredPost } from './readPost';
import { readPosts } from './readPosts';

interface AddingProps {
  /** The verses to add, in their order. */
  keys: readonly string[];
  /** Called when the verses are in a topic. */
  onAdded(): void;
  /** Called with the added verses when they were taken out of the topic again. */
  onUndone(keys: readonly string[]): void;
}

/** Adds verses to a topic, which is chosen first. */
export function AddVersesDialog({
  keys,
  onAdded,
  onUndone,
  ...control
}: AddingProps & ControlProps) {
  const t = useAddingVersesTexts();
  return (
    <Dialog isForm title={t('title')} className={styles.choice} {...control}>
      <div className={styles.content}>
        <EditorScope onError={control.onClose}>
          <AddVerses keys={keys} onAdded={onAdded} onUndone={onUndone} onClose={control.onClose} />
        </EditorScope>
      </div>
    </Dialog>
  );
}

/** The topic that got verses last, which probably gets those of the next search too. */
let last: number | undefined;

function AddVerses(props: AddingProps & { onClose(): void }) {
  const { onAdded, onUndone, onClose } = props;
  const t = usePostEditingTexts();
  const environment = useRelayEnvironment();
  // They stay while the dialog closes.
  const [keys] = useState(props.keys);
  const [posts] = useState(() => readPosts(environment));
  const read = (id: number) => ({ id, saved: readStoredPost(environment, id), isChanged: false });
  const [picked, setPicked] = useState(() => (last === undefined ? undefined : read(last)));
  const loading = <p className={styles.loading}>{t('loading')}</p>;
  return (
    <>
      <Suspense fallback={loading}>
        <PostPicker
          posts={posts}
          picked={picked?.id}
          isOpenAtFirst={picked === undefined}
          onPick={({ databaseId }) => setPicked(read(databaseId))}
        />
      </Suspense>
      {picked && (
        <Suspense key={picked.id} fallback={loading}>
          <AddToPost
            databaseId={picked.id}
            saved={picked.saved}
            isChanged={picked.isChanged}
            keys={keys}
            onConflict={() => setPicked({ ...read(picked.id), isChanged: true })}
            onAdded={() => {
              last = picked.id;
              onAdded();
              onClose();
            }}
            onUndone={onUndone}
            onClose={onClose}
          />
        </Suspense>
      )}
    </>
  );
}
